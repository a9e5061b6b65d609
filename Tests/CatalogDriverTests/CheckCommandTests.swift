import Testing

/// `catalog check` as a user runs it.
@Suite struct CheckCommandTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write(
      """
      name: Solo
      summary: x
      tokens: { files: [a.tokens.json] }
      modules: [{ name: Solo, path: Sources }]
      """, at: "content/system.yaml")
    try run.write(
      #"{ "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } } }"#,
      at: "content/a.tokens.json")
    try run.write(
      "/// Tokens.\npublic enum DS { enum Space { static let s: CGFloat = 9 } }\n",
      at: "content/Sources/DS.swift")
    try run.write("---\ntitle: A\nsummary: x\n---\n[b](b.md)\n", at: "content/guides/a.md")
  }

  @Test func everythingIsCheckedAndNothingWritten() throws {
    let result = try run("check")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        content/a.tokens.json:1:36: error: 'space.s' is 8px in the tokens and 9px in Swift [tokens/drift-different]
          note: content/Sources/DS.swift:2:42: the constant 'DS.Space.s'
          help: write 8 in Swift, or {"value":9,"unit":"px"} in the token file
        content/guides/a.md:5: warning: this link leads to no page: b.md [link/missing]
          note: links are relative to the file they stand in: guides/b.md
          help: did you mean 'a.md'?
        1 error, 1 warning

        """)
    #expect(!run.exists("site"))
  }

  @Test func aTopicIsLookedAtAlone() throws {
    let drift = try run("check", "--only", "drift")
    #expect(drift.status == 1)
    #expect(drift.errors.contains("[tokens/drift-different]"))
    #expect(!drift.errors.contains("[link/missing]"))
    #expect(try run("check", "--only", "tokens,contrast").status == 0)
    #expect(try run("check", "--only", "all").errors == run("check").errors)
    #expect(try run("check", "--only", "links").errors.contains("[link/missing]"))
  }

  @Test func whatCannotBeReadCountsForEveryTopic() throws {
    try run.write("name: Solo\nsummary: x\ntokens: []\n", at: "content/system.yaml")
    let result = try run("check", "--only", "contrast")
    #expect(result.status == 1)
    #expect(result.errors.contains("[yaml/wrong-kind]"))
  }

  @Test(arguments: [
    "tokens", "drift", "contrast", "agent", "previews", "links", "swift", "coverage", "content",
  ])
  func tokensThatCannotBeReadCountForEveryTopic(topic: String) throws {
    try run.write("{\n", at: "content/a.tokens.json")
    let result = try run("check", "--only", topic)
    #expect(result.status == 1)
    #expect(result.errors.contains("content/a.tokens.json:2:1: error: "))
  }

  @Test func coverageDoesNotRestOnTokens() throws {
    try run.write("{\n", at: "content/a.tokens.json")
    #expect(try !run("coverage").errors.contains("a.tokens.json"))
  }

  @Test(arguments: ["drift", "agent", "links", "coverage", "content"])
  func sourcesThatDoNotParseCountForWhatIsHeldAgainstThem(topic: String) throws {
    try run.write("public enum DS {\n", at: "content/Sources/DS.swift")
    let result = try run("check", "--only", topic)
    #expect(result.status == 1)
    #expect(result.errors.contains("[swift/syntax-error]"))
  }

  @Test func aSiteIsPublishedWhateverTheSourceSays() throws {
    try run.write("---\ntitle: A\nsummary: x\n---\nx\n", at: "content/guides/a.md")
    #expect(try run("check").status == 1)
    #expect(try run("build").status == 0)
  }

  @Test func aSiteThatIsToBeCheckedIsPublishedOnlyWhereTheSourceAgrees() throws {
    try run.write("---\ntitle: A\nsummary: x\n---\nx\n", at: "content/guides/a.md")
    let result = try run("build", "--check")
    #expect(result.status == 1)
    #expect(result.errors.contains("[tokens/drift-different]"))
    #expect(!run.exists("site"))
  }
}
