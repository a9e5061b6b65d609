/// `Texts/commands.md`: an introduction, and a section of examples for each command.
///
/// An example is a line of a fence with the info string `sh`. It is run in the workspace and has to
/// end with 0, or with what stands behind `status=` in the info string. Of a fence `sh unrun`,
/// whose commands would not end, only the names of options are checked.
struct CommandExamples {
  /// A command line, and how it has to end; `nil` when it is not run.
  struct Line: Hashable {
    var text: String
    var status: Int32?
  }

  /// Front matter and what stands before the first command.
  var introduction: String
  /// By the full name of a command: its examples as the page shows them.
  var sections: [String: String] = [:]
  /// By the full name of a command.
  var lines: [String: [Line]] = [:]

  init(_ text: String) {
    let parts = text.split(separator: "\n## ", omittingEmptySubsequences: false)
    introduction = String(parts.first ?? "").trimmed
    for part in parts.dropFirst() {
      let lines = part.lines
      let name = String(lines.first ?? "")
      let body = lines.dropFirst()
      sections[name] =
        body.map { $0.hasPrefix("```sh") ? "```sh" : String($0) }.joined(separator: "\n").trimmed
      self.lines[name] = Self.examples(body)
    }
  }

  private static func examples(_ lines: some Sequence<Substring>) -> [Line] {
    var found: [Line] = []
    var info: Substring?
    for line in lines {
      if line.hasPrefix("```") {
        info = line.hasPrefix("```sh") ? line.dropFirst(3) : nil
      } else if let info {
        let status = info.split(separator: "status=").dropFirst().first.flatMap { Int32($0) } ?? 0
        found.append(
          Line(text: String(line), status: info.contains("unrun") ? nil : status))
      }
    }
    return found
  }
}

extension String {
  /// Without empty lines and white space at either end.
  var trimmed: String {
    let isSpace: (Character) -> Bool = \.isWhitespace
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
