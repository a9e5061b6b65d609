import CatalogDriver
import Files
import Testing

@Suite struct SiteSchemaTests {
  @Test func theSiteHoldsTheSchemasOfItsFiles() {
    let outcome = CatalogBuild.build([
      "catalog.yaml": "title: Sample\nsystems: [one]\n",
      "one/system.yaml": "name: One\nsummary: The first.\n",
    ])
    #expect(
      outcome.site.paths.filter { $0.hasSuffix(".schema.json") } == [
        "one/agent.schema.json", "schemas/catalog.schema.json", "schemas/component.schema.json",
        "schemas/invalid-example.schema.json", "schemas/screen.schema.json",
        "schemas/system.schema.json",
      ])
  }
}
