import Testing

/// What the tool says of commands that it does not have.
@Suite struct UnknownCommandTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  @Test(arguments: [
    (["biuld"], "Unknown command 'biuld'. Did you mean 'build'?"),
    (["help", "biuld"], "Unknown command 'biuld'. Did you mean 'build'?"),
    (["help", "tokens", "exprt"], "Unknown command 'tokens exprt'. Did you mean 'tokens export'?"),
    (["biuld", "--help"], "Unknown command 'biuld'. Did you mean 'build'?"),
    (["publish", "content"], "Unknown command 'publish'"),
    (["tokens", "exprt"], "Unknown command 'tokens exprt'. Did you mean 'tokens export'?"),
  ])
  func theOneThatWasMeantIsNamed(arguments: [String], message: String) throws {
    let result = try run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: \(message)\nUsage: catalog <subcommand>\n"))
  }

  @Test(arguments: [
    ["help", "build"], ["help", "tokens", "export"], ["help", "build", "content"], ["--version"],
    ["help"], ["tokens", "--help"],
  ])
  func whatThePackageAnswersItselfIsLeftToIt(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func aMistakeOfAKnownCommandIsLeftToThePackage() throws {
    let errors = try run("build", "--ouput", "x").errors
    #expect(errors.hasPrefix("Error: Unknown option '--ouput'. Did you mean '--output'?\n"))
  }
}
