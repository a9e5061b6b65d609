import CatalogModel
import Diagnostics
import PreviewPaint
import Testing

@testable import CatalogRenderer

/// Why the colours of a preview make no pair is told in the language of the page.
struct UnreadPaintTests {
  private static let strings = Theme().strings

  private static func text(
    _ reason: UnreadPaint.Reason, at location: Diagnostics.SourceLocation? = nil,
    in language: String
  ) -> String {
    strings.words(for: language).unread(UnreadPaint(reason: reason, location: location))
  }

  @Test("A reason names what it is about and its place")
  func reasons() {
    let changed = UnreadPaint.Reason.unreadable(UnreadReason(.changesColors, "opacity"))
    let place = Diagnostics.SourceLocation("a.css", line: 3, column: 5)
    #expect(
      Self.text(changed, at: place, in: "en") == "'opacity' changes the colours (a.css:3:5).")
    #expect(
      Self.text(changed, at: place, in: "ru") == "Свойство «opacity» меняет цвета (a.css:3:5).")
    #expect(
      Self.text(.noColorToken("--x"), in: "en") == "'--x' is not a colour token.")
  }

  @Test("An English page says what a finding says", arguments: UnreadReason.Kind.allCases)
  func findings(kind: UnreadReason.Kind) {
    for role in UnreadReason.Role.allCases {
      expectSame(.unreadable(UnreadReason(kind, "--x", of: role)))
    }
  }

  @Test(
    "An English page says what a finding says of pairs",
    arguments: [
      UnreadPaint.Reason.noColorToken("--x"), .nothingBelow("--x"), .tooManyDrawings,
    ])
  func findingsOfPairs(reason: UnreadPaint.Reason) { expectSame(reason) }

  private func expectSame(_ reason: UnreadPaint.Reason) {
    let text = reason.description
    let sentence = text.prefix(1).uppercased() + text.dropFirst() + "."
    #expect(Self.text(reason, in: "en") == sentence)
  }

  @Test("A Russian page has its own words for every reason", arguments: UnreadReason.Kind.allCases)
  func languages(kind: UnreadReason.Kind) {
    let reason = UnreadPaint.Reason.unreadable(UnreadReason(kind, "§", of: .fill))
    #expect(Self.text(reason, in: "ru") != Self.text(reason, in: "en"))
  }
}
