/// A change of one file in the unified format, which `patch -p1` and `git apply` take.
enum UnifiedDiff {
  /// Lines around a change that stay as they are.
  private static let context = 3

  /// A line of either text, with what happens to it.
  private struct Line {
    /// A space for a line that stays, `-` for one that goes, `+` for one that comes.
    var mark: Character
    var text: Substring
  }

  /// The change from one text to another; empty when they are equal.
  ///
  /// - Parameter path: Of the file, relative to the folder in which the change is applied.
  static func text(from old: String, to new: String, path: String) -> String {
    let lines = lines(from: Self.lines(of: old), to: Self.lines(of: new))
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard let first = changed.first else { return "" }
    var hunks: [ClosedRange<Int>] = []
    var start = first
    for (index, next) in zip(changed, changed.dropFirst() + [Int.max]) {
      guard next == Int.max || next - index > 2 * context else { continue }
      hunks.append(max(0, start - context)...min(lines.count - 1, index + context))
      start = next
    }
    // A tab ends a name that holds spaces.
    let end = path.contains(" ") ? "\t\n" : "\n"
    return "--- a/\(path)\(end)+++ b/\(path)\(end)"
      + hunks.map { hunk(lines, $0) }.joined()
  }

  private static func hunk(_ lines: [Line], _ range: ClosedRange<Int>) -> String {
    let before = lines[..<range.lowerBound]
    let part = lines[range]
    func extent(without mark: Character) -> String {
      let count = part.count { $0.mark != mark }
      // Of no line the place is the line before.
      return "\(before.count { $0.mark != mark } + (count == 0 ? 0 : 1)),\(count)"
    }
    let body = part.map { line in
      let end = line.text.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
      return "\(line.mark)\(line.text)\(end)"
    }
    return "@@ -\(extent(without: "+")) +\(extent(without: "-")) @@\n" + body.joined()
  }

  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(Line(mark: "-", text: old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append(Line(mark: "+", text: new[right]))
        right += 1
      } else {
        lines.append(Line(mark: " ", text: old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// Each with its line feed; the last may have none.
  static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    for index in text.utf8.indices where text.utf8[index] == UInt8(ascii: "\n") {
      let next = text.utf8.index(after: index)
      lines.append(text[start..<next])
      start = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }
}

extension CollectionDifference.Change {
  /// The place of the line in the text that has it.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
