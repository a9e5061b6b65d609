import CatalogModel
import Testing

@Suite struct SystemFileTests {
  @Test func whatASystemSaysIsRead() throws {
    let text = """
      name: One
      summary: The first.
      version: "1.0"
      language: de
      platforms: { iOS: "17.0", macOS: "14.0" }
      tokens: { swiftNamespace: Tokens }
      stage: { background: color.back }
      """
    let result = load(["one/system.yaml": text])
    #expect(result.messages == [])
    let system = try #require(result.system)
    #expect(system.version == "1.0")
    #expect(system.language == "de")
    #expect(system.platforms.map(\.name) == ["iOS", "macOS"])
    #expect(system.platforms.map(\.minimumVersion) == ["17.0", "14.0"])
    #expect(system.swiftNamespace == "Tokens")
    #expect(system.stage.background?.name == "color.back")
    #expect(system.stage.background?.location.description == "one/system.yaml:7:22")
    #expect(system.gaps == Gaps())
  }

  @Test func aSystemNeedsANameAndASummary() {
    let result = load(["one/system.yaml": "version: 1\n"])
    #expect(
      result.messages == [
        "one/system.yaml:1:1: a system needs 'name' [yaml/missing-key]",
        "one/system.yaml:1:1: a system needs 'summary' [yaml/missing-key]",
      ])
    #expect(result.catalog?.systems.isEmpty == true)
  }

  @Test func platformsAreAMapping() {
    let result = load(["one/system.yaml": "name: One\nsummary: x\nplatforms: [iOS]\n"])
    #expect(
      result.messages == [
        "one/system.yaml:3:12: 'platforms' must be a mapping, not a list [yaml/wrong-kind]"
      ])
  }

  @Test func aModuleNeedsSwiftFiles() {
    let text = "name: One\nsummary: x\nmodules:\n  - { name: One, path: Source }\n"
    let result = load(["one/system.yaml": text])
    #expect(
      result.messages == [
        "one/system.yaml:4:18: there are no Swift files in Source [content/no-sources]"
      ])
  }

  @Test func symbolsComeFromTheSourcesOfAModule() {
    let text = "name: One\nsummary: x\nmodules:\n  - { name: One, path: Sources/ }\n"
    let result = load([
      "one/system.yaml": text, "one/Sources/a/Badge.swift": "public struct Badge {}\n",
    ])
    #expect(result.messages == [])
    let symbols = result.system?.modules.flatMap(\.symbols) ?? []
    #expect(symbols.map(\.name) == ["Badge"])
    #expect(symbols.first?.location.path == "one/Sources/a/Badge.swift")
  }
}
