import Files
import Testing

/// `catalog snapshot`, and what compares with its files, as a user runs them.
@Suite struct SnapshotCommandTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  private func write(_ value: Int, version: String = "1.0.0") throws {
    try run.write(
      """
      name: Solo
      summary: x
      version: \(version)
      tokens: { files: [a.tokens.json] }

      """, at: "content/system.yaml")
    try run.write(
      """
      { "gap": { "$type": "dimension", "$value": { "value": \(value), "unit": "px" } } }

      """, at: "content/a.tokens.json")
  }

  @Test func aVersionIsRecordedAndCompared() throws {
    try write(8)
    let recorded = try run("snapshot", "--date", "2026-01-02", "--note", "The first.")
    #expect(recorded.status == 0)
    #expect(
      recorded.errors == """
        recorded Solo 1.0.0 in content/versions/1.0.0.json: 1 token, 0 components, 0 symbols

        """)
    #expect(
      try run.text(at: "content/versions/1.0.0.json") == """
        {
          "format": 1,
          "system": "system",
          "name": "Solo",
          "version": "1.0.0",
          "date": "2026-01-02",
          "note": "The first.",
          "platforms": {},
          "modifiers": {},
          "tokens": {
            "gap": {"type":"dimension","value":"8px","swift":"DS.gap"}
          },
          "components": {},
          "screens": {},
          "modules": {},
          "contrast": [],
          "coverage": {"documented":0,"total":0}
        }

        """)
    try write(12, version: "1.0.1")
    let expected = """
      Solo 1.0.0 → 1.0.1
        Repaired
          token gap: value changed, 8px → 12px (content/a.tokens.json:1:3)
        1 repair: a patch step

      """
    for before in ["1.0", "content/versions/1.0.0.json"] {
      let result = try run("compare", before)
      #expect((result.status, result.output, result.errors) == (0, expected, ""))
    }
    let annotations = try run("compare", "1.0.0", "--format", "github")
    #expect(
      annotations.output.contains(
        "Solo: token gap: value changed, 8px → 12px"), "\(annotations.output)")
  }

  @Test func aRecordedVersionStaysUnlessReplaced() throws {
    try write(8)
    #expect(try run("snapshot").status == 0)
    let before = try run.text(at: "content/versions/1.0.0.json")
    try write(12)
    let again = try run("snapshot")
    #expect(again.status == 1)
    #expect(
      again.errors == """
        content/versions/1.0.0.json:5:14: error: the version '1.0.0' of Solo is recorded already \
        [version/recorded]
          help: state the next version, or record this one again with '--replace'
        nothing is recorded

        """)
    #expect(try run.text(at: "content/versions/1.0.0.json") == before)
    #expect(try run("snapshot", "--replace").status == 0)
    #expect(try run.text(at: "content/versions/1.0.0.json").contains("12px"))
  }

  @Test func whatCannotBeRecordedIsSaid() throws {
    try write(8, version: "next")
    let named = try run("snapshot")
    #expect(named.status == 1)
    #expect(
      named.errors.hasPrefix(
        "content/system.yaml: error: 'next' is not a version of Semantic Versioning "
          + "[version/not-semantic]\n"))
    #expect(try run("snapshot", "--version", "2.0").status == 0)
    #expect(run.exists("content/versions/2.0.json"))
    for date in ["soon", "2026-02-30", "2026-13-01", "2026-1-1"] {
      #expect(try run("snapshot", "--date", date).status == 64)
    }
    let unknown = try run("compare", "3.0")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.hasPrefix(
        "error: 'content' has no record of the version '3.0' [compare/unknown-version]\n"
          + "  note: it has records of: 2.0\n"))
  }

  @Test func whatFollowsAPlusSignMakesNoOtherVersion() throws {
    try write(8, version: "1.0.0+5")
    #expect(try run("snapshot").status == 0)
    try write(12, version: "1.0.0+6")
    let again = try run("snapshot")
    #expect(again.status == 1)
    #expect(
      again.errors.contains(
        "  note: '1.0.0+5' and '1.0.0+6' are the same version: what follows a plus sign makes no "
          + "difference\n"))
  }

  @Test func aVersionThatIsOutIsRecordedFromGit() throws {
    try write(8)
    let folder = run.folder.path(percentEncoded: false)
    let start = ["-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let date = "--date=2026-01-02T12:00:00Z"
    for arguments in [
      ["init", "--quiet"], ["add", "--all"],
      ["-c", "commit.gpgsign=false", "commit", "--quiet", "--message", "x", date],
      ["tag", "out"],
    ] {
      let result = try ToolProcess.run(
        "env", ["GIT_COMMITTER_DATE=2026-01-03T12:00:00Z", "git"] + start + arguments)
      try #require(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
    }
    try write(12, version: "2.0.0")
    let recorded = try run("snapshot", "--from", "git:out")
    #expect(recorded.status == 0, "\(recorded.errors)")
    let text = try run.text(at: "content/versions/1.0.0.json")
    #expect(text.contains("\"date\": \"2026-01-03\"") && text.contains("8px"))
    #expect(try run("snapshot", "--from", "git:gone").status == 2)
    let wrong = try run("snapshot", "--from", "out")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("Usage: catalog snapshot "))
  }

  @Test func strictnessFailsForAVersionThatDoesNotFollow() throws {
    try write(8)
    #expect(try run("snapshot").status == 0)
    try write(12)
    #expect(try run("compare", "1.0.0").status == 0)
    #expect(try run("compare", "1.0.0", "--strict").status == 1)
  }
}
