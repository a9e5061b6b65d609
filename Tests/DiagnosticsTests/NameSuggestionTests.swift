import Diagnostics
import Testing

@Suite struct NameSuggestionTests {
  @Test func findsTheNearestNames() {
    var names = NameSuggestions(among: ["color", "spacing"])
    #expect(names.nearest(to: "colr") == "color")
    #expect(names.nearest(to: "nothing") == nil)
  }

  @Test func comparesANameOnce() {
    var names = NameSuggestions(among: ["color"])
    for _ in 0..<5_000 {
      #expect(names.nearest(to: "colr") == "color")
      #expect(names.nearest(to: "nothing") == nil)
    }
    #expect(names.comparedCount == 2)
  }

  @Test func comparesNoMoreThanItsLimit() {
    var names = NameSuggestions(among: ["color"])
    for number in 0..<5_000 { _ = names.nearest(to: "name\(number)") }
    #expect(names.comparedCount == NameSuggestions.limit)
    #expect(names.nearest(to: "colr") == nil)
    #expect(names.nearest(to: "name1") == nil)
  }
}
