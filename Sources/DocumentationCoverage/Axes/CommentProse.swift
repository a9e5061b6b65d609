import SwiftSymbols

/// The words of a comment without its code: markers that stand in examples mean nothing.
enum CommentProse {
  /// The lines of `text` that stand outside code blocks, with code spans blanked.
  static func lines(of text: String) -> [String] {
    var fence = CodeFence()
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let indent = line.prefix(while: \.isWhitespace).count
      if !fence.read(line), indent < 4 { lines.append(withoutSpans(line)) }
    }
    return lines
  }

  /// `line` with an empty pair of backticks for each code span; a backtick that none closes stays.
  private static func withoutSpans(_ line: Substring) -> String {
    let runs = backticks(in: line)
    let ends = closingRuns(of: runs)
    var prose = ""
    var start = line.startIndex
    var index = 0
    while index < runs.count {
      if let end = ends[index] {
        prose += line[start..<runs[index].startIndex] + "``"
        start = runs[end].endIndex
        index = end
      }
      index += 1
    }
    return prose + line[start...]
  }

  private static func backticks(in line: Substring) -> [Substring] {
    var runs: [Substring] = []
    var rest = line
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      runs.append(run)
      rest = rest[run.endIndex...]
    }
    return runs
  }

  /// For each run the next one of its length, which is what closes a code span.
  private static func closingRuns(of runs: [Substring]) -> [Int?] {
    var next: [Int: Int] = [:]
    var ends = [Int?](repeating: nil, count: runs.count)
    for index in runs.indices.reversed() {
      let length = runs[index].count
      ends[index] = next[length]
      next[length] = index
    }
    return ends
  }
}
