import Foundation
import Testing

/// `catalog tokens` as a user runs it.
@Suite struct TokensCommandTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  private static let good = """
    { "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } },
      "gap": { "$value": "{space.s}" } }
    """

  // MARK: check

  @Test func aRightFileIsFine() throws {
    try run.write(Self.good, at: "a.tokens.json")
    let result = try run("tokens", "check", "a.tokens.json")
    #expect(result.status == 0)
    #expect(result.errors == "2 tokens in 1 file: no findings\n")
  }

  @Test func aWrongFileIsToldWithItsPlace() throws {
    try run.write(
      """
      { "gap": { "$value": "{space.s}" },
        "space": { "$type": "dimension", "m": { "$value": { "value": 8, "unit": "px" } } } }
      """, at: "sub/a.tokens.json")
    let result = try run("tokens", "check", "sub")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        sub/a.tokens.json:1:22: error: there is no token 'space.s' [tokens/alias-missing]
          help: did you mean '{space.m}'?
        2 tokens in 1 file: 1 error

        """)
  }

  @Test func filesOfOneCommandBelongTogether() throws {
    try run.write(Self.good, at: "a.tokens.json")
    try run.write(##"{ "inset": { "$value": "{gap}" } }"##, at: "b.tokens.json")
    #expect(try run("tokens", "check", "b.tokens.json").status == 1)
    #expect(try run("tokens", "check", "a.tokens.json", "b.tokens.json").status == 0)
  }

  @Test func aResolverTakesItsFilesFromWhereTheyAre() throws {
    try run.write(Self.good, at: "shared/a.tokens.json")
    try run.write(
      """
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/all" }],
        "sets": { "all": { "sources": [{ "$ref": "../shared/a.tokens.json" }] } } }
      """, at: "mine/all.resolver.json")
    let result = try run("tokens", "check", "mine/all.resolver.json")
    #expect(result.status == 0)
    #expect(result.errors == "2 tokens in 2 files: no findings\n")
  }

  @Test func conformanceIsChosen() throws {
    try run.write(
      """
      { "a": { "$type": "number", "$value": 1 }, "b": { "$ref": "#/a" } }
      """, at: "a.tokens.json")
    #expect(try run("tokens", "check", "a.tokens.json").status == 0)
    #expect(
      try run("tokens", "check", "a.tokens.json", "--conformance", "frozen").status == 1)
  }

  @Test func anOlderDraftIsReadWithAWarningAndUpgraded() throws {
    try run.write(
      ##"{ "brand": { "$type": "color", "$value": "#3366cc" } }"##, at: "old.json")
    let read = try run("tokens", "check", "old.json")
    #expect(read.status == 0)
    #expect(read.errors.hasSuffix("1 token in 1 file: 1 warning\n"))
    #expect(try run("tokens", "check", "old.json", "--strict").status == 1)
    #expect(try run("tokens", "check", "old.json", "--conformance", "standard").status == 1)

    let upgrade = try run("tokens", "check", "old.json", "--upgrade", "new")
    #expect(upgrade.status == 0)
    #expect(upgrade.errors.contains("1 file upgraded into new\n"))
    let new = try run("tokens", "check", "new", "--strict", "--conformance", "frozen")
    #expect(new.errors == "1 token in 1 file: no findings\n")
  }

  @Test func anUpgradeNamesEachFileAfterItself() throws {
    try run.write("[1, ]", at: "old/a.json5")
    try run.write(##"{ brand: { $type: "color", $value: "#36c" } }"##, at: "old/b.json5")
    try run.write(##"{ "gap": { "$type": "dimension", "$value": "8px" } }"##, at: "old/c.json")
    let result = try run("tokens", "check", "old", "--upgrade", "new")
    #expect(result.status == 0)
    #expect(result.errors.contains("a file without tokens is passed over"))
    #expect(result.errors.contains("2 files upgraded into new, 1 file copied as is\n"))
    #expect(try run.text(at: "new/b.tokens.json").contains("brand"))
    #expect(try run.text(at: "new/c.tokens.json").contains("gap"))
  }

  @Test func anUpgradeNeverReplacesAFile() throws {
    try run.write(
      ##"{ "brand": { "$type": "color", "$value": "#3366cc" } }"##, at: "old.json")
    try run.write("mine", at: "new/old.json")
    let result = try run("tokens", "check", "old.json", "--upgrade", "new")
    #expect(result.status == 2)
    #expect(result.errors.contains("'new/old.json' already exists"))
    #expect(try run.text(at: "new/old.json") == "mine")
  }

  @Test func aFolderWithoutTokensIsAnError() throws {
    try run.write("hello", at: "notes/a.md")
    let result = try run("tokens", "check", "notes")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: there are no token files in 'notes'"))
    try run.write(Self.good, at: "a.tokens.json")
    for command in [["check"], ["resolve"], ["export", "--format", "css"]] {
      let result = try run(["tokens"] + command + ["a.tokens.json", "notes"])
      #expect(result.status == 2)
      #expect(result.errors.contains("there are no token files in 'notes'"))
    }
  }

  @Test func aMissingFileCannotBeRead() throws {
    let result = try run("tokens", "check", "missing.json")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: cannot read 'missing.json': No such file"))
  }

  // MARK: resolve

  @Test func everyValueIsPrintedAsJSON() throws {
    try run.write(Self.good, at: "a.tokens.json")
    let result = try run("tokens", "resolve", "a.tokens.json")
    #expect(result.status == 0)
    #expect(
      result.output == """
        {
          "version": 1,
          "tokens": {
            "space.s": {
              "type": "dimension",
              "value": {
                "value": 8,
                "unit": "px"
              },
              "references": []
            },
            "gap": {
              "type": "dimension",
              "value": {
                "value": 8,
                "unit": "px"
              },
              "references": [
                "space.s"
              ]
            }
          },
          "unresolved": []
        }

        """)
  }

  @Test func aLongChainDoesNotGrowWithItsSquare() throws {
    let links = (1..<2_000).map { ", \"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }.joined()
    try run.write(
      "{\"t0\": {\"$type\": \"number\", \"$value\": -9223372036854775808}\(links)}",
      at: "chain.tokens.json")
    let result = try run("tokens", "resolve", "chain.tokens.json")
    #expect(result.status == 0)
    #expect(result.output.utf8.count < 400_000)
    #expect(result.output.contains("\"references\": [\n        \"t1997\"\n      ]"))
    #expect(result.output.contains("\"value\": -9.223372036854776e+18,"))
  }

  private static let themed = """
    { "version": "2025.10",
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }],
      "sets": { "base": { "sources": [
        { "gap": { "$type": "number", "$value": 2 }, "broken": { "$value": "{nothing}" } }] } },
      "modifiers": { "density": { "default": "normal", "contexts": {
        "normal": [], "compact": [{ "gap": { "$type": "number", "$value": 1 } }] } } } }
    """

  @Test func aContextIsChosenAndAnUnknownOneRefused() throws {
    try run.write(Self.themed, at: "t.resolver.json")
    let compact = try run("tokens", "resolve", "t.resolver.json", "--input", "density=compact")
    #expect(compact.status == 1)
    #expect(compact.output.contains("\"value\": 1,"))
    #expect(compact.output.contains("\"unresolved\": [\n    \"broken\"\n  ]"))
    let wrong = try run("tokens", "resolve", "t.resolver.json", "--input", "density=tight")
    #expect(wrong.status == 1)
    #expect(wrong.output.isEmpty)
    #expect(wrong.errors.contains("the modifier 'density' has no context 'tight'"))
  }

  @Test func olderFormsAreRefusedOnRequest() throws {
    try run.write(##"{ "gap": { "$type": "dimension", "$value": "8px" } }"##, at: "old.json")
    #expect(try run("tokens", "resolve", "old.json").status == 0)
    #expect(try run("tokens", "resolve", "old.json", "--conformance", "standard").status == 1)
  }

  @Test func swiftSourceIsReadAsTokens() throws {
    try run.write(
      """
      enum Theme {
        enum Spacing {
          static let s: CGFloat = 8
          static let width: CGFloat = UIScreen.main.bounds.width
        }
      }
      """, at: "Theme.swift")
    let check = try run("tokens", "check", "Theme.swift")
    #expect(check.status == 0)
    #expect(
      check.errors.contains(
        """
        Theme.swift:4:33: note: 'spacing.width' has no value: 'UIScreen.main.bounds.width' is not \
        among the constants of these sources [tokens/swift-unevaluated]
        """))
    let resolved = try run("tokens", "resolve", "Theme.swift")
    #expect(resolved.output.contains("\"spacing.s\": {\n      \"type\": \"dimension\""))
    #expect(resolved.output.contains("\"unresolved\": [\n    \"spacing.width\"\n  ]"))
    let css = try run("tokens", "export", "Theme.swift", "--format", "css")
    #expect(css.output == ":root {\n  --spacing-s: 8px;\n}\n")
    #expect(css.errors.contains("[tokens/export-unknown]"))
  }

  @Test func twoSetsAtOnceAreTooMany() throws {
    try run.write(Self.good, at: "a.tokens.json")
    try run.write(Self.themed, at: "t.resolver.json")
    let result = try run("tokens", "resolve", "a.tokens.json", "t.resolver.json")
    #expect(result.status == 2)
    #expect(result.errors.contains("this takes one set of tokens, but 2 were named"))
  }

  // MARK: export

  @Test(arguments: [
    ("css", "  --space-s: 8px;\n"), ("swift", "    public static let s: CGFloat = 8\n"),
    ("json", "\"$value\": \"{space.s}\""),
  ])
  func tokensAreExported(format: String, line: String) throws {
    try run.write(Self.good, at: "a.tokens.json")
    let result = try run("tokens", "export", "a.tokens.json", "--format", format)
    #expect(result.status == 0)
    #expect(result.output.contains(line))
    #expect(result.errors.isEmpty)
  }

  @Test func anExportGoesToAFileAndNotWhenThereAreErrors() throws {
    try run.write(Self.good, at: "a.tokens.json")
    let result = try run(
      "tokens", "export", "a.tokens.json", "--format", "css", "--output", "out/tokens.css")
    #expect(result.status == 0)
    #expect(result.errors == "out/tokens.css: 2 tokens\n")
    #expect(try run.text(at: "out/tokens.css").contains("--gap: 8px;"))

    try run.write(##"{ "gap": { "$value": "{nothing}" } }"##, at: "b.tokens.json")
    let refused = try run(
      "tokens", "export", "b.tokens.json", "--format", "css", "--output", "b.css")
    #expect(refused.status == 1)
    #expect(refused.errors.hasSuffix("1 error; nothing was written\n"))
    #expect(!run.exists("b.css"))
  }

  @Test(arguments: [
    ["tokens", "check"], ["tokens", "check", "a", "--conformance", "lax"],
    ["tokens", "check", "a", "--upgrade", "b", "--conformance", "frozen"],
    ["tokens", "export", "a"], ["tokens", "export", "a", "--format", "sass"],
    ["tokens", "export", "a", "--format", "swift", "--namespace", "1x"],
    ["tokens", "resolve", "a", "--input", "dark"], ["tokens", "resolve", "a", "--system", "x"],
    ["tokens", "resolve", "--conformance", "standard"],
    ["tokens", "export", "--format", "css", "--conformance", "frozen"],
    ["tokens", "drift", "--conformance", "standard"], ["tokens", "drift", "--namespace", "Kit"],
    ["tokens", "drift", "a"], ["tokens", "drift", "--source", "a"],
    ["check", "--only", "all,links"],
    ["tokens", "drift", "--input", "appearance=dark"],
  ])
  func aWrongCommandLineIsRefused(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: "))
  }
}
