/// `reference-commands.md`: each command as the tool describes it, and the examples that
/// `Texts/commands.md` has for it.
enum CommandsPage {
  static func made() throws -> String {
    let examples = CommandExamples(try Repository.text("commands.md"))
    let workspace = try Workspace()
    let sections = try CommandDump.ofTool().all.map { name, command in
      let help = try workspace.run("\(name) --help").output
      return section(name, command, usage: usage(in: help), examples: examples.sections[name])
    }
    return ([examples.introduction] + sections).joined(separator: "\n\n") + "\n"
  }

  private static func section(
    _ name: String, _ command: CommandDump.Command, usage: String, examples: String?
  ) -> String {
    var blocks = ["## \(name)", HelpText.markdown(command.abstract ?? "")]
    blocks += ["```\n\(usage)\n```"]
    let paragraphs = HelpText.paragraphs(command.discussion ?? "")
    blocks += paragraphs.filter { !HelpText.isExitStatus($0) }.map(HelpText.markdown)
    blocks += arguments(command.ownArguments)
    blocks += paragraphs.filter(HelpText.isExitStatus).map(HelpText.exitStatus)
    if let examples { blocks += ["For example:", examples] }
    return blocks.joined(separator: "\n\n")
  }

  /// What help shows behind `USAGE:`, folded for narrow screens.
  static func usage(in help: String) -> String {
    let lines = help.lines.drop { !$0.hasPrefix("USAGE: ") }.prefix { !$0.isEmpty }
    let words = lines.joined(separator: " ").split(separator: " ").dropFirst()
    var folded: [String] = []
    var depth = 0
    var previous: Substring = ""
    for word in words {
      let isLong = (folded.last?.count ?? 0) + word.count >= usageWidth
      // A value stays beside its option.
      let isApart = depth == 0 && word != "..." && !previous.hasPrefix("-")
      if folded.isEmpty || isLong && isApart {
        folded.append((folded.isEmpty ? "" : "  ") + word)
      } else {
        folded[folded.count - 1] += " " + word
      }
      depth += word.count { $0 == "[" } - word.count { $0 == "]" }
      previous = word
    }
    return folded.joined(separator: "\n")
  }

  /// After so many characters a line of usage is folded before the next argument.
  private static let usageWidth = 42

  // MARK: - Arguments

  /// Lists of arguments and options, those of a section of the help below its title.
  private static func arguments(_ arguments: [CommandDump.Argument]) -> [String] {
    var titles: [String] = []
    for title in arguments.map(title) where !titles.contains(title) { titles.append(title) }
    return titles.flatMap { heading in
      [heading, arguments.filter { title($0) == heading }.map(item).joined(separator: "\n")]
    }
  }

  private static func title(_ argument: CommandDump.Argument) -> String {
    argument.sectionTitle.map { "\($0):" }
      ?? (argument.kind == .positional ? "Arguments:" : "Options:")
  }

  private static func item(_ argument: CommandDump.Argument) -> String {
    let value = "<\(argument.valueName)>"
    let names =
      argument.names?.map { argument.kind == .flag ? $0.text : "\($0.text) \(value)" } ?? [value]
    let abstract = argument.abstract ?? ""
    var sentences = [HelpText.markdown(abstract)]
    let named = abstract.lowercased()
    if let values = argument.allValues, !values.allSatisfy({ named.contains($0.lowercased()) }) {
      sentences.append("One of \(values.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    if let value = argument.defaultValue { sentences.append("`\(value)` when left out.") }
    if argument.kind != .positional, !argument.isOptional { sentences.append("Required.") }
    let spelling = names.map { "`\($0)`" }.joined(separator: ", ")
    return "- \(spelling): \(sentences.joined(separator: " "))"
  }
}
