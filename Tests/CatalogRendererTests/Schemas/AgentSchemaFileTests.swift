import CatalogLoader
import CatalogModel
import CatalogRenderer
import Files
import Testing

@Suite struct AgentSchemaFileTests {
  private func file(
    _ changes: [String: String] = [:], scope: CatalogLoader.Scope = .site
  ) throws -> AgentSchemaFile {
    let files = sample.merging(changes) { $1 }
    let tree = FileTree(files.mapValues { Array($0.utf8) })
    let catalog = try #require(CatalogLoader(tree, scope: scope).load().catalog)
    return AgentSchemaFile(try #require(catalog.systems.first), of: catalog)
  }

  private func text(_ file: AgentSchemaFile) -> String {
    String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func theFileLiesWithItsSystem() throws {
    let plain = try file()
    #expect(plain.path == "one/agent.schema.json")
    #expect(!text(plain).contains("$id"))
    let catalog = "title: Sample\nsystems: [one]\nbaseURL: https://example.org\n"
    #expect(
      text(try file(["catalog.yaml": catalog]))
        .contains(#""$id": "https://example.org/one/agent.schema.json""#))
  }

  @Test func theVocabularyAloneGivesTheSameSchema() throws {
    #expect(try file().bytes == file(scope: .vocabulary).bytes)
  }

  @Test func aSystemAloneLiesAtTheRoot() throws {
    var catalog = try #require(
      CatalogLoader(["system.yaml": "name: Solo\nsummary: s\n"]).load().catalog)
    catalog.baseURL = "https://example.org/"
    let file = AgentSchemaFile(try #require(catalog.systems.first), of: catalog)
    #expect(file.path == "agent.schema.json")
    #expect(text(file).contains(#""$id": "https://example.org/agent.schema.json""#))
  }

  @Test func theLeastValidExampleOfAComponentIsShown() throws {
    let yaml = """
      name: Badge
      layer: component
      summary: A word.
      props: [{ name: text, type: string }]
      children: any
      examples:
        - { name: Wrong, agent: { component: Badge, props: { txet: A } } }
        - { name: Two, agent: { component: Badge, children: [{ component: Badge }] } }
        - { name: One, agent: { component: Badge, props: { text: B } } }

      """
    let schema = text(try file(["one/components/badge/component.yaml": yaml]))
    #expect(!schema.contains("txet"))
    #expect(schema.ranges(of: "\"examples\": [").count == 1)
    #expect(schema.contains("\"text\": \"B\""))
  }
}
