import DesignTokens
import Testing

/// A system of one modifier with a source for each context, over a base.
private func system(
  _ modifier: String, _ contexts: [(String, String)], base: String = "{}"
) -> TokenLoad {
  let sources = contexts.map { #""\#($0.0)": [\#($0.1)]"# }.joined(separator: ", ")
  return resolve([
    "r.json": #"""
    {"version": "2025.10", "resolutionOrder": [
      {"name": "base", "type": "set", "sources": [\#(base)]},
      {"name": "\#(modifier)", "type": "modifier", "default": "\#(contexts[0].0)",
       "contexts": {\#(sources)}}]}
    """#
  ])
}

private func number(_ value: Int) -> String { #"{"n": {"$type": "number", "$value": \#(value)}}"# }

private func color(_ level: Int) -> String {
  #"""
  {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(level), 0, 0]}}}
  """#
}

@Suite struct SwiftContextTests {
  @Test func writesColoursThatFollowTheAppearance() {
    #expect(
      swiftMembers(system("theme", [("Light", color(0)), ("Dark", color(1))])) == """
          public static let c = SwiftUI.Color(
            light: SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 0),
            dark: SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
          )
        """)
  }

  @Test func writesAllFourValuesForContrastAlone() {
    #expect(
      swiftMembers(system("contrast", [("standard", number(1)), ("more", number(2))])) == """
          public static let n: AdaptiveToken<Double> = AdaptiveToken(
            light: 1, dark: 1, lightHighContrast: 2, darkHighContrast: 2)
        """)
  }

  @Test func keepsAnAdaptiveTokenOutOfCompositeValues() {
    let dark = #"{"w": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}}"#
    let base = #"""
      {"w": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "copy": {"$value": "{w}"},
       "line": {"$type": "strokeStyle", "$value": {"dashArray": ["{copy}"], "lineCap": "butt"}}}
      """#
    let load = system("appearance", [("light", "{}"), ("dark", dark)], base: base)
    #expect(
      swiftMembers(load) == """
          public static let w: AdaptiveToken<CGFloat> = AdaptiveToken(light: 1, dark: 2)
          public static let copy = DS.w

          public static let line = AdaptiveToken(
            light: StrokeStyleToken(dash: [1], lineCap: .butt),
            dark: StrokeStyleToken(dash: [2], lineCap: .butt)
          )
        """)
  }

  @Test func asksThePlatformWhenItIsCompiled() {
    let contexts = [
      ("iOS", number(1)), ("macOS", number(2)), ("visionOS", number(2)), ("tvOS", number(1)),
    ]
    #expect(
      swiftMembers(system("platform", contexts)) == """
          #if os(macOS) || os(visionOS)
            public static let n: Double = 2
          #else
            public static let n: Double = 1
          #endif
        """)
  }

  @Test func namesPlatformsWhereATokenIsMissingOnOthers() {
    #expect(
      swiftMembers(system("os", [("iOS", "{}"), ("macOS", number(2))])) == """
          #if os(macOS)
            public static let n: Double = 2
          #endif
        """)
  }

  @Test func takesIPadOSForIOS() {
    let load = system(
      "platform", [("iOS", number(1)), ("iPadOS", number(2)), ("macOS", number(1))])
    let export = SwiftExporter(namespace: "DS").export(load.tokens)
    #expect(swiftMembers(load) == "  public static let n: Double = 1")
    #expect(
      export.diagnostics.map(\.summary) == [
        "Swift cannot tell 'iPadOS' from another platform when it compiles, and 'n' is different there"
      ])
    #expect(export.diagnostics.map(\.location) == [load.tokens["n"]?.location])
  }

  @Test func wantsAChoiceForOtherModifiers() {
    let load = system("density", [("wide", number(1)), ("tight", number(2))])
    let export = SwiftExporter(namespace: "DS").export(load.tokens)
    #expect(swiftMembers(load) == "  public static let n: Double = 1")
    #expect(export.diagnostics.map(\.id.name) == ["tokens/export-context"])
    #expect(
      export.diagnostics.map(\.summary) == [
        "Swift cannot switch by 'density', so the values of density=wide are exported"
      ])
    let chosen = SwiftExporter(namespace: "DS").export(load.tokens, in: ["density": "tight"])
    #expect(chosen.diagnostics.isEmpty)
    #expect(swiftMembers(load, in: ["density": "tight"]) == "  public static let n: Double = 2")
  }

  @Test func leavesOutWhatIsMissingInOneAppearance() {
    let load = system("appearance", [("light", "{}"), ("dark", number(2))])
    let export = SwiftExporter(namespace: "DS").export(load.tokens)
    #expect(swiftMembers(load) == "")
    #expect(
      export.diagnostics.map(\.summary) == [
        "'n' has a value in some appearances or contrasts only, so it is left out"
      ])
  }
}
