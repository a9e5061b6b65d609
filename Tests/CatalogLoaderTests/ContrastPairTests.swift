import CatalogModel
import TokenContrast
import Testing

@Suite struct ContrastPairTests {
  private let path = "one/components/badge/component.yaml"

  private func pair(_ text: String) -> (pair: ContrastPair?, messages: [String]) {
    let result = load(component("contrast:\n  - { \(text) }\n"))
    return (result.system?.components.first?.contrast.first, result.messages)
  }

  @Test func aPairIsRead() throws {
    let read = pair(
      "name: N, foreground: a, background: b, over: [c, d], text: font.body, "
        + "contexts: { platform: macOS, appearance: [light, dark] }, claimed: 4.5")
    #expect(read.messages == [])
    let pair = try #require(read.pair)
    #expect(pair.name == "N")
    #expect(pair.over.map(\.name) == ["c", "d"])
    #expect(pair.contexts == ["platform": ["macOS"], "appearance": ["light", "dark"]])
    #expect(pair.claim?.ratio == 4.5)
    guard case .text(let typography) = pair.use else {
      Issue.record("not a text")
      return
    }
    #expect(typography?.name == "font.body")
  }

  @Test func aPairWithoutANameIsCalledByItsTokens() {
    #expect(pair("foreground: a, background: b").pair?.name == "a on b")
  }

  @Test func aPairHasTwoTokens() {
    let read = pair("foreground: a")
    #expect(read.pair == nil)
    #expect(read.messages == ["\(path):5:5: a contrast pair needs 'background' [yaml/missing-key]"])
  }

  @Test func aUseIsTextOrNot() {
    #expect(pair("foreground: a, background: b, use: non-text").pair?.use == .nonText)
    #expect(
      pair("foreground: a, background: b, use: icon").messages == [
        "\(path):5:42: 'use' cannot be the text \"icon\" [yaml/unknown-value]"
      ])
  }

  @Test func aShapeIsSetInNoType() {
    let read = pair("foreground: a, background: b, text: font.body, use: non-text")
    #expect(read.pair?.use == .nonText)
    #expect(
      read.messages == [
        "\(path):5:43: 'text' says nothing beside 'use: non-text' [contrast/unused-text]"
      ])
  }

  @Test func contextsAreAMapping() {
    #expect(
      pair("foreground: a, background: b, contexts: dark").messages == [
        "\(path):5:47: 'contexts' must be a mapping, not the text \"dark\" [yaml/wrong-kind]"
      ])
  }

  @Test func aModifierNamesAtLeastOneContext() {
    let read = pair("foreground: a, background: b, contexts: { appearance: [], platform: [[x]] }")
    #expect(read.pair?.contexts == [:])
    #expect(
      read.messages == [
        "\(path):5:49: 'appearance' names no context [contrast/no-context]",
        "\(path):5:76: 'platform' must be a list of texts, not a list [yaml/wrong-kind]",
      ])
  }
}
