import JSONTree
import Testing

@Suite struct SchemaCommandTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    for system in ["one", "two"] {
      try run.write("name: \(system)\nsummary: s\n", at: "content/\(system)/system.yaml")
      try run.write(
        "name: Badge\nlayer: component\nsummary: A word.\n",
        at: "content/\(system)/components/badge/component.yaml")
    }
    try run.write(
      "title: Sample\nsystems: [one, two]\nbaseURL: https://example.org/design\n",
      at: "content/catalog.yaml")
  }

  /// The address that a schema gives itself; the empty text when it gives none.
  private func address(of schema: String) throws -> String {
    let parsed = JSONDocument(parsing: Array(schema.utf8), path: "schema.json")
    #expect(parsed.diagnostics == [])
    let root = try #require(parsed.root?.object)
    return root["$id"]?.string ?? ""
  }

  @Test(arguments: ["component", "system", "catalog", "screen", "invalid-example"])
  func aSchemaOfAFileNeedsNoContent(kind: String) throws {
    let printed = try run("schema", kind)
    #expect(printed.status == 0)
    #expect(printed.errors == "")
    #expect(try address(of: printed.output) == "")
    let named = try run("schema", kind, "content")
    #expect(
      try address(of: named.output)
        == "https://example.org/design/schemas/\(kind).schema.json")
  }

  @Test func theSchemaOfASystemHasItsAddress() throws {
    let printed = try run("schema", "agent", "--system", "two")
    #expect(printed.status == 0)
    #expect(
      try address(of: printed.output) == "https://example.org/design/two/agent.schema.json")
    #expect(printed.output.contains("\"title\": \"Agent YAML of two\""))
  }

  @Test func withSeveralSystemsOneIsChosen() throws {
    let printed = try run("schema", "agent")
    #expect(printed.status == 2)
    #expect(printed.output == "")
    #expect(
      printed.errors == """
        error: a schema is of one system, but the content has several [schema/one-system]
          note: they are: one, two
          help: choose one with '--system one'

        """)
  }

  @Test func contentWithErrorsGivesNoSchema() throws {
    try run.write("name: two\n", at: "content/two/system.yaml")
    let printed = try run("schema", "agent", "--system", "two", "--output", "agent.json")
    #expect(printed.status == 1)
    #expect(printed.errors.contains("a system needs 'summary'"))
    #expect(!run.exists("agent.json"))
  }

  @Test func theSchemaIsWrittenToAFile() throws {
    let written = try run("schema", "agent", "--system", "one", "-o", "agent.json")
    #expect(written.status == 0)
    #expect(written.output == "")
    #expect(try run.text(at: "agent.json") == run("schema", "agent", "--system", "one").output)
  }

  @Test func aSystemIsForAgentYAMLOnly() throws {
    let printed = try run("schema", "screen", "--system", "one")
    #expect(printed.status == 64)
    #expect(
      printed.errors.contains(
        "'--system' is for 'agent': other schemas are the same everywhere."))
  }

  @Test func anUnknownSubjectIsAWrongCommandLine() throws {
    let printed = try run("schema", "agnet")
    #expect(printed.status == 64)
    #expect(printed.errors.contains("The value 'agnet' is invalid for '<subject>'."))
  }
}
