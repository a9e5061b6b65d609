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
}
