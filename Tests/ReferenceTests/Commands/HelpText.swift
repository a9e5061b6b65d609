/// Texts of the help as markdown: what stands in single quotes there is code.
enum HelpText {
  /// The paragraphs of a text, each on one line; of an indented one the lines are kept.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n\n").map(String.init)
  }

  /// A paragraph; an indented one is a block of code, and JSON in one is code.
  static func markdown(_ paragraph: String) -> String {
    if paragraph.hasPrefix("  ") { return "```\n\(paragraph.drop { $0 == " " })\n```" }
    let quoted = paragraph.replacing(/(?<before>^|[ (\[])'(?<code>[^'`]+)'/) { match in
      "\(match.output.before)`\(match.output.code)`"
    }
    return escaped(quoted.replacing(/{".*}/) { "`\($0.output)`" })
  }

  /// Whether a paragraph says which numbers a command may end with.
  static func isExitStatus(_ paragraph: String) -> Bool { paragraph.hasPrefix("Exit status: ") }

  /// The numbers as a list.
  static func exitStatus(_ paragraph: String) -> String {
    let body = paragraph.dropFirst("Exit status: ".count).dropLast(paragraph.hasSuffix(".") ? 1 : 0)
    let items = body.split(separator: /; (?=[0-9])/).map { item in
      let number = item.prefix(while: \.isNumber)
      return "- `\(number)`: \(markdown(String(item.dropFirst(number.count + 1))))"
    }
    return "Exit status:\n\n" + items.joined(separator: "\n")
  }

  /// Without signs that markdown would take for its own, except in code.
  private static func escaped(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2)
        ? part.replacing("*", with: "\\*").replacing("<", with: "\\<") : "`\(part)`"
    }.joined()
  }
}
