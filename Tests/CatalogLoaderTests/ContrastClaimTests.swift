import CatalogModel
import TokenContrast
import Testing

@Suite struct ContrastClaimTests {
  private let place = "one/components/badge/component.yaml:5"

  private func read(_ claimed: String) -> (claim: ContrastClaim?, found: Found) {
    let result = load(
      component("contrast:\n  - { foreground: a, background: b, claimed: \(claimed) }\n"))
    let pairs = result.system?.components.first?.contrast
    #expect(pairs?.count == 1)
    return (
      pairs?.first?.claim,
      Found(messages: result.messages, suggestions: result.suggestions)
    )
  }

  private struct Found {
    var messages: [String]
    var suggestions: [String?]
  }

  @Test(arguments: [
    ("7", 7, 0), ("7.2", 7.2, 1), ("7.20", 7.2, 2), ("7.2e0", 7.2, 1), ("1.25e1", 12.5, 1),
    ("21", 21, 0), ("0x10", 16, 0),
  ])
  func aRatioIsReadWithItsDecimals(text: String, ratio: Double, decimals: Int) {
    let (claim, found) = read(text)
    #expect(found.messages == [])
    #expect(claim?.ratio == ratio)
    #expect(claim?.decimals == decimals)
    #expect(claim?.level == nil)
    #expect(claim?.location.description == "\(place):46")
  }

  @Test func aLevelIsClaimedAloneOrWithARatio() {
    #expect(read("{ level: AA }").claim?.level == .aa)
    #expect(read("{ level: AA }").claim?.ratio == nil)
    let claim = read("{ ratio: 7.25, level: AAA }").claim
    #expect(claim?.ratio == 7.25)
    #expect(claim?.decimals == 2)
    #expect(claim?.level == .aaa)
  }

  @Test(arguments: [
    ("\"7,2\"", "the text \"7,2\"", "write 7.2 alone"),
    ("\"7.2:1\"", "the text \"7.2:1\"", "write 7.2 alone"),
    ("\"7.2 : 1\"", "the text \"7.2 : 1\"", "write 7.2 alone"),
    (".nan", "the number .nan", "write a number alone"),
    ("0.5", "the number 0.5", "write a number alone"),
    ("21.01", "the number 21.01", "write a number alone"),
    ("[7]", "a list", "write a number alone"),
  ])
  func whatIsNoRatioIsNoClaim(text: String, kind: String, help: String) {
    let (claim, found) = read(text)
    #expect(claim == nil)
    #expect(
      found.messages == [
        "\(place):46: 'claimed' must be a ratio from 1 to 21, not \(kind) [contrast/claim-value]"
      ])
    #expect(found.suggestions == [help])
  }

  @Test func aWrongRatioLeavesTheLevel() {
    let (claim, found) = read("{ ratio: 30, level: AA }")
    #expect(claim?.ratio == nil)
    #expect(claim?.level == .aa)
    #expect(
      found.messages == [
        "\(place):55: 'ratio' must be a ratio from 1 to 21, not the number 30 "
          + "[contrast/claim-value]"
      ])
  }

  @Test func aClaimSaysSomething() {
    let (claim, found) = read("{ }")
    #expect(claim == nil)
    #expect(
      found.messages == [
        "\(place):46: 'claimed' needs a ratio, a level or both [contrast/claim-value]"
      ])
    #expect(found.suggestions == ["write 7.2, or { ratio: 7.2, level: AAA }"])
  }

  @Test func onlyRatiosAndLevelsAreClaimed() {
    let (claim, found) = read("{ ratio: 7, levle: AA, level: A }")
    #expect(claim?.ratio == 7)
    #expect(
      found.messages == [
        "\(place):76: 'level' cannot be the text \"A\" [yaml/unknown-value]",
        "\(place):58: claimed has no key 'levle' [yaml/unknown-key]",
      ])
  }
}
