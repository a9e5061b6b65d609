import Foundation
import Testing

/// `catalog validate` as a user runs it.
@Suite struct ValidateCommandTests {
  private let run: ToolRun
  private let valid = "component: Badge\nprops: { text: Ahoy }\n"
  private let wrong = "component: Badge\nprops:\n  text: Ahoy\n  level: eror\n"

  init() throws { run = try Harbour.run() }

  @Test func aValidDocumentIsToldInOneLine() throws {
    try run.write(valid, at: "a.yaml")
    let result = try run("validate", "a.yaml")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "the document is valid\n")
  }

  @Test func findingsAndTheirCountComeAfterEachOther() throws {
    try run.write(valid, at: "a.yaml")
    try run.write(wrong, at: "b.yaml")
    let result = try run("validate", "a.yaml", "b.yaml")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("b.yaml:4:10: error: "))
    #expect(result.errors.hasSuffix("\n1 of 2 documents are valid: 1 error\n"))
  }

  @Test func aFolderStandsForItsDocuments() throws {
    try run.write(valid, at: "screens/a.yaml")
    try run.write(valid, at: "screens/deep/b.yml")
    try run.write("no document", at: "screens/notes.txt")
    try run.write("name: Badge\n", at: "screens/badge/component.yaml")
    let result = try run("validate", "screens")
    #expect(result.status == 0)
    #expect(result.errors == "2 of 2 documents are valid\n")
  }

  @Test func examplesThatAreWrongOnPurposeAreNoDocuments() throws {
    try run.write(
      "name: Wrong\nexpect: [a]\nsource: x\n", at: "content/harbour/examples/invalid/a.yaml")
    try run.write(valid, at: "content/harbour/examples/b.yaml")
    #expect(try run("validate", "content/harbour/examples").errors == "the document is valid\n")
    let named = try run("validate", "content/harbour/examples/invalid/a.yaml")
    #expect(named.status == 1)
    #expect(named.errors.contains("this file is an example that is wrong on purpose and not agent"))
  }

  @Test func otherFilesAreNotTakenForDocuments() throws {
    try run.write("# Text\n", at: "a.md")
    let result = try run("validate", "a.md", "content/harbour/system.yaml")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        a.md: error: this file is a guide and not agent YAML [agent/not-a-document]
          help: 'catalog check --only agent' checks the agent YAML of the content
        content/harbour/system.yaml: error: this file is the manifest of a system and not agent \
        YAML [agent/not-a-document]
          help: 'catalog check --only agent' checks the agent YAML of the content
        0 of 2 documents are valid: 2 errors

        """)
  }

  @Test func aFolderWithoutDocumentsIsNothingToCheck() throws {
    try run.write("text", at: "notes/a.txt")
    let result = try run("validate", "notes")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: there is no agent YAML in 'notes' [agent/no-documents]
          help: name files, or a folder that holds *.yaml
        no document was checked: 1 error

        """)
  }

  @Test func aFolderWithoutDocumentsBesideOthersIsTold() throws {
    try run.write("text", at: "notes/a.txt")
    try run.write(valid, at: "a.yaml")
    let result = try run("validate", "a.yaml", "notes")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: there is no agent YAML in 'notes' [agent/no-documents]
          help: name files, or a folder that holds *.yaml
        the document is valid, but not everything could be checked: 1 error

        """)
  }

  @Test func standardInputHasTheNameThatIsGiven() throws {
    let input = Data(wrong.utf8)
    #expect(try run(["validate", "-"], input: input).errors.hasPrefix("<stdin>:4:10: error: "))
    let named = try run(["validate", "-", "--stdin-path", "x/a.yaml"], input: input)
    #expect(named.errors.hasPrefix("x/a.yaml:4:10: error: "))
  }

  @Test func theFolderOfAFileTellsItsSystem() throws {
    try run.write("component: Label\n", at: "content/forest/examples/a.yaml")
    let result = try run("validate", "--format", "json", "content/forest/examples/a.yaml")
    #expect(result.output.contains(#""system": "forest""#))
    let input = try run(
      [
        "validate", "--format", "json", "-", "--stdin-path", "content/harbour/examples/b.yaml",
      ], input: Data("component: Label\n".utf8))
    #expect(input.output.contains(#""system": "harbour""#))
  }

  @Test func theComponentsTellTheSystemElsewhere() throws {
    try run.write("component: Chip\n", at: "a.yaml")
    let result = try run("validate", "--format", "json", "a.yaml")
    #expect(result.output.contains(#""system": "forest""#))
  }

  @Test func whereTwoSystemsAreAsLikelyTheUserIsAsked() throws {
    try run.write("component: Label\n", at: "a.yaml")
    let result = try run("validate", "a.yaml")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        a.yaml:1:12: error: it is not clear which system this document belongs to \
        [agent/unclear-system]
          note: the systems are: harbour, forest
          help: name one: --system harbour
        the document is not valid: 1 error

        """)
    #expect(try run("validate", "--system", "forest", "a.yaml").status == 0)
  }

  @Test func aFileThatIsNotThereIsNoDocument() throws {
    let result = try run("validate", "--format", "json", "a.yaml")
    #expect(result.status == 2)
    #expect(
      result.output.contains(#""message": "cannot read 'a.yaml': No such file or directory""#))
    #expect(result.output.contains(#""documents": []"#))
    #expect(result.errors == "no document was checked: 1 error\n")
  }

  @Test func theOthersAreCheckedAllTheSame() throws {
    try run.write(valid, at: "b.yaml")
    let result = try run("validate", "a.yaml", "b.yaml")
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix(
        "\nthe document is valid, but not everything could be checked: 1 error\n"))
  }

  @Test func withoutContentThereIsNothingToCheckAgainst() throws {
    let empty = try ToolRun()
    try empty.write(valid, at: "a.yaml")
    let result = try empty("validate", "a.yaml")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: the folder 'content' does not exist [files/missing-folder]
          note: documents are checked against the components and tokens of a catalog
          help: name the folder that holds catalog.yaml or system.yaml: --content path/to/content
        no document was checked: 1 error

        """)
  }

  @Test func anUnknownSystemIsNamedWithThoseThatAreThere() throws {
    try run.write(valid, at: "a.yaml")
    let result = try run("validate", "--system", "harbor", "a.yaml")
    #expect(result.status == 2)
    #expect(result.errors.contains("catalog.yaml lists no system 'harbor'"))
    #expect(result.errors.contains("did you mean 'harbour'"))
  }

  @Test func aFileThatIsNoTextIsFoundOut() throws {
    try run.write("", at: "a.yaml")
    try Data([0xFF, 0x00, 0x01]).write(to: run.folder.appending(path: "a.yaml"))
    let result = try run("validate", "--system", "harbour", "a.yaml")
    #expect(result.status == 1)
    #expect(result.errors.contains("a.yaml"))
  }

  @Test func warningsCountWhenAsked() throws {
    try run.write(
      #"{"space":{"m":{"$type":"number","$value":8,"$deprecated":"use l"}}}"#,
      at: "content/harbour/tokens/space.tokens.json")
    try run.write("component: Badge\nprops: { text: a, gap: space.m }\n", at: "a.yaml")
    let result = try run("validate", "a.yaml")
    #expect(result.status == 0)
    #expect(result.errors.hasSuffix("the document is valid: 1 warning\n"))
    #expect(try run("validate", "--strict", "a.yaml").status == 1)
  }

  @Test func onlyWhatDocumentsNeedIsReadOfTheContent() throws {
    try run.write("---\nbroken", at: "content/harbour/guides/a.md")
    try run.write("{{broken", at: "content/harbour/components/badge/preview.mustache")
    try run.write(valid, at: "a.yaml")
    #expect(try run("validate", "a.yaml").status == 0)
  }

  @Test func brokenContentIsSaidBeforeTheDocuments() throws {
    try run.write("name: [", at: "content/harbour/components/label/component.yaml")
    try run.write(wrong, at: "a.yaml")
    let result = try run("validate", "--format", "json", "a.yaml")
    #expect(result.status == 1)
    let first = try #require(result.output.range(of: "content/harbour/components/label"))
    let second = try #require(result.output.range(of: "\"/props/level\""))
    #expect(first.lowerBound < second.lowerBound)
  }
}
