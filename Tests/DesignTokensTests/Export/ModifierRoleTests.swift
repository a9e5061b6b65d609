import DesignTokens
import Testing

@Suite struct ModifierRoleTests {
  private static func modifier(_ contexts: [String]) -> TokenModifier {
    TokenModifier(name: "m", contexts: contexts, declaredDefault: nil)
  }

  @Test(arguments: [
    (["Light", "Dark"], ModifierRole.appearance(light: 0, dark: 1)),
    (["dark", "sepia", "light"], .appearance(light: 2, dark: 0)),
    (["more", "standard"], .contrast(usual: 1, increased: 0)),
    (["default", "high"], .contrast(usual: 0, increased: 1)),
    (["iOS", "iPadOS", "osx"], .platform(["iOS", "iOS", "macOS"])),
    (["web", "android"], .platform([nil, "Android"])),
  ])
  func byTheNamesOfContexts(contexts: [String], role: ModifierRole) {
    #expect(ModifierRole(Self.modifier(contexts)) == role)
  }

  @Test(arguments: [["light"], ["compact", "roomy"], ["light", "high"], []])
  func ofNoRole(contexts: [String]) {
    #expect(ModifierRole(Self.modifier(contexts)) == nil)
  }

  @Test(arguments: [
    (["light", "dark"], true), (["light", "dark", "sepia"], false), (["iOS", "Linux"], true),
    (["iOS", "web"], false),
  ])
  func tellsWhetherAllContextsHaveAPlace(contexts: [String], isComplete: Bool) {
    let modifier = Self.modifier(contexts)
    #expect(ModifierRole(modifier)?.isComplete(for: modifier) == isComplete)
  }
}
