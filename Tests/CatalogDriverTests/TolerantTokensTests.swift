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

  @Test func valuesThatAreLeftOutAreToldAndSeenInTheStatus() throws {
    try run.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, at: "t/a.json")
    try run.write(#"{ "card": { "line": "@line", "text": "@text" } }"#, at: "t/card.json")
    let result = try run("tokens", "export", "t", "--format", "css")
    #expect(result.status == 1)
    #expect(result.output == ":root {\n  --a: 1;\n}\n")
    #expect(
      result.errors.hasPrefix(
        """
        t/card.json: error: 2 values of a file are left out: nothing marks them as tokens \
        [tokens/passed-over]
        """))
  }

  @Test func setsThatDoNotContradictEachOtherAreExportedTogether() throws {
    try run.write(##"{ "red": { "type": "color", "value": "#ff0000" } }"##, at: "x/a/core.json")
    try run.write(#"{ "tokenSetOrder": ["core"] }"#, at: "x/a/$metadata.json")
    try run.write(##"{ "blue": { "$type": "color", "$value": "#0000ff" } }"##, at: "x/b/t.json")
    let result = try run("tokens", "export", "x", "--format", "css")
    #expect(result.status == 0)
    #expect(result.output == ":root {\n  --blue: #0000ff;\n  --red: #ff0000;\n}\n")
  }

  @Test func theLargestOfSetsThatContradictEachOtherIsExported() throws {
    try run.write(
      ##"""
      { "red": { "type": "color", "value": "#ff0000" }, "t": { "type": "number", "value": 1 } }
      """##, at: "x/a/core.json")
    try run.write(#"{ "tokenSetOrder": ["core"] }"#, at: "x/a/$metadata.json")
    try run.write(##"{ "red": { "$type": "color", "$value": "#cc0000" } }"##, at: "x/b/t.json")
    let result = try run("tokens", "export", "x", "--format", "css")
    #expect(result.status == 1)
    #expect(result.output == ":root {\n  --red: #ff0000;\n  --t: 1;\n}\n")
    #expect(
      result.errors.contains(
        """
        x/b/t.json: error: 1 token of 1 file is left out: the sets that are used give one of them \
        another value [tokens/passed-over]
          note: x/a/$metadata.json: a set that is used begins here
          help: name this file alone to take it

        """))
    #expect(try run("tokens", "check", "x").status == 0)
  }

  @Test func severalSetsThatWereNamedAreListed() throws {
    for name in ["a", "b"] {
      try run.write(
        #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [] }] }"#,
        at: "\(name).resolver.json")
    }
    let result = try run(
      "tokens", "export", "a.resolver.json", "b.resolver.json", "--format", "css")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("  note: one is a.resolver.json\n  note: one is b.resolver.json\n"))
  }

  @Test func aContentFolderIsNamedWithItsOption() throws {
    try run.write("name: X\n", at: "content/system.yaml")
    try run.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, at: "content/tokens/a.json")
    let result = try run("tokens", "resolve", "content")
    #expect(
      result.errors.contains("'content' is a content folder, whose systems name their tokens"))
    #expect(result.errors.contains("write '--content content' to take the tokens of a system"))
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
        @media (prefers-color-scheme: dark) {
          :root:not([data-color-scheme]) {
            --a: 2;
          }
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
