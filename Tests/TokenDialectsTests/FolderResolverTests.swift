import DesignTokens
import JSONTree
import Testing
import TokenDialects

/// How files of a folder belong together.
@Suite struct FolderResolverTests {
  private func token(_ value: Int, _ name: String = "t") -> String {
    #"{"\#(name)": {"$type": "number", "$value": \#(value)}}"#
  }

  private func proposals(_ files: [(String, String)]) -> [FolderResolver] {
    let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.0, Array($0.1.utf8)) })
    let documents = files.map { DialectReader().document(Array($0.1.utf8), path: $0.0) }
    return FolderResolver.proposed(for: documents, in: bytes)
  }

  /// The tokens that a proposal gives.
  private func load(_ files: [(String, String)]) -> TokenLoad? {
    guard let proposal = proposals(files).first else { return nil }
    var bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.0, Array($0.1.utf8)) })
    bytes[proposal.path] = JSONWriter().bytes(proposal.document)
    return TokenLoad(files: bytes, resolver: proposal.path)
  }

  @Test func filesNamedAsModesAreContexts() throws {
    let files = [
      ("x/base.json", token(0, "b")), ("x/dark.json", token(2)), ("x/light.json", token(1)),
    ]
    let proposal = try #require(proposals(files).first)
    #expect(
      JSONWriter().string(proposal.document) == #"{"version":"2025.10","#
        + ##""sets":{"base":{"sources":[{"$ref":"base.json"}]}},"##
        + #""modifiers":{"color-scheme":{"contexts":{"dark":[{"$ref":"dark.json"}],"#
        + #""light":[{"$ref":"light.json"}]},"default":"light"}},"#
        + ##""resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/color-scheme"}]}"##)
    #expect(proposal.path == "x/tokens.resolver.json")
    #expect(
      proposal.diagnostics.map(\.summary) == [
        "files give tokens different values, so 'dark', 'light' are taken as the contexts of "
          + "'color-scheme'"
      ])
    let tokens = try #require(load(files)).tokens
    #expect(tokens["t"]?.value(in: Context(["color-scheme": "dark"]))?.value == .number(2))
    #expect(tokens["t"]?.value()?.value == .number(1))
  }

  @Test(arguments: [
    ["tokens.json", "dark.json", "light.json"], ["base.json", "dark.json", "light.json"],
    ["core.json", "themes/dark.json", "themes/light.json"],
  ])
  func modesLieOverTheFileForAllOfThem(names: [String]) throws {
    let base = #"{"t": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 5}}"#
    // The light file says what the base says.
    let files = [(names[0], base), (names[1], token(2)), (names[2], token(1))]
    let tokens = try #require(load(files)).tokens
    #expect(tokens.modifiers.map(\.name) == ["color-scheme"])
    #expect(tokens.modifiers.map(\.contexts) == [["dark", "light"]])
    #expect(tokens["t"]?.value()?.value == .number(1))
    let dark = Context(["color-scheme": "dark"])
    #expect(tokens["t"]?.value(in: dark)?.value == .number(2))
    #expect(tokens["b"]?.value(in: dark)?.value == .number(5))
  }

  @Test(arguments: [
    ("tokens.json", "dark.json", ["light", "dark"]), ("base.json", "dark.json", ["base", "dark"]),
    ("tokens.json", "brand-x.json", ["default", "brand-x"]),
  ])
  func oneModeLiesOverTheRest(base: String, mode: String, contexts: [String]) throws {
    let files = [(base, token(1)), (mode, token(2))]
    let tokens = try #require(load(files)).tokens
    #expect(tokens.modifiers.map(\.contexts) == [contexts])
    #expect(tokens["t"]?.value()?.value == .number(1))
  }

  @Test func modesMayBeWordsOfNamesInCamelCase() throws {
    let files = [
      ("brandColors.json", token(5, "b")), ("darkTheme.json", token(2)),
      ("lightTheme.json", token(1)),
    ]
    let tokens = try #require(load(files)).tokens
    #expect(tokens.modifiers.map(\.name) == ["color-scheme"])
    #expect(tokens.modifiers.map(\.contexts) == [["dark", "light"]])
    #expect(tokens["t"]?.value()?.value == .number(1))
    #expect(tokens["b"]?.value()?.value == .number(5))
  }

  @Test func modesOfBrandsThatContradictEachOtherAreOfOneModifier() {
    let files = [
      ("base.json", token(0)), ("acme-dark.json", token(1)), ("acme-light.json", token(2)),
      ("bolt-dark.json", token(3)), ("bolt-light.json", token(4)),
    ]
    let modifiers = load(files)?.tokens.modifiers
    #expect(modifiers?.map(\.name) == ["theme"])
    #expect(
      modifiers?.map(\.contexts) == [["acme-dark", "acme-light", "bolt-dark", "bolt-light"]])
  }

  @Test func variantsOfAModeAreModesBesideIt() {
    let files = [
      ("tokens.json", token(1)), ("dark.json", token(2)), ("dark-dim.json", token(3)),
      ("ios.json", token(4)),
    ]
    let modifiers = load(files)?.tokens.modifiers
    #expect(modifiers?.map(\.name) == ["theme", "platform"])
    #expect(modifiers?.map(\.contexts) == [["dark", "dark-dim"], ["default", "ios"]])
  }

  @Test func brandsAreContexts() {
    let files = [("brand-a.json", token(1)), ("brand-b.json", token(2))]
    #expect(load(files)?.tokens.modifiers.map(\.name) == ["brand"])
    #expect(load(files)?.tokens.modifiers.map(\.contexts) == [["a", "b"]])
  }

  @Test func foldersWithTheSameFilesAreContexts() throws {
    let files = [
      ("acme/color.json", token(1)), ("acme/size.json", token(3, "s")),
      ("bolt/color.json", token(2)), ("bolt/size.json", token(3, "s")),
    ]
    let tokens = try #require(load(files)).tokens
    #expect(tokens.modifiers.map(\.name) == ["theme"])
    #expect(tokens.modifiers.map(\.contexts) == [["acme", "bolt"]])
    #expect(tokens["t"]?.value(in: Context(["theme": "bolt"]))?.value == .number(2))
    #expect(tokens["s"]?.value(in: Context(["theme": "bolt"]))?.value == .number(3))
  }

  @Test func filesMayRepeatTheNameOfTheirFolder() {
    let files = [
      ("acme/acme.color.json", token(1)), ("acme/acme.size.json", token(3, "s")),
      ("bolt/bolt.color.json", token(2)), ("bolt/bolt.size.json", token(4, "s")),
    ]
    #expect(load(files)?.tokens.modifiers.map(\.contexts) == [["acme", "bolt"]])
  }

  @Test func namesShareTheirCommonWords() {
    let files = [("color.dark.json", token(2)), ("color.light.json", token(1))]
    #expect(load(files)?.tokens.modifiers.map(\.contexts) == [["dark", "light"]])
  }

  @Test(arguments: [
    [("one.json", 1), ("two.json", 2)], [("one.json", 1), ("two.json", 2), ("dark.json", 3)],
    [("light.json", 1), ("dark.json", 1)],
    [("a/light.json", 1), ("b/c/dark.json", 2)], [("a/light.json", 1), ("a/dark/more.json", 2)],
  ])
  func nothingIsProposedWhereNothingTellsWhy(files: [(String, Int)]) {
    #expect(proposals(files.map { ($0.0, token($0.1)) }).isEmpty)
  }

  @Test func themesOfTokensStudioAreModifiers() throws {
    let files = [
      ("d/$metadata.json", #"{"tokenSetOrder": ["core", "theme/light", "theme/dark"]}"#),
      (
        "d/$themes.json",
        #"""
        [{"name": "Light", "group": "Mode",
          "selectedTokenSets": {"core": "source", "theme/light": "enabled"}},
         {"name": "Dark", "group": "Mode",
          "selectedTokenSets": {"core": "source", "theme/dark": "enabled"}}]
        """#
      ),
      ("d/core.json", ##"{"black": {"value": "#000000", "type": "color"}}"##),
      ("d/theme/dark.json", #"{"fg": {"value": "{white}", "type": "color"}}"#),
      ("d/theme/light.json", #"{"fg": {"value": "{black}", "type": "color"}}"#),
    ]
    let found = try #require(load(files))
    #expect(found.tokens.modifiers.map(\.name) == ["Mode"])
    #expect(found.tokens.defaultContext["Mode"] == "Light")
    #expect(found.tokens["fg"]?.value()?.aliasChain == ["black"])
    #expect(
      found.diagnostics.filter { $0.severity == .error }.map(\.summary) == [
        "there is no token 'white'"
      ])
  }

  @Test func whatIsWrongWithTheDocumentIsToldAtTheFileThatIsThere() throws {
    let files = [
      (
        "d/$themes.json",
        #"[{"name": "Light", "selectedTokenSets": {"a": "enabled"}}]"#
      ),
      ("d/a.json", token(1)), ("d/b.json", token(2)),
    ]
    let proposal = try #require(proposals(files).first)
    let found = try #require(load(files)).diagnostics
    #expect(found.contains { $0.location?.path == "d/tokens.resolver.json" })
    let placed = proposal.placed(found, readAt: proposal.path)
    let unused = try #require(placed.first { $0.id == .tokensUnusedSet })
    #expect(unused.location?.description == "d/$themes.json")
    #expect(unused.suggestion == "choose it in a theme, or remove its file")
  }

  @Test func anOrderAloneIsKept() throws {
    let files = [
      ("$metadata.json", #"{"tokenSetOrder": ["b", "a"]}"#), ("a.json", token(1)),
      ("b.json", token(2)),
    ]
    #expect(load(files)?.tokens["t"]?.value()?.value == .number(1))
  }
}
