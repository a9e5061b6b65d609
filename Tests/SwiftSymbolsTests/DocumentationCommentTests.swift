import SwiftSymbols
import Testing

@Suite("The parts of a comment")
struct DocumentationCommentTests {
  @Test func allParts() {
    let comment = DocumentationComment(
      text: """
        Makes a button
        of a size.

        More about it.

        - Parameters:
          - title: What it says,
            on two lines.
          - size: How large.

            In points.
        - Parameter action: What it does.
        - Returns: The button.
        - Throws: Nothing
          at all.
        - Note: Stays here.
        """)
    #expect(comment.summary == "Makes a button\nof a size.")
    #expect(comment.discussion == "More about it.\n\n- Note: Stays here.")
    #expect(comment.parameters.map(\.name) == ["title", "size", "action"])
    #expect(comment.text(ofParameter: "title") == "What it says,\non two lines.")
    #expect(comment.text(ofParameter: "size") == "How large.\n\nIn points.")
    #expect(comment.returns == "The button.")
    #expect(comment.throws == "Nothing\nat all.")
  }

  @Test(arguments: ["- Returns: x", "- a\n- b", "# Title", "```\ncode\n```", "> quoted", "1. one"])
  func noSummary(_ text: String) {
    #expect(DocumentationComment(text: text).summary == nil)
  }

  @Test func aCodeSpanOfThreeBackticksIsNoFence() {
    let comment = DocumentationComment(text: "```x``` is drawn.\n- Returns: One.")
    #expect(comment.summary == "```x``` is drawn.")
    #expect(comment.returns == "One.")
  }

  @Test func aListEndsTheSummary() {
    let comment = DocumentationComment(text: "Summary:\n- one\n- two")
    #expect(comment.summary == "Summary:")
    #expect(comment.discussion == "- one\n- two")
  }

  @Test func codeIsLeftAlone() {
    let text = "Text.\n\n```swift\n- Returns: no\n```"
    let comment = DocumentationComment(text: text)
    #expect(comment.returns == nil)
    #expect(comment.discussion == "```swift\n- Returns: no\n```")
  }

  @Test func anyLetterCaseAndBullet() {
    let comment = DocumentationComment(text: "* returns: a\n+ THROWS: b\n- parameter `x`: c")
    #expect(comment.returns == "a")
    #expect(comment.throws == "b")
    #expect(comment.text(ofParameter: "x") == "c")
  }

  @Test(arguments: [
    "- Parameters:\n  - x: one\n - Returns: two", "- Parameter x: one\n - Returns: two",
  ])
  func oneColumnDoesNotNest(_ text: String) {
    let comment = DocumentationComment(text: text)
    #expect(comment.parameters.map(\.text) == ["one"])
    #expect(comment.returns == "two")
  }

  @Test func aTabNests() {
    let comment = DocumentationComment(
      text: "- Parameters:\n\t- x: one\n\t- y: two\n- Returns: three")
    #expect(comment.parameters.map(\.name) == ["x", "y"])
    #expect(comment.returns == "three")
  }

  @Test func unknownParameters() {
    let symbol = read(
      """
      /// - Parameters:
      ///   - titel: a
      ///   - size: b
      public func f(title: Int, size: Int) {}
      """
    ).symbols.first
    #expect(symbol?.unknownDocumentedParameters == ["titel"])
  }
}
