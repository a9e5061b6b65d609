/// The fenced blocks of the tutorial as steps to follow, in their order.
///
/// - `sh` is a list of commands; with the word `fails` the last ends with status 1, and with
///   `by-hand` it is left to the reader.
/// - `text` is what the commands before it print; `…` stands for anything.
/// - `diff PATH` changes a file: each line with `-` is replaced by the one with `+` after it.
/// - Any other language with a path is a file to write.
struct TutorialScript {
  enum Step: Equatable {
    case run([String], fails: Bool)
    case expect(String)
    case change(path: String, from: String, to: String)
    case write(path: String, String)
  }

  private(set) var steps: [Step] = []
  /// How many blocks are left to the reader.
  private(set) var byHand = 0

  init(markdown: String) {
    var fence: (mark: Substring, info: [String], lines: [Substring])?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        if line == open.mark {
          add(open.info, open.lines)
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if line.hasPrefix("```") || line.hasPrefix("~~~") {
        fence = (line.prefix(3), line.dropFirst(3).split(separator: " ").map(String.init), [])
      }
    }
  }

  private mutating func add(_ info: [String], _ lines: [Substring]) {
    let text = lines.map { $0 + "\n" }.joined()
    let word = info.count > 1 ? info[1] : nil
    switch (info.first, word) {
    case ("sh", "by-hand"): byHand += 1
    case ("sh", _): steps.append(.run(lines.map(String.init), fails: word == "fails"))
    case ("text", _): steps.append(.expect(text))
    case ("diff", let path?): steps += Self.changes(of: path, lines)
    case (_, let path?): steps.append(.write(path: path, text))
    default: break
    }
  }

  private static func changes(of path: String, _ lines: [Substring]) -> [Step] {
    zip(lines, lines.dropFirst()).filter { $0.hasPrefix("-") && $1.hasPrefix("+") }.map {
      .change(path: path, from: $0.dropFirst() + "\n", to: $1.dropFirst() + "\n")
    }
  }

  /// The words of a command line, without the quotes around some of them.
  static func words(of command: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in command {
      switch character {
      case "\"": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Whether a text is what was expected, in which `…` stands for anything.
  static func matches(_ text: String, _ expected: String) -> Bool {
    let parts = expected.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return text == expected
    }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
