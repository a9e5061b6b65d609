import Testing

/// `catalog tokens` with files as people have them.
@Suite struct TolerantTokensTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  private static let broken = """
    { "good": { "$type": "number", "$value": 1 },
      "bad": { "$type": "dimension", "$value": "wide" },
      "needs": { "$value": "{bad}" } }
    """

  @Test func oneBadTokenStopsNoExport() throws {
    try run.write(Self.broken, at: "a.tokens.json")
    let result = try run("tokens", "export", "a.tokens.json", "--format", "css")
    #expect(result.status == 1)
    #expect(result.output == ":root {\n  --good: 1;\n}\n")
    #expect(result.errors.contains("'needs' refers to 'bad'\n"))
    #expect(result.errors.hasSuffix("1 error; what has errors is left out\n"))
  }

  @Test(arguments: [["--strict"], ["--conformance", "standard"]])
  func theLineIsHeldWhereThatIsAsked(options: [String]) throws {
    try run.write(Self.broken, at: "a.tokens.json")
    let result = try run(["tokens", "export", "a.tokens.json", "--format", "css"] + options)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasSuffix("nothing was written\n"))
  }

  @Test func whatHasNoValueIsUnresolved() throws {
    try run.write(Self.broken, at: "a.tokens.json")
    let result = try run("tokens", "resolve", "a.tokens.json")
    #expect(result.status == 1)
    #expect(result.output.contains(#""good""#))
    #expect(
      result.output.hasSuffix("\"unresolved\": [\n    \"bad\",\n    \"needs\"\n  ]\n}\n"))
  }

  @Test func whatTheReaderLeavesOutIsUnresolvedToo() throws {
    try run.write(
      """
      { "a": { "value": "1px", "type": "spacing" }, "b": { "value": "wide", "type": "dimension" } }
      """, at: "old.json")
    let result = try run("tokens", "resolve", "old.json")
    #expect(result.status == 1)
    #expect(result.output.hasSuffix("\"unresolved\": [\n    \"b\"\n  ]\n}\n"))
  }

  @Test func anUpgradeDoesNotAdviseItself() throws {
    try run.write(#"{ "a": { "value": "1px", "type": "spacing" } }"#, at: "old.json")
    #expect(try run("tokens", "check", "old.json").errors.contains("--upgrade FOLDER"))
    let result = try run("tokens", "check", "old.json", "--upgrade", "new")
    #expect(result.errors.contains("[tokens/dialect]"))
    #expect(!result.errors.contains("--upgrade"))
  }

  @Test func filesWithoutTokensArePassedOver() throws {
    try run.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, at: "t/a.json")
    try run.write(#"{ "name": "x", "version": "1.0.0" }"#, at: "t/package.json")
    try run.write(#"{ "colour": "blue" }"#, at: "t/theme.json")
    let result = try run("tokens", "check", "t")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        t/theme.json: warning: a file without tokens is passed over [tokens/passed-over]
        1 token in 2 files: 1 warning

        """)
    #expect(try run("tokens", "check", "t/theme.json").status == 1)
  }

  @Test func namesOfModesBecomeAResolverThatUpgradesWrite() throws {
    for (name, number) in [("light", 1), ("dark", 2)] {
      try run.write(#"{ "a": { "$type": "number", "$value": \#(number) } }"#, at: "t/\(name).json")
    }
    let check = try run("tokens", "check", "t")
    #expect(check.status == 0)
    #expect(
      check.errors.contains("proposed: t/tokens.resolver.json, which '--upgrade' writes\n{\n"))

    let before = try run("tokens", "export", "t", "--format", "css")
    #expect(
      before.output == """
        :root {
          --a: 1;
        }

        :root[data-color-scheme="dark"] {
          --a: 2;
        }

        """)
    #expect(try run("tokens", "check", "t", "--upgrade", "new").status == 0)
    let after = try run("tokens", "export", "new", "--format", "css")
    #expect(after.output == before.output)
    #expect(after.status == 0)
    #expect(after.errors == "")
  }

  @Test func anUpgradeKeepsWhatTheStandardHasNoFormFor() throws {
    try run.write(
      ##"{ "a": { "type": "spacing", "value": "1.5em" }, "b": { "type": "color", "value": "#fff" } }"##,
      at: "old.json")
    let before = try run("tokens", "export", "old.json", "--format", "css")
    #expect(before.output == ":root {\n  --a: 1.5em;\n  --b: #ffffff;\n}\n")
    #expect(try run("tokens", "check", "old.json", "--upgrade", "new").status == 0)
    #expect(try run("tokens", "export", "new", "--format", "css").output == before.output)
  }
}
