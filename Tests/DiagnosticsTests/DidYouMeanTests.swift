import Diagnostics
import Testing

@Suite struct DidYouMeanTests {
  @Test(arguments: [
    ("spacng", "spacing"), ("levle", "level"), ("SPACING", "spacing"), ("colour", "color"),
    ("spacing", "spacing"), ("titel", "title"),
  ])
  func findsTheNearest(name: String, nearest: String) {
    let known = ["spacing", "level", "color", "title", "radius"]
    #expect(DidYouMean.nearest(to: name, among: known) == nearest)
  }

  @Test(arguments: ["xyz", "elevation", "", "s p a c i n g"])
  func keepsSilentWhenNothingIsNear(name: String) {
    #expect(DidYouMean.nearest(to: name, among: ["spacing", "level", "color"]) == nil)
  }

  @Test(arguments: [("color.gone", "color.ink"), ("spacing.wide", "spacing.xl")])
  func aSharedBeginningIsNoLikeness(name: String, other: String) {
    #expect(DidYouMean.nearest(to: name, among: [other]) == nil)
  }

  @Test func aSwapOfNeighboursIsOneStep() {
    // Two of six letters may differ; by plain substitutions this would be four.
    #expect(DidYouMean.nearest(to: "lvee", among: ["level"]) == nil)
    #expect(DidYouMean.nearest(to: "ehlo", among: ["halo", "helo"]) == "helo")
  }

  @Test func theOrderOfCandidatesDoesNotMatter() {
    #expect(DidYouMean.nearest(to: "cat", among: ["car", "cap", "bat"]) == "bat")
    #expect(DidYouMean.nearest(to: "cat", among: ["bat", "cap", "car"]) == "bat")
  }

  @Test func longNamesAreComparedByTheirBeginning() {
    let long = String(repeating: "a", count: 100_000)
    #expect(DidYouMean.nearest(to: long, among: [long + "b"]) == long + "b")
    #expect(DidYouMean.nearest(to: long, among: ["b"]) == nil)
  }

  @Test func theOnlyContinuationIsMeant() {
    let levels = ["info", "warning", "error", "success"]
    #expect(DidYouMean.nearest(to: "Warn", among: levels) == "warning")
    #expect(DidYouMean.nearest(to: "wa", among: levels) == nil)
    #expect(DidYouMean.nearest(to: "warn", among: levels + ["warnings"]) == nil)
  }

  @Test func aSuggestionIsASentence() {
    #expect(DidYouMean.suggestion(for: "Badg", among: ["Badge"]) == "did you mean 'Badge'?")
    #expect(DidYouMean.suggestion(for: "Badge", among: []) == nil)
  }
}
