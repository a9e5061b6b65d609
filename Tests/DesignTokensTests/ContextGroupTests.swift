import DesignTokens
import Testing

@Suite struct ContextGroupTests {
  private let appearance = (name: "appearance", contexts: ["light", "dark"])
  private let platform = (name: "platform", contexts: ["iOS", "iPadOS", "macOS"])

  private func labels<Value: Hashable>(
    _ value: ([String: String]) -> Value
  ) -> [(label: String, value: Value)] {
    ContextGroup.groups(of: [appearance, platform], by: value).map { ($0.group.label, $0.value) }
  }

  @Test func oneValueIsOneGroupOfEveryContext() {
    let groups = labels { _ in 1 }
    #expect(groups.map(\.label) == ["every context"])
  }

  @Test func aModifierThatMakesNoDifferenceIsNotNamed() {
    let groups = labels { $0["appearance"] }
    #expect(groups.map(\.label) == ["light", "dark"])
    #expect(groups.map(\.value) == ["light", "dark"])
  }

  @Test func contextsWithEqualValuesAreJoined() {
    let groups = labels { $0["platform"] == "macOS" }
    #expect(groups.map(\.label) == ["iOS and iPadOS", "macOS"])
  }

  @Test func aGroupIsAlwaysAChoiceForEachModifier() {
    let groups = labels { $0["appearance"] == "dark" && $0["platform"] != "macOS" }
    #expect(groups.map(\.label) == ["light", "dark · iOS and iPadOS", "dark · macOS"])
    #expect(groups.map(\.value) == [false, true, false])
  }

  @Test func threeContextsAreAListInWords() {
    let part = ContextGroup.groups(of: [(name: "m", contexts: ["a", "b", "c", "d"])]) {
      $0["m"] == "d"
    }
    #expect(part.map(\.group.label) == ["a, b and c", "d"])
  }

  @Test func theRepresentativeIsTheFirstContextOfEachModifier() {
    let groups = ContextGroup.groups(of: [appearance, platform]) { $0["platform"] == "macOS" }
    #expect(
      groups.map(\.group.representative) == [
        ["appearance": "light", "platform": "iOS"], ["appearance": "light", "platform": "macOS"],
      ])
  }

  @Test func noModifiersAreOneContext() {
    let groups = ContextGroup.groups(of: []) { $0.count }
    #expect(groups.map(\.group.label) == ["every context"])
    #expect(groups.map(\.value) == [0])
  }
}
