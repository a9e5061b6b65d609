/// A markdown text that grows block by block, with an empty line between blocks.
///
/// What the blocks hold is markdown already: ``MarkdownText`` escapes plain text.
struct MarkdownWriter: Sendable {
  private(set) var text = ""

  /// A block as it is.
  mutating func add(_ block: String) {
    guard !block.isEmpty else { return }
    if !text.isEmpty { text += "\n" }
    text += block + "\n"
  }

  mutating func heading(_ level: Int, _ content: String) {
    add(MarkdownBlock.heading(level, content))
  }

  mutating func paragraph(_ content: String) { add(MarkdownBlock.paragraph(content)) }

  mutating func code(_ code: String, _ language: String = "") {
    add(MarkdownBlock.code(code, language))
  }

  /// A bulleted list of one line each; nothing without items.
  ///
  /// - Parameter title: A heading of level 2 above it.
  mutating func list(_ items: [String], below title: String? = nil) {
    if let title, !items.isEmpty { heading(2, title) }
    add(items.map { "- " + MarkdownText.joined($0) }.joined(separator: "\n"))
  }

  /// A table in GitHub's notation; nothing without rows. Columns that are empty in every row are
  /// left out.
  mutating func table(_ header: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    let columns = header.indices.filter { column in
      column == 0 || rows.contains { column < $0.count && !$0[column].isEmpty }
    }
    func line(_ cells: [String]) -> String {
      MarkdownBlock.row(columns.map { $0 < cells.count ? cells[$0] : "" })
    }
    let delimiter = MarkdownBlock.row(columns.map { _ in "---" })
    add(([line(header), delimiter] + rows.map(line)).joined(separator: "\n"))
  }
}

/// The blocks of markdown that need care, each without its final line end.
enum MarkdownBlock {
  /// - Parameter level: Above 6 it is 6.
  static func heading(_ level: Int, _ content: String) -> String {
    let line = MarkdownText.joined(content)
    // Number signs at the end would be read as the closing of the heading.
    let text = line.hasSuffix("#") ? line.dropLast() + "\\#" : line
    return String(repeating: "#", count: min(max(level, 1), 6)) + " " + text
  }

  /// Text whose lines begin with nothing that would make another block of it.
  static func paragraph(_ content: String) -> String {
    let isOneLine = !content.utf8.contains(UInt8(ascii: "\n"))
    return isOneLine && !content.isEmpty
      ? line(content[...]) : content.split(separator: "\n").map(line).joined(separator: "\n")
  }

  private static func line(_ text: Substring) -> String {
    let text = text.drop { $0 == " " || $0 == "\t" }
    guard let place = markerEnd(text) else { return String(text) }
    return text[..<place] + "\\" + text[place...]
  }

  /// Code between fences that are longer than any run of their character in it.
  ///
  /// - Parameter info: What follows the fence; one of backticks may have none behind it.
  static func code(_ code: String, _ info: String) -> String {
    let text = code.hasSuffix("\n") ? String(code.dropLast()) : code
    let hasBacktick = info.utf8.contains(UInt8(ascii: "`"))
    let longest = MarkdownText.longestRun(of: UInt8(ascii: hasBacktick ? "~" : "`"), in: text)
    let fence = String(repeating: hasBacktick ? "~" : "`", count: max(3, longest + 1))
    return "\(fence)\(info)\n\(text)\n\(fence)"
  }

  /// A row of a table. GitHub splits rows before it reads code spans, so bars are escaped in them,
  /// too.
  static func row(_ cells: [String]) -> String {
    let cells = cells.map { cell in
      let cell = MarkdownText.joined(cell)
      return cell.utf8.contains(UInt8(ascii: "|")) ? cell.replacing("|", with: "\\|") : cell
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Where a backslash keeps a line from being a heading, a quote, an item or a rule.
  private static func markerEnd(_ line: Substring) -> Substring.Index? {
    let rest: Substring
    switch line.first {
    case ">", "=": return line.startIndex
    case "#": rest = line.drop { $0 == "#" }
    case "_": return line.allSatisfy { $0 == "_" || $0 == " " } ? line.startIndex : nil
    case "-", "+", "*":
      rest = line.dropFirst()
      if line.allSatisfy({ $0 == "-" || $0 == " " }) { return line.startIndex }
    case .some(let first) where first.isASCII && first.isNumber:
      rest = line.drop { $0.isASCII && $0.isNumber }
      guard let mark = rest.first, ".)".contains(mark) else { return nil }
      let after = rest.dropFirst().first
      return after == nil || after == " " ? rest.startIndex : nil
    default: return nil
    }
    return rest.isEmpty || rest.first == " " ? line.startIndex : nil
  }
}
