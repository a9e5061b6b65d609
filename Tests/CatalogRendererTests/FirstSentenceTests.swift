import Testing

@testable import CatalogRenderer

@Suite struct FirstSentenceTests {
  @Test(arguments: [
    ("One. Two.", "One."), ("One", "One"), ("Is it? Yes.", "Is it?"),
    ("Version 1.5 of it. More.", "Version 1.5 of it."),
    ("Use `a. b` here. More.", "Use `a. b` here."),
    ("See [this. That](x) now. More.", "See [this. That](x) now."),
    ("Sizes, e.g. small. More.", "Sizes, e.g. small."), ("One.\nTwo.", "One."), ("", ""),
    ("Whether left < right holds. More.", "Whether left < right holds."),
    ("Less than <5 of it. More.", "Less than <5 of it."),
    ("An <a title=\"b. c\">address</a> here. More.", "An <a title=\"b. c\">address</a> here."),
    ("A <!-- b. c --> comment. More.", "A <!-- b. c --> comment."),
  ])
  func theFirstSentenceEndsAtAStopOutsideCode(text: String, sentence: String) {
    #expect(FirstSentence.of(text) == sentence)
  }
}
