import AgentUI
import CatalogModel
import Diagnostics
import Testing

@testable import CatalogChecks

@Suite struct KnownPreviewPropsTests {
  private func check(_ text: String) -> [Diagnostic] {
    KnownPreviewProps.check(TextFile(path: "p.mustache", text: text), props: ["isOn", "title"])
  }

  @Test func aControlNamesAPropOfItsComponent() {
    #expect(
      check("<b>ä</b>\n<b>ä</b> <input data-prop=\"isOm\"><input data-prop=\"\">") == [
        .init(
          .previewUnknownProp, "the component has no prop 'isOm' that a control could set",
          at: SourceLocation("p.mustache", line: 2, column: 29),
          near: "isOn"),
        .init(
          .previewUnknownProp, "the component has no prop '' that a control could set",
          at: SourceLocation("p.mustache", line: 2, column: 53)),
      ])
  }

  @Test(arguments: [
    "", "<details data-prop=\"isOn\"><input data-prop=\"title\">", "<b data-property=\"x\">",
    "<b data-prop=\"isOn",
  ])
  func nothingElseIsReported(_ template: String) {
    #expect(check(template) == [])
  }

  // MARK: - Slots and selectors

  private let props = [
    PropContract(name: "text", kind: .string),
    PropContract(name: "tone", kind: .enum, choices: [.init("info"), .init("success")]),
    PropContract(name: "isOn", kind: .boolean), PropContract(name: "width", kind: .number),
    PropContract(name: "onTap", kind: .action),
  ]

  private func slots(_ text: String) -> [Diagnostic] {
    KnownPreviewProps.checkSlots(of: TextFile(path: "p.mustache", text: text), props: props)
  }

  private func selectors(_ text: String) -> [Diagnostic] {
    KnownPreviewProps.checkSelectors(
      of: TextFile(path: "p.css", text: text), props: props, known: ["data-appearance"])
  }

  @Test func aSlotShowsATextOfItsComponent() {
    #expect(
      slots("<slot name=\"txet\"></slot>\n<slot name=\"tone\"></slot><slot name=\"on-tap\"></slot>")
        == [
          .init(
            .previewUnknownProp, "the component has no text 'txet' for this slot",
            at: SourceLocation("p.mustache", line: 1, column: 13), near: "text"),
          .init(
            .previewUnknownProp, "'tone' is no text, so nothing stands in its slot",
            at: SourceLocation("p.mustache", line: 2, column: 13),
            suggestion: "select it in the stylesheet: :host([data-tone])"),
          .init(
            .previewUnknownProp, "'onTap' is no text, so nothing stands in its slot",
            at: SourceLocation("p.mustache", line: 2, column: 38), suggestion: "remove the slot"),
        ])
  }

  @Test func aSelectorAsksForAnAttributeThatAPropSets() {
    #expect(
      selectors(":host([data-tonne]) {}\n:host([data-text]) {}") == [
        .init(
          .previewUnknownProp, "no prop sets the attribute 'data-tonne'",
          at: SourceLocation("p.css", line: 1, column: 8), near: "data-tone"),
        .init(
          .previewUnknownProp, "texts set no attribute 'data-text'",
          at: SourceLocation("p.css", line: 2, column: 8),
          suggestion: "show the text with a slot: <slot name=\"text\">"),
      ])
  }

  @Test func aSelectorAsksForAValueOfTheProp() {
    #expect(
      selectors(":host([data-tone=\"sucess\"]) {}\n:host([data-is-on=\"true\"]) {}") == [
        .init(
          .previewUnknownProp, "the prop 'tone' has no value 'sucess'",
          at: SourceLocation("p.css", line: 1, column: 18), near: "success"),
        .init(
          .previewUnknownProp, "the attribute of the boolean 'isOn' has no value",
          at: SourceLocation("p.css", line: 2, column: 19),
          suggestion: "it is there when the prop is true: :host([data-is-on])"),
      ])
  }

  @Test(arguments: [
    ":host([data-tone=\"info\"][data-is-on]) {}", ":host([data-width=\"8\"]) {}",
    ":host([data-appearance=\"dark\"]) {}", ":host([data-tone^=\"in\"], [title]) {}",
    "[data-other] {}", "::slotted([data-other]) {}",
  ])
  func otherSelectorsAreRight(_ css: String) {
    #expect(selectors(css) == [])
  }

  @Test func aSystemIsCheckedWithTheContextsOfItsTokens() throws {
    let path = "one/components/badge/preview"
    #expect(
      try findings(replacing: [
        "\(path).mustache": "<b><slot name=\"text\"></slot></b>\n",
        "\(path).css":
          ":host([data-appearance=\"dark\"]) b, :host([data-level]) b { margin: 0; }\n",
      ]).filter { $0.contains("preview/unknown-prop") } == [
        "\(path).mustache:1:16: the component has no text 'text' for this slot"
          + " [preview/unknown-prop]",
        "\(path).css:1:43: no prop sets the attribute 'data-level' [preview/unknown-prop]",
      ])
  }
}
