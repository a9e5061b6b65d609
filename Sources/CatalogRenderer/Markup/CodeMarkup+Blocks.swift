import CommonMark

extension CodeMarkup {
  /// A code block of markdown, in the colours of its language where that is one of ours.
  static func block(of code: CodeBlock) -> String {
    let text = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    return switch code.language {
    case "swift": swift(text)
    case "yaml": yaml(text)
    default: plain(text, language: code.language)
    }
  }
}
