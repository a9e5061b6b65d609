import Foundation
import Testing

/// What `catalog lint` says, writes, and how it ends.
@Suite("The command lint")
struct LintCommandTests {
  private let run: ToolRun
  private let view = """
    import SwiftUI
    import Kit

    struct A: View {
      var body: some View { Text("A").padding(8) }
    }

    """

  init() throws {
    run = try ToolRun()
    try run.write(
      "name: Kit\nsummary: A kit.\nlanguage: en\nplatforms: { iOS: \"17.0\" }\n"
        + "tokens: { files: [kit.tokens.json], swiftNamespace: DS }\n"
        + "modules: [{ name: Kit, path: Kit }]\n", at: "content/system.yaml")
    try run.write(
      "{\"spacing\": {\"s\": {\"$type\": \"dimension\", "
        + "\"$value\": {\"value\": 8, \"unit\": \"px\"}}}}", at: "content/kit.tokens.json")
    try run.write(
      "import CoreGraphics\npublic enum DS { public enum Spacing {\n"
        + "  public static let s: CGFloat = 8\n} }\n", at: "content/Kit/DS.swift")
    try run.write(view, at: "App/A.swift")
  }

  @Test("A finding has a place and an answer; the system keeps its own rules")
  func findings() throws {
    let result = try run("lint", "App")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        App/A.swift:5:43: warning: the literal '8' is the spacing token 'DS.Spacing.s' [lint/literal-spacing]
          help: write DS.Spacing.s
        1 warning in 6 lines in 1 file

        """)
    #expect(try run("lint", "App", "--strict").status == 1)
    let own = try run("lint")
    #expect(own.errors == "no findings in 4 lines in 1 file\n")
  }

  @Test("A baseline lets what is there stay, and nothing new in")
  func baseline() throws {
    let arguments = ["lint", "App", "--baseline", "lint.json"]
    #expect(try run(arguments).status == 1)
    #expect(try run(arguments + ["--update"]).errors.hasPrefix("lint.json is made and accepts 1"))
    #expect(try run(arguments).status == 0)
    try run.write(view.replacing("padding(8)", with: "padding(8.0)"), at: "App/A.swift")
    let worse = try run(arguments)
    #expect(worse.status == 1)
    #expect(
      worse.errors.contains(
        "lint.json accepts 1 finding no longer there; '--update' removes them\n"))
  }

  @Test("A baseline of a later release stays as it is, and a broken one is written again")
  func laterBaseline() throws {
    let update = ["lint", "App", "--baseline", "lint.json", "--update"]
    let later = "{\"version\": 2, \"findings\": []}"
    try run.write(later, at: "lint.json")
    let refused = try run(update)
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("the baseline has version 2, and this release reads version 1"))
    #expect(
      refused.errors.contains(
        "lint.json is not a baseline that this release reads, so it stays as it is; "
          + "name another file\n"))
    #expect(try run.text(at: "lint.json") == later)
    let wrong = ["lint", "App", "--baseline", "content/system.yaml", "--update"]
    #expect(try !run(wrong).errors.contains("help:"))
    try run.write("{\"version\": 1, \"findings\": [8]}", at: "lint.json")
    #expect(try run(update).errors.hasPrefix("lint.json is made and accepts 1"))
  }

  @Test("Tokens that cannot be read hide findings, and no baseline forgets those")
  func unreadTokens() throws {
    let arguments = ["lint", "App", "--baseline", "lint.json"]
    #expect(try run(arguments + ["--update"]).status == 0)
    let baseline = try run.text(at: "lint.json")
    try run.write("{\n", at: "content/kit.tokens.json")
    let broken = try run("lint", "App")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("content/kit.tokens.json:2:1: error: "))
    let gated = try run(arguments)
    #expect(gated.status == 1)
    #expect(!gated.errors.contains("no longer there"))
    let update = try run(arguments + ["--update"])
    #expect(update.status == 1)
    #expect(
      update.errors.contains(
        "lint.json stays as it is: fix the errors first, since they may hide findings\n"))
    #expect(try run.text(at: "lint.json") == baseline)
    let tokens = run.folder.appending(path: "content/kit.tokens.json")
    try FileManager.default.removeItem(at: tokens)
    try FileManager.default.createSymbolicLink(
      at: tokens, withDestinationURL: run.folder.appending(path: "lint.json"))
    #expect(try run("lint", "App").status == 1)
  }

  @Test("Fixes are shown first, then made")
  func fixes() throws {
    let shown = try run("lint", "App", "--fix", "--dry-run")
    #expect(shown.output.contains("+  var body: some View { Text(\"A\").padding(DS.Spacing.s) }\n"))
    #expect(try run.text(at: "App/A.swift") == view)
    let made = try run("lint", "App", "--fix")
    #expect(made.errors == "1 finding is fixed in 1 file\nno findings in 6 lines in 1 file\n")
    #expect(try run.text(at: "App/A.swift").contains("padding(DS.Spacing.s)"))
  }

  @Test("The file of the system says how its rules weigh")
  func settings() throws {
    try run.write(view.replacing("padding(8)", with: "padding(8).padding(13)"), at: "App/A.swift")
    #expect(try run("lint", "App").errors.contains("no spacing token is '13'"))
    let manifest = try run.text(at: "content/system.yaml")
    try run.write(
      manifest + "lint:\n  strict: true\n  notes: false\n  checks:\n"
        + "    - { check: literal-radius, severity: error }\n", at: "content/system.yaml")
    let strict = try run("lint", "App")
    #expect(strict.status == 1)
    #expect(strict.errors.hasSuffix("1 warning in 6 lines in 1 file\n"))
    try run.write(manifest + "lint: { exclude: [App/] }\n", at: "content/system.yaml")
    #expect(try run("lint", "App").errors == "no findings in 6 lines in 1 file\n")
  }

  @Test("What cannot be looked at is told")
  func nothing() throws {
    #expect(try run("lint", "Nowhere").status == 2)
    let empty = try run("lint", "content/kit.tokens.json")
    #expect(empty.status == 2)
    #expect(empty.errors.contains("there are no Swift files in"))
    try run.write("text", at: "Notes/a.txt")
    let beside = try run("lint", "App", "Notes")
    #expect(beside.status == 2)
    #expect(beside.errors.contains("there are no Swift files in 'Notes'"))
    let wrong = try run("lint", "App", "--dry-run")
    #expect(wrong.status == 64)
    #expect(wrong.errors.hasPrefix("Error: '--dry-run' shows what '--fix' would do; name both.\n"))
    #expect(wrong.errors.hasSuffix("  See 'catalog lint --help' for more information.\n"))
    try run.write("", at: "Odd/A.swift")
    try Data([0xff, 0xfe]).write(to: run.folder.appending(path: "Odd/A.swift"))
    let odd = try run("lint", "Odd")
    #expect(odd.status == 1)
    #expect(odd.errors.contains("Odd/A.swift:1:1: error: the file is not UTF-8 text"))
  }
}
