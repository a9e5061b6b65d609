/// What a browser is told through server-sent events.
enum PreviewEvent: Hashable, Sendable {
  /// Its page is another at this version.
  case reload(version: String)
  /// These stylesheets are others at this version, and its page is the same.
  case styles(paths: Set<String>, version: String)
  /// The content files that its page is made from.
  case sources([String])
  /// What the editor knows of the content may have changed; its page must not reload.
  case editor
  case findings(json: String)
  /// What is wrong with the files that its page is made from, where the findings leave some out.
  case ownFindings(json: String)

  /// The event as it goes over the wire (WHATWG HTML, section 9.2.6). A line break ends a field,
  /// so every line of the data is a field of its own.
  var text: String {
    switch self {
    case .reload(let version): "event: reload\ndata: \(version)\n\n"
    case .styles(let paths, let version):
      "event: styles\ndata: {\"version\":\"\(version)\",\"paths\":\(Self.json(paths.sorted()))}\n\n"
    case .sources(let paths): "event: sources\ndata: \(Self.json(paths))\n\n"
    case .editor: "event: editor\ndata: content\n\n"
    case .findings(let json): "event: diagnostics\n" + Self.data(json)
    case .ownFindings(let json): "event: own\n" + Self.data(json)
    }
  }

  private static func data(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { "data: \($0)\n" }.joined() + "\n"
  }

  /// A JSON array of texts (RFC 8259, section 7).
  private static func json(_ texts: [String]) -> String {
    "[" + texts.map { "\"\(escaped($0))\"" }.joined(separator: ",") + "]"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
