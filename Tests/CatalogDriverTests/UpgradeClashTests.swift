import Testing

/// `catalog tokens check --upgrade` with files that would get one name.
@Suite struct UpgradeClashTests {
  @Test func nothingIsWrittenWhereTwoFilesWouldBecomeOne() throws {
    let run = try ToolRun()
    try run.write("{\"a\": {\"value\": \"4px\", \"type\": \"spacing\"}}", at: "a.json")
    try run.write("a: { $type: number, $value: 1 }\n", at: "a.yaml")
    let result = try run("tokens", "check", "a.json", "a.yaml", "--upgrade", "new")
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        """
        a.yaml: error: another file would be upgraded to the same name, 'a.tokens.json' \
        [tokens/upgrade-clash]
          help: rename one of the two, or upgrade them one at a time

        """))
    #expect(result.errors.contains("nothing was written into new\n"))
    #expect(!run.exists("new"))
    #expect(try run("tokens", "check", "a.json", "--upgrade", "new").status == 0)
    #expect(run.exists("new/a.json"))
  }
}
