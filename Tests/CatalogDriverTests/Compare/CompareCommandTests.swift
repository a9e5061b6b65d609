import Files
import Foundation
import Testing

/// `catalog compare` as a user runs it.
@Suite struct CompareCommandTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  private func write(_ value: Int, in folder: String = "content", version: String = "1.0.0") throws
  {
    try run.write(
      """
      name: Solo
      summary: x
      version: \(version)
      tokens: { files: [a.tokens.json] }
      modules: [{ name: Kit, path: ../Sources }]

      """, at: "\(folder)/system.yaml")
    try run.write(
      """
      { "gap": { "$type": "dimension", "$value": { "value": \(value), "unit": "px" } },
        "calm": { "$type": "number", "$value": 1 } }
      """, at: "\(folder)/a.tokens.json")
    try run.write("public struct Kit {}\n", at: "Sources/Kit.swift")
  }

  private func git(_ arguments: String...) throws {
    let folder = run.folder.path(percentEncoded: false)
    let names = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let result = try ToolProcess.run(
      "git", ["-C", folder, "-c", "commit.gpgsign=false"] + names + arguments)
    try #require(result.status == 0, "\(String(decoding: result.errors, as: UTF8.self))")
  }

  private func commit(as tag: String) throws {
    try git("init", "--quiet")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "x")
    try git("tag", tag)
  }

  @Test func twoFoldersAreCompared() throws {
    try write(8, in: "old")
    try write(12)
    let result = try run("compare", "old")
    #expect(result.status == 0)
    #expect(
      result.output == """
        Solo 1.0.0
          Repaired
            token gap: value changed, 8px → 12px (content/a.tokens.json:1:3)
          1 repair: a patch step

        """)
    #expect(
      result.errors == """
        content/system.yaml: warning: the version of Solo is still 1.0.0, and the changes need a \
        patch step [compare/version]
          help: state 1.0.1 or later as 'version' in system.yaml

        """)
  }

  @Test func aVersionOfGitIsCompared() throws {
    try write(8)
    try commit(as: "1.0.0")
    try write(12, version: "2.0.0")
    try run.write("public struct Tool {}\n", at: "Sources/Kit.swift")
    let result = try run("compare", "git:1.0.0")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      result.output == """
        Solo 1.0.0 → 2.0.0
          Breaking
            Kit.Kit: removed (1.0.0:Sources/Kit.swift:1:15)
          Added
            Kit.Tool: added (Sources/Kit.swift:1:15)
          Repaired
            token gap: value changed, 8px → 12px (content/a.tokens.json:1:3)
          1 breaking change, 1 addition, 1 repair: a major step

        """)
    #expect(try run("compare", "git:1.0.0", "--fail-on", "none").status == 0)
    // The same commit has not changed, whatever is on the disk.
    let same = try run("compare", "git:1.0.0", "git:HEAD", "--fail-on", "minor")
    #expect(same.status == 0)
    #expect(same.output == "no changes: no step\n")
  }

  @Test func gitIsLeftAsItWas() throws {
    try write(8)
    try commit(as: "1.0.0")
    try run.write("public struct Tool {}\n", at: "Sources/Kit.swift")
    func state() throws -> [UInt8] {
      let folder = run.folder.path(percentEncoded: false)
      return try ToolProcess.run("git", ["-C", folder, "status", "--porcelain"]).output
    }
    let before = try state()
    #expect(String(decoding: before, as: UTF8.self) == " M Sources/Kit.swift\n")
    #expect(try run("compare", "git:1.0.0").output.contains("Kit.Kit: removed"))
    #expect(try state() == before)
  }

  @Test func whatGitDoesNotHaveIsSaid() throws {
    try write(8)
    let outside = try run("compare", "git:1.0.0")
    #expect(outside.status == 2)
    #expect(
      outside.errors.hasPrefix(
        "error: the folder 'content' is not in the working tree of a git repository "
          + "[compare/no-repository]\n"))
    try commit(as: "1.0.0")
    let unknown = try run("compare", "git:2.0.0")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.hasPrefix(
        "error: the repository of 'content' has no commit, branch or tag '2.0.0' "
          + "[compare/unknown-version]\n"))
    #expect(try run("compare", "git:--all").errors.contains("[compare/unknown-version]"))
    try write(8, in: "later")
    let later = try run("compare", "git:1.0.0", "later")
    #expect(later.status == 2)
    #expect(
      later.errors.hasPrefix(
        "error: there is no folder 'later' in the version '1.0.0' [compare/unknown-version]\n"))
  }

  @Test func foldersThatCannotBeComparedAreSaid() throws {
    try write(8)
    #expect(try run("compare", "missing").status == 2)
    try run.write("", at: "empty/note.txt")
    let empty = try run("compare", "empty")
    #expect(empty.status == 2)
    #expect(
      empty.errors.hasPrefix(
        "error: the content of 'empty' cannot be read [compare/unreadable]\n"
          + "  note: this folder holds neither catalog.yaml nor system.yaml\n"))
    try write(8, in: "other/kit")
    try run.write("title: x\nsystems: [kit]\n", at: "other/catalog.yaml")
    let other = try run("compare", "other")
    #expect(other.status == 2)
    #expect(
      other.errors.hasPrefix(
        "error: 'other' and 'content' have no system in common [compare/nothing-in-common]\n"))
  }

  @Test func errorsOfASideAreAWarning() throws {
    try write(8, in: "old")
    try write(8)
    try run.write("{ \"gap\": ", at: "old/a.tokens.json")
    let result = try run("compare", "old", "--fail-on", "none")
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "warning: 'old' has an error, so changes may be missing or wrong [compare/incomplete]"))
  }

  @Test(arguments: [["git:"], [""], ["old", "content", "--content", "content"]])
  func wrongCommandLinesAreRefused(arguments: [String]) throws {
    let result = try run(["compare"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains("\nUsage: catalog compare <before> "))
    #expect(result.errors.hasSuffix("\n  See 'catalog compare --help' for more information.\n"))
  }
}
