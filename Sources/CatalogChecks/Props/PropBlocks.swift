/// The list of props of a `component.yaml` as lines, so that a change leaves all others alone.
///
/// Steps: split the text into lines, whose ends may be those of any system but must be alike; find
/// `props:` at the left edge; take one ``PropBlock`` after another, each begun by a line `- …`.
/// There are no blocks for a list in brackets, and for lines that fit in nowhere.
struct PropBlocks {
  /// The lines before `props:`.
  private let head: [String]
  /// What follows `props:` on its line, with the spaces before it.
  private let comment: String
  var blocks: [PropBlock] = []
  /// The lines after the last prop.
  private var tail: [String]

  private let lineEnd: String
  private let isEnded: Bool

  /// Lines of a file that is mended; the cost of finding what changed grows with their square.
  private static let lineLimit = 1_000

  init?(_ text: String) {
    let parts = UnifiedDiff.lines(of: text)
    lineEnd = parts.first?.utf8.suffix(2).elementsEqual("\r\n".utf8) == true ? "\r\n" : "\n"
    isEnded = text.utf8.last == UInt8(ascii: "\n")
    guard parts.count <= Self.lineLimit, let lines = Self.lines(parts, without: lineEnd) else {
      return nil
    }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("props:") }) else {
      // Before what usually follows the props, or at the end.
      let end = lines.firstIndex { $0.hasPrefix("children:") } ?? lines.count
      (head, comment, tail) = (Array(lines[..<end]), "", Array(lines[end...]))
      return
    }
    let (value, comment) = YAMLText.parts(lines[start].dropFirst("props:".count))
    guard value.isEmpty || value == "[]" else { return nil }
    (head, self.comment) = (Array(lines[..<start]), comment)
    tail = Array(lines[(start + 1)...])
    guard value.isEmpty else { return }
    while let block = PropBlock(takingFrom: &tail) { blocks.append(block) }
    let next = tail.first { !YAMLText.isBlankOrComment($0) }
    if blocks.isEmpty || next?.hasPrefix(" ") == true || next?.hasPrefix("-") == true {
      return nil
    }
  }

  var text: String {
    let list = blocks.flatMap(\.allLines)
    let start = "props:" + (list.isEmpty ? " []" : "") + comment
    let lines = head + [start] + list + tail
    return lines.joined(separator: lineEnd) + (isEnded ? lineEnd : "")
  }

  /// The column of the keys of a new prop.
  var indentation: Int { blocks.first?.indentation ?? 4 }

  /// The lines without their ends; `nil` when one of them has another end.
  private static func lines(_ parts: [Substring], without end: String) -> [String]? {
    let lines = parts.enumerated().map { index, part in
      let isEnded = part.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
      return String(Substring(part.utf8.dropLast(isEnded ? end.utf8.count : 0)))
    }
    let breaks: Set<UInt8> = [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    return lines.contains { $0.utf8.contains(where: breaks.contains) } ? nil : lines
  }
}
