import CatalogModel
import TokenContrast
import Testing

@Suite struct ContrastSettingsTests {
  private func settings(_ yaml: String) -> (settings: ContrastSettings?, found: Found) {
    let result = load([
      "one/system.yaml": "name: One\nsummary: The first.\ncontrast:\n" + yaml
    ])
    return (
      result.system?.contrast,
      Found(messages: result.messages, suggestions: result.suggestions)
    )
  }

  private struct Found {
    var messages: [String]
    var suggestions: [String?]
  }

  @Test func everyKeyIsRead() throws {
    let (settings, found) = settings(
      """
        level: AAA
        minimum: { text: 8, large-text: 5.5, non-text: 3 }
        largeText: apple-points
        backdrops: [back, front]
        over: { tint: [back], glass: [back, tint] }
        matrix: { text: [label, "text.*"], backgrounds: [back] }
        exceptions:
          - foreground: a
            background: b
            contexts: { appearance: light, platform: [iOS, macOS] }
            finding: claim
            reason: The document is being corrected.
      """)
    #expect(found.messages == [])
    let read = try #require(settings)
    #expect(read.level == .aaa)
    #expect(read.minimum == [.normalText: 8, .largeText: 5.5, .nonText: 3])
    #expect(read.largeText == .applePoints)
    #expect(read.backdrops.map(\.name) == ["back", "front"])
    #expect(read.underlays.map(\.color.name) == ["tint", "glass"])
    #expect(read.underlays.map { $0.over.map(\.name) } == [["back"], ["back", "tint"]])
    #expect(read.underlays.first?.color.location.description == "one/system.yaml:8:11")
    #expect(read.matrix.texts.map(\.name) == ["label", "text.*"])
    #expect(read.matrix.backgrounds.map(\.name) == ["back"])
    let exception = try #require(read.exceptions.first)
    #expect(exception.contexts == ["appearance": ["light"], "platform": ["iOS", "macOS"]])
    #expect(exception.finding == .claim)
    #expect(exception.reason == "The document is being corrected.")
    #expect(exception.location.description == "one/system.yaml:11:7")
  }

  @Test func withoutSettingsLevelAAIsAskedFor() {
    #expect(load().system?.contrast == ContrastSettings())
  }

  @Test func keysAndChoicesAreKnown() {
    let (settings, found) = settings("  level: AAAA\n  largetext: css-points\n")
    #expect(settings?.level == .aa)
    #expect(
      found.messages == [
        "one/system.yaml:4:10: 'level' cannot be the text \"AAAA\" [yaml/unknown-value]",
        "one/system.yaml:5:3: contrast has no key 'largetext' [yaml/unknown-key]",
      ])
    #expect(found.suggestions == ["did you mean 'AAA'?", "did you mean 'largeText'?"])
  }

  @Test func aMinimumOnlyRaisesTheLevel() {
    let (settings, found) = settings(
      "  minimum: { text: 4, large-text: 22, non-text: \"3:1\" }\n  level: AA\n")
    #expect(settings?.minimum == [:])
    #expect(
      found.messages == [
        "one/system.yaml:4:20: 'text' must be a ratio from 4.5 to 21, not the number 4 "
          + "[contrast/minimum]",
        "one/system.yaml:4:35: 'large-text' must be a ratio from 3 to 21, not the number 22 "
          + "[contrast/minimum]",
        "one/system.yaml:4:49: 'non-text' must be a ratio from 3 to 21, not the text \"3:1\" "
          + "[contrast/minimum]",
      ])
    #expect(
      found.suggestions.first == "write a number from 4.5 to 21, or leave 'text' out")
  }

  @Test func aLevelAboveRaisesWhatAMinimumMayBe() {
    #expect(settings("  level: AAA\n  minimum: { text: 5 }\n").settings?.minimum == [:])
    #expect(
      settings("  level: AAA\n  minimum: { text: 7 }\n").settings?.minimum == [.normalText: 7])
  }

  @Test func whatLiesBelowIsAListThatIsNotEmpty() {
    let (settings, found) = settings(
      "  over: { tint: back, glass: [], veil: [[a]], mist: [back] }\n")
    #expect(settings?.underlays.map(\.color.name) == ["mist"])
    #expect(
      found.messages == [
        "one/system.yaml:4:17: 'tint' must be a list, not the text \"back\" [yaml/wrong-kind]",
        "one/system.yaml:4:23: nothing is named below 'glass' [contrast/empty-over]",
        "one/system.yaml:4:41: 'veil' must be a list of texts, not a list [yaml/wrong-kind]",
      ])
  }

  @Test func whatLiesBelowIsSaidInAMapping() {
    #expect(
      settings("  over: [back]\n").found.messages == [
        "one/system.yaml:4:9: over must be a mapping, not a list [yaml/wrong-kind]"
      ])
  }

  @Test(arguments: ["", "reason: \" \", "])
  func anExceptionNeedsAReason(reason: String) {
    let (settings, found) = settings(
      """
        exceptions:
          - { \(reason)foreground: a, background: b }
          - { foreground: c, background: d, reason: It is known. }
      """)
    #expect(settings?.exceptions.map(\.foreground.name) == ["c"])
    #expect(settings?.exceptions.map(\.finding) == [.level])
    #expect(
      found.messages == [
        "one/system.yaml:5:\(reason.isEmpty ? 7 : 9): an exception needs 'reason' "
          + "[yaml/missing-key]"
      ])
    #expect(found.suggestions == ["add 'reason: …'"])
  }

  @Test func anExceptionOfAnUnknownKindExcusesNothing() {
    let (settings, found) = settings(
      "  exceptions: [{ foreground: a, background: b, finding: claims, reason: r }]\n")
    #expect(settings?.exceptions == [])
    #expect(
      found.messages == [
        "one/system.yaml:4:57: 'finding' cannot be the text \"claims\" [yaml/unknown-value]"
      ])
    #expect(found.suggestions == ["did you mean 'claim'?"])
  }

  @Test func theSettingsAreAMapping() {
    let result = load(["one/system.yaml": "name: One\nsummary: x\ncontrast: AA\n"])
    #expect(
      result.messages == [
        "one/system.yaml:3:11: contrast must be a mapping, not the text \"AA\" [yaml/wrong-kind]"
      ])
    #expect(result.system?.contrast == ContrastSettings())
  }
}
