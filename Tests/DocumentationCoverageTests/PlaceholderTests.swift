import DocumentationCoverage
import SwiftSymbols
import Testing

struct PlaceholderTests {
  private func placeholders(
    _ comment: String, _ declaration: String = "struct Button {}"
  ) -> [String] {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    return report(lines.map { "/// \($0)\n" }.joined() + "public " + declaration)
      .modules.flatMap(\.symbols).flatMap(\.findings).filter { $0.axis == .text }.flatMap(\.names)
  }

  @Test(arguments: [
    "TODO", "TODO: write this", "FIXME.", "TODO- write this", "TODO(me) more", "FIXME!!", "TBD...",
    "TBD", "XXX", ".", "…", "---x".replacing("x", with: "-"),
    "description", "Description.", "N/A", "To be documented", "Button", "The button.",
    "A `Button`.",
  ])
  func textsThatSayNothing(comment: String) {
    #expect(placeholders(comment).count == 1)
  }

  @Test(arguments: [
    "A button with a label.", "TODO items of a list.", "XXX-large.", "TODO.md is read.",
    "TODO-list of a user, which the app shows.", "Description of a button.", "Buttons.",
    "The button.\n\nIt acts when it is pressed.", "按钮", "Says `<#Description#>` to the editor.",
    "Shows it:\n\n    <#Description#>", "Draws.\n\nTODO: rounded corners",
  ])
  func textsThatSaySomething(comment: String) {
    #expect(placeholders(comment) == [])
  }

  @Test func manyBackticksTakeNoLongerThanTheirNumber() {
    let runs = (1...600).reversed().map { String(repeating: "`", count: $0) }
    #expect(placeholders("Runs: " + runs.joined(separator: "a") + " <#name#>") == ["<#name#>"])
  }

  @Test func aTemplateThatWasNotFilledIn() {
    #expect(placeholders("<#Description#>") == ["<#Description#>"])
    #expect(
      placeholders("Draws.\n\n- Parameter size: <#size description#>", "func draw(size: Int) {}")
        == ["<#size description#>"])
  }

  @Test func aTodoWithMoreBelow() {
    #expect(placeholders("TODO: write this\n\nSee the guide.") == ["TODO: write this"])
  }

  @Test func namesOfSeveralWords() {
    #expect(
      placeholders("Metadata provider.", "var metadataProvider: Int { 1 }") == [
        "Metadata provider."
      ])
    #expect(
      placeholders("Cancel a scheduled callback.", "func cancelScheduledCallback() {}") == [])
    #expect(placeholders("The provider.", "var metadataProvider: Int { 1 }") == [])
    #expect(placeholders("Draw size.", "func draw(size: Int) {}") == ["Draw size."])
  }

  @Test func longOnesAreShortened() {
    let text = "TODO: " + String(repeating: "x", count: 100)
    #expect(placeholders(text) == ["TODO: " + String(repeating: "x", count: 33) + "…"])
  }

  @Test func operatorsHaveNoWords() {
    #expect(
      placeholders("Adds.", "func + (a: Character, b: Character) {}") == [])
  }
}
