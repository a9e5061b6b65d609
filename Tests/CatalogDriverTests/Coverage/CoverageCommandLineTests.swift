import Testing

/// Command lines of `catalog coverage` that are refused, or read with some tolerance.
@Suite struct CoverageCommandLineTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write(
      "/// A short text on a row.\npublic struct Badge {\n  public var level = 0\n}\n",
      at: "Sources/Kit/Badge.swift")
  }

  @Test(arguments: [
    (
      ["--source", "a", "--package", "b"],
      "Name content, '--source', '--symbol-graph' or '--package', but only one of them."
    ),
    (["--source", "Sources/Kit", "--system", "a"], "'--system' applies only to content."),
    (["--source", "Sources/Kit", "--all-targets"], "'--all-targets' applies only to a package."),
    (
      ["--source", "Sources/Kit", "--platform", "ios", "--all-branches"],
      "Name '--platform' or '--all-branches', not both."
    ),
    (
      ["--source", "Sources/Kit", "--define", "A", "--all-branches"],
      "With '--all-branches', '--define' has no effect."
    ),
    (
      ["--symbol-graph", "a", "--platform", "ios"],
      "Symbol graphs hold the branches and traits they were compiled with."
    ),
    (
      ["content", "--platform", "ios"],
      "What counts of content is said in system.yaml, such as coverage: { platform: iOS }."
    ),
    (
      ["content", "--min-access", "internal"],
      "'--language-mode', '--feature' and '--min-access' do not apply to content; use '--source' "
        + "or '--package'."
    ),
    (["--source", "Sources/Kit", "--minimum", "101"], "'--minimum' is a share from 0 to 100."),
    (["--source", "Sources/Kit", "--update"], "'--update' needs '--baseline FILE' to write."),
    (["--source", "Sources/Kit", "--patch"], "'--patch' applies only to content."),
    (
      ["--source", "Sources/Kit", "--source", "Sources/Kit"],
      "Two sources would be the module 'Kit'; give each its name with '--module', in the order of "
        + "the sources."
    ),
    (
      ["--source", "Sources", "--source", "Sources/Kit"],
      "'Sources/Kit' and 'Sources' have files in common, which would count twice; name one of them."
    ),
    (
      ["--source", "Sources/Kit", "--define", "A=1"],
      "'A=1' is not a name for '--define'; '#if' asks only whether a name is set."
    ),
    (["--minimum", "101"], "'--minimum' is a share from 0 to 100."),
    (
      ["--source", "Sources/Kit", "--module", "A", "--module", "B"],
      "With '--source', name one '--module' for each folder, in their order, or none."
    ),
  ])
  func whatGoesNotTogetherIsRefused(arguments: [String], sentence: String) throws {
    let result = try run(["coverage"] + arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(
      result.errors
        == "Error: \(sentence)\nSee 'catalog coverage --help' for more information.\n")
  }

  @Test func blanksMayStandAroundCommas() throws {
    let result = try run(
      "coverage", "--source", "Sources/Kit", "--require", "summary , parameters")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("\nall requirements are met\n"))
  }

  @Test func aFolderWithoutContentIsToldWhatToName() throws {
    try run.write("x", at: "Empty/a.txt")
    let result = try run("coverage", "Empty")
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix(
        "help: name the folder that does: 'catalog coverage path/to/content'; a package is "
          + "measured with '--package', and sources with '--source'\n"))
  }

  @Test func aFolderWithoutGraphsCannotBeMeasured() throws {
    let result = try run("coverage", "--symbol-graph", "Sources")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: there are no symbol graphs in 'Sources' [coverage/no-graphs]
          help: let the compiler write them: 'swift package dump-symbol-graph' prints where

        """)
  }

  @Test(arguments: ["Sources/None", "Empty"])
  func aFolderWithoutSourcesCannotBeMeasured(path: String) throws {
    try run.write("x", at: "Empty/a.txt")
    let result = try run("coverage", "--source", path)
    #expect(result.status == 2)
    #expect(result.output == "")
  }
}
