import Foundation
import Testing

/// What keeps `catalog init` from writing, and that it writes nothing then.
@Suite struct InitRefusalTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  @Test func aCatalogThatIsThereIsNeverChanged() throws {
    try run.write("name: Mine\nsummary: x\n", at: "content/system.yaml")
    let result = try run("init")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == """
        error: 'content' holds a catalog already [output/exists]
          note: 'catalog init' creates a catalog and never changes one
          help: name another folder: 'catalog init FOLDER'

        """)
    #expect(try run.text(at: "content/system.yaml") == "name: Mine\nsummary: x\n")
    #expect(!run.exists("content/tokens"))
  }

  @Test func aCatalogIsNotHiddenByOneBesideIt() throws {
    try run.write("name: Mine\nsummary: x\n", at: "system.yaml")
    let result = try run("init")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: this folder holds a catalog already"))
    #expect(!run.exists("content"))
    #expect(try run("init", "other").status == 0)
  }

  @Test func aFileIsNoFolder() throws {
    try run.write("mine", at: "notes")
    let result = try run("init", "notes")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: 'notes' is a file, not a folder [output/exists]
          help: name another folder: 'catalog init FOLDER'

        """)
    #expect(try run.text(at: "notes") == "mine")
  }

  @Test func everyFileInTheWayIsListed() throws {
    try run.write("mine", at: "content/guides/getting-started.md")
    try run.write("mine", at: "content/Sources/Card.swift")
    let result = try run("init")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: 'content/Sources/Card.swift' already exists [output/exists]
          help: move it away, or name another folder: 'catalog init FOLDER'
        error: 'content/guides/getting-started.md' already exists [output/exists]
          help: move it away, or name another folder: 'catalog init FOLDER'

        """)
    #expect(!run.exists("content/system.yaml"))
    #expect(try run.text(at: "content/Sources/Card.swift") == "mine")
  }

  @Test func otherFilesOfTheFolderStay() throws {
    try run.write("mine", at: "content/notes.txt")
    #expect(try run("init").status == 0)
    #expect(try run.text(at: "content/notes.txt") == "mine")
  }

  @Test(arguments: [
    ["init", ""], ["init", "--name", " "], ["init", "--name", "two\nlines"],
    ["init", "--from-package", ""], ["init", "--format", "xml"], ["init", "a", "b"],
  ])
  func aWrongCommandLineIsRefused(arguments: [String]) throws {
    #expect(try run(arguments).status == 64)
    #expect(!run.exists("content"))
  }
}
