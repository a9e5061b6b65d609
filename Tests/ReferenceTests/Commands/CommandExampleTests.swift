import Testing

struct CommandExampleTests {
  private static func examples() throws -> CommandExamples {
    CommandExamples(try Repository.text("commands.md"))
  }

  @Test("Every command has an example, and every example is of a command")
  func everyCommandHasOne() throws {
    // A command that only leads to others has none.
    let runnable = try CommandDump.ofTool().all.filter { ($0.command.subcommands ?? []).isEmpty }
    #expect(try Set(Self.examples().sections.keys) == Set(runnable.map(\.name)))
  }

  @Test("Examples end as they say", arguments: try examples().lines.sorted { $0.key < $1.key })
  func run(_ name: String, _ lines: [CommandExamples.Line]) throws {
    let workspace = try Workspace()
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.text.contains(name), "the example is about another command: \(line.text)")
      guard let status = line.status else { continue }
      let run = try workspace.run(line.text)
      #expect(run.status == status, "\(line.text)\n\(run.errors)")
    }
  }

  @Test("Options of examples that are not run exist")
  func options() throws {
    let commands = try CommandDump.ofTool().all
    for (name, lines) in try Self.examples().lines {
      let command = commands.first { $0.name == name }?.command
      let known = Set(command?.ownArguments.flatMap { $0.names?.map(\.text) ?? [] } ?? [])
      for line in lines where line.status == nil {
        let used = line.text.split(separator: " ").filter { $0.hasPrefix("-") }.map(String.init)
        #expect(known.isSuperset(of: used), "\(line.text)")
      }
    }
  }

  @Test("What help says is turned into markdown")
  func helpText() {
    #expect(HelpText.markdown("All of 'a b' in x/*.y") == "All of `a b` in x/\\*.y")
    #expect(HelpText.markdown("('-' reads <stdin>)") == "(`-` reads \\<stdin>)")
    #expect(HelpText.markdown("As {\"a\":{\"b\"}}. So") == "As `{\"a\":{\"b\"}}`. So")
    #expect(HelpText.markdown("  {\"a\": 1}") == "```\n{\"a\": 1}\n```")
    #expect(
      HelpText.exitStatus("Exit status: 0 done; 64 the line is wrong.")
        == "Exit status:\n\n- `0`: done\n- `64`: the line is wrong")
  }

  @Test("The usage of a command is found in its help, and folded between arguments")
  func usage() {
    #expect(
      CommandsPage.usage(in: "OVERVIEW: x\n\nUSAGE: catalog a\n       [--b]\n\nOPTIONS:")
        == "catalog a [--b]")
    let long = (1...5).map { "[--option-\($0) <value> ...]" }.joined(separator: " ")
    #expect(
      CommandsPage.usage(in: "USAGE: catalog a \(long)") == """
        catalog a [--option-1 <value> ...]
          [--option-2 <value> ...] [--option-3 <value> ...]
          [--option-4 <value> ...] [--option-5 <value> ...]
        """)
    #expect(
      CommandsPage.usage(in: "USAGE: catalog a <a-rather-long-value> ... --option <value>")
        == "catalog a <a-rather-long-value> ...\n  --option <value>")
  }
}
