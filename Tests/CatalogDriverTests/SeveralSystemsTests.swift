import Testing

/// Commands that are about one system, in content that has two.
@Suite struct SeveralSystemsTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write("title: Two\nsummary: x\nsystems: [one, other]\n", at: "content/catalog.yaml")
    for name in ["one", "other"] {
      try run.write(
        "{\"gap\": {\"$type\": \"number\", \"$value\": \(name.count)}}",
        at: "content/\(name)/tokens.json")
      try run.write(
        "name: \(name)\nsummary: x\ntokens: { files: [tokens.json] }\n",
        at: "content/\(name)/system.yaml")
    }
    try run.write("import SwiftUI\n", at: "App/A.swift")
  }

  @Test func sourcesAreHeldAgainstTheSystemThatIsChosen() throws {
    let unclear = try run("lint", "App")
    #expect(unclear.status == 2)
    #expect(
      unclear.errors == """
        error: the content has several systems, and sources are held against one [lint/unclear-system]
          help: choose it with '--system', such as '--system one'

        """)
    #expect(try run("lint", "App", "--system", "other").status == 0)
  }

  @Test func tokensAreThoseOfTheSystemThatIsChosen() throws {
    let unclear = try run("tokens", "resolve", "--content", "content")
    #expect(unclear.status == 2)
    #expect(unclear.output == "")
    #expect(
      unclear.errors == """
        error: this takes the tokens of one system, but the content has several [tokens/one-set]
          note: they are: one, other
          help: choose one with '--system one'

        """)
    let chosen = try run("tokens", "resolve", "--content", "content", "--system", "other")
    #expect(chosen.status == 0)
    #expect(chosen.output.contains("\"gap\""))
  }
}
