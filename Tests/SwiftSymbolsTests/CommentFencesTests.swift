import SwiftSymbols
import Testing

/// Code in documentation comments, with its place.
struct CommentFencesTests {
  @Test func fencesOfCommentsAlone() {
    let text = """
      /// A badge.
      ///
      /// ```swift
      /// Badge("New")
      ///   .padding()
      /// ```
      struct Badge {
        /// ~~~swift fragment
        /// …
        var text: String
      }
      // ```swift
      """
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let fences = CommentFences.read(text)
      #expect(fences.map(\.info) == ["swift", "swift fragment"])
      #expect(fences.map(\.firstLine) == [4, 9])
      #expect(fences.map(\.indentation) == [4, 6])
      #expect(fences.map(\.text) == ["Badge(\"New\")\n  .padding()\n", "…\n"])
    }
  }
}
