/// The definitions of a text, `[label]: address`, for notes that are parsed by themselves: each gets
/// those that it refers to.
struct NoteDefinitions {
  /// As they are written, by label.
  private var sources: [String: String] = [:]

  /// Those of ``LinkDefinitions``. An address may be on the line below its label.
  init(_ definitions: [UInt8]) {
    let lines = definitions.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() {
      guard text.first == Byte.openBracket, let close = text.firstIndex(of: "]:")
      else { continue }
      var source = text.text
      if text[close...].dropFirst(2).isBlankLine, index + 1 < lines.count {
        source += " " + lines[index + 1].trimmed.text
      }
      let label = Self.label(text[..<close].dropFirst().text)
      if sources[label] == nil { sources[label] = source }
    }
  }

  /// The lines that define what a text refers to, below a blank one; empty where it is nothing.
  func below(_ text: String) -> String {
    guard !sources.isEmpty else { return "" }
    var found: Set<String> = []
    for part in text.split(separator: "[").dropFirst(text.first == "[" ? 0 : 1) {
      guard let close = part.firstIndex(of: "]") else { continue }
      let label = Self.label(String(part[..<close]))
      if let source = sources[label] { found.insert(source) }
    }
    return found.isEmpty ? "" : "\n\n" + found.sorted().joined(separator: "\n")
  }

  private static func label(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
