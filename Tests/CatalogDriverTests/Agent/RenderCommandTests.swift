import Foundation
import Testing

/// `catalog render` as a user runs it.
@Suite struct RenderCommandTests {
  private let run: ToolRun

  init() throws {
    run = try Harbour.run()
    try run.write("component: Badge\nprops: { text: Ahoy }\n", at: "a.yaml")
  }

  @Test func agentYAMLBecomesAPage() throws {
    let result = try run("render", "a.yaml")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(result.output.contains("<title>a.yaml</title>"))
    #expect(result.output.contains("<span slot=\"text\">Ahoy</span>"))
  }

  @Test func aScreenGivesThePageItsName() throws {
    try run.write("name: Quay\nagent: { component: Badge, props: { text: Ahoy } }\n", at: "s.yaml")
    #expect(try run("render", "s.yaml").output.contains("<title>Quay</title>"))
  }

  @Test func theOtherFormsAreTextOnly() throws {
    #expect(try run("render", "--as", "swift", "a.yaml").output == "Badge(text: \"Ahoy\") {}\n")
    #expect(
      try run("render", "--as", "yaml", "a.yaml").output
        == "component: Badge\nprops:\n  text: \"Ahoy\"\n")
    #expect(try run("render", "--as", "fragment", "a.yaml").output.hasPrefix("<div class=\"stage"))
  }

  @Test func aDocumentWithErrorsIsNotDrawn() throws {
    try run.write("component: Badge\n", at: "b.yaml")
    let result = try run("render", "b.yaml")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("b.yaml:1:12: error: Badge needs the prop 'text'"))
  }

  /// What it lacks may be explained by the content, so nothing is said of the document itself.
  @Test(arguments: ["a.yaml", "a.swift"])
  func whatTheContentLeavesOpenIsNotDrawn(document: String) throws {
    try run.write("Badge(text: \"Ahoy\")\n", at: "a.swift")
    try run.write("name: Badge\nlayer: [\n", at: "content/harbour/components/badge/component.yaml")
    for form in ["html", "swift"] {
      let result = try run("render", "--system", "harbour", "--as", form, document)
      #expect(result.status == 1)
      #expect(result.output == "")
    }
  }

  @Test func aGuideMayLieAnywhere() throws {
    try run.write(
      """
      ---
      title: How to moor
      summary: With ropes.
      ---

      A `Badge` and [a file](other.md), [the web](https://example.org).

      ```yaml agent
      component: Badge
      props: { text: Ahoy }
      ```
      """, at: "moor.md")
    let result = try run("render", "--system", "harbour", "moor.md")
    #expect(result.status == 0)
    #expect(result.output.contains("<h1>How to moor</h1><p class=\"lead\">With ropes.</p>"))
    #expect(result.output.contains("class=\"ref-component\""))
    #expect(result.output.contains("<span slot=\"text\">Ahoy</span>"))
    #expect(!result.output.contains("other.md"))
    #expect(result.output.contains("href=\"https://example.org\""))
  }

  @Test func namesLeadToTheSiteWhereItsAddressIsKnown() throws {
    try run.write(
      "title: S\nbaseURL: https://example.org/ds/\nsystems: [harbour, forest]\n",
      at: "content/catalog.yaml")
    try run.write("# Moor\n\nA `Badge`.\n", at: "content/harbour/guide.md")
    let result = try run("render", "content/harbour/guide.md")
    #expect(result.output.contains("<title>Moor</title>"))
    #expect(
      result.output.contains("href=\"https://example.org/ds/harbour/components/badge.html\""))
  }

  @Test func examplesOfRulesInAGuideAreMarkedInItsLanguage() throws {
    try run.write(
      """
      ---
      title: Moor
      summary: s
      language: ru
      ---

      ```yaml agent right
      component: Badge
      props: { text: Ahoy }
      ```

      ```yaml agent wrong
      component: Badge
      props: { text: AHOY }
      ```

      ```yaml agent wrong
      component: Bagde
      ```
      """, at: "moor.md")
    let result = try run("render", "--system", "harbour", "moor.md")
    #expect(result.errors == "")
    #expect(result.output.contains("<html lang=\"ru\">"))
    let marks = result.output.split(separator: "<figure class=\"drawn ").dropFirst().map { figure in
      figure.prefix { $0 != "\"" } + (figure.contains("<span slot=\"text\">") ? " drawn" : "")
    }
    #expect(marks == ["is-right drawn", "is-wrong drawn", "is-wrong"])
    #expect(
      result.output.contains(
        "<figcaption><span aria-hidden=\"true\">✓</span> Верно</figcaption>"))
    #expect(
      result.output.contains(
        "<figcaption><span aria-hidden=\"true\">✗</span> Неверно</figcaption>"))
  }

  @Test func aGuideWithWrongAgentYAMLIsNotDrawn() throws {
    try run.write("# Moor\n\n```yaml agent\ncomponent: Bagde\n```\n", at: "moor.md")
    let result = try run("render", "--system", "harbour", "moor.md")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("moor.md:4:12: error: there is no component 'Bagde'"))
  }

  @Test func theSystemOfAGuideElsewhereHasToBeNamed() throws {
    try run.write("# Moor\n", at: "moor.md")
    let result = try run("render", "moor.md")
    #expect(result.status == 1)
    #expect(result.errors.contains("it is not clear which system this document belongs to"))
  }

  @Test func swiftUICodeIsReadBack() throws {
    try run.write("Badge(text: \"Ahoy\", level: .error) {}\n", at: "a.swift")
    let result = try run("render", "--system", "harbour", "--as", "yaml", "a.swift")
    #expect(result.errors == "")
    #expect(result.output == "component: Badge\nprops:\n  text: \"Ahoy\"\n  level: error\n")
  }

  @Test func aPropThatCannotBeReadIsNotMissingAsWell() throws {
    try run.write("Badge(text: title)\n", at: "a.swift")
    let result = try run("render", "--system", "harbour", "a.swift")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("a.swift:1:13: error: Badge.text cannot be read"))
    #expect(!result.errors.contains("needs the prop"))
    try run.write("Badge()\n", at: "b.swift")
    #expect(
      try run("render", "--system", "harbour", "b.swift").errors == """
        b.swift:1:1: error: Badge needs the prop 'text' [agent/missing-prop]
          help: add the argument to the call

        """)
  }

  @Test func oneViewIsDrawnAtATime() throws {
    try run.write("Label()\nLabel()\n", at: "a.swift")
    let result = try run("render", "--system", "harbour", "a.swift")
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix(
        "a.swift:2:1: error: a second view begins here, and one view is drawn at a time"))
  }

  @Test func aGuideIsNoCode() throws {
    let result = try run("render", "--as", "swift", "moor.md")
    #expect(result.status == 64)
    #expect(result.errors.contains("A guide is drawn as html or fragment, not as swift."))
  }

  @Test func aFolderIsNotDrawn() throws {
    let result = try run("render", "content/harbour")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: 'content/harbour' is a folder, and one document is drawn at a time \
        [agent/one-document]
          help: name a file of agent YAML, or a guide

        """)
  }
}
