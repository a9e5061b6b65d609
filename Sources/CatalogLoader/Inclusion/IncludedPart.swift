import SwiftSymbols

/// The lines of a file that another includes.
enum IncludedPart {
  /// The lines of a text below its front matter, of the part that a snippet asks for, and without
  /// the marks of sections.
  ///
  /// - Returns: `nil` where there is no such section.
  static func lines(of text: String, _ tag: IncludeTag) -> [Substring]? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    func isMark(_ line: Substring, _ kind: String, _ name: Substring?) -> Bool {
      tag.form == .book
        ? Self.isAnchor(line, kind, name) : Self.isMark(line, kind, name)
    }
    func withoutMarks(_ lines: some Sequence<Substring>) -> [Substring] {
      lines.filter { !isMark($0, "start", nil) && !isMark($0, "end", nil) }
    }
    guard let part = tag.part else { return withoutMarks(belowFrontMatter(lines)) }
    let numbers = part.split(separator: ",")
    if numbers.allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == ":" } }) {
      return withoutMarks(numbers.flatMap { range($0, of: lines) })
    }
    if tag.form == .press { return FileRegion.lines(part, of: lines) }
    // mdBook takes the rest of the file where an anchor has no end.
    let last = tag.form == .book ? lines.endIndex : nil
    guard
      let start = lines.firstIndex(where: { isMark($0, "start", part) }),
      let end = lines[start...].firstIndex(where: { isMark($0, "end", part) }) ?? last
    else { return nil }
    return withoutMarks(lines[(start + 1)..<end])
  }

  /// `3:5` is lines 3 to 5, `3` and `3:` are all from line 3.
  private static func range(_ text: Substring, of lines: [Substring]) -> ArraySlice<Substring> {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    let first = max(1, parts.first.flatMap(\.self) ?? 1)
    let last = min(lines.count, parts.dropFirst().first.flatMap(\.self) ?? lines.count)
    return first <= last ? lines[(first - 1)..<last] : []
  }

  private static func belowFrontMatter(_ lines: [Substring]) -> ArraySlice<Substring> {
    guard lines.first?.trimmingBlanks == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.trimmingBlanks == "---" })
    else { return lines[...] }
    return lines[(end + 1)...]
  }

  /// Whether a line has a mark of mdBook: `// ANCHOR: intro`, `// ANCHOR_END: intro`.
  private static func isAnchor(_ line: Substring, _ kind: String, _ name: Substring?) -> Bool {
    let word = kind == "start" ? "ANCHOR:" : "ANCHOR_END:"
    guard line.contains("ANCHOR"), let found = line.firstRange(of: word) else { return false }
    return name.map { line[found.upperBound...].trimmingBlanks == $0 } ?? true
  }

  /// Whether a line has the mark of a section: `# --8<-- [start:intro]`.
  static func isMark(_ line: Substring, _ kind: String, _ name: Substring? = nil) -> Bool {
    guard line.contains("8<-") else { return false }
    return line.contains("[\(kind):" + (name.map { $0 + "]" } ?? ""))
  }
}
