import CatalogModel
import Diagnostics
import TokenContrast
import Testing

@Suite struct ContrastPairsTests {
  private func pair(_ name: String) -> ContrastPair {
    let place = SourceLocation("a.yaml", line: 1)
    return ContrastPair(
      name: name, foreground: Reference("a", at: place), background: Reference("b", at: place),
      location: place)
  }

  @Test func allPairsComeInTheOrderOfWhoSaysThem() {
    let pairs = ContrastPairs(
      declared: ["B": [pair("2"), pair("3")], "A": [pair("1")]], shown: [pair("4")],
      drawn: ["D": [pair("6")], "C": [pair("5")]], named: [pair("7")])
    #expect(pairs.all.map(\.name) == ["1", "2", "3", "4", "5", "6", "7"])
  }
}
