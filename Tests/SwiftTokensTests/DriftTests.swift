import DesignTokens
import Diagnostics
@testable import SwiftTokens
import Testing
import TokenDialects

@Suite struct DriftTests {
  private func drift(_ tokens: String, _ swift: String) -> TokenDrift {
    let tokens = TokenLoad(parsing: Array(tokens.utf8), path: "ds.tokens.json").tokens
    let source = load(swift, modifiers: tokens.modifiers)
    return TokenDrift(tokens: tokens, source: source, namespace: "DS")
  }

  private func spacing(_ value: String, _ unit: String = "px") -> String {
    """
    { "spacing": { "$type": "dimension",
      "m": { "$value": { "value": \(value), "unit": "\(unit)" } } } }
    """
  }

  @Test func sameValues() {
    let result = drift(
      spacing("1", "rem"), "public enum DS { enum Spacing { static let m: CGFloat = 16 } }")
    #expect(result.matched == 1)
    #expect(result.entries == [])
    #expect(result.diagnostics == [])
  }

  @Test func missing() {
    let result = drift(
      spacing("12"), "public enum DS { public enum Spacing { static let l: Int = 1 } }")
    #expect(
      result.diagnostics.map(\.line) == [
        "ds.tokens.json:2:3 tokens/drift-missing: the token 'spacing.m' has no constant "
          + "'DS.Spacing.m'"
      ])
    #expect(result.diagnostics.first?.suggestion == "write 'static let m: CGFloat = 12'")
  }

  @Test func tokensThatSwiftNeedsNoConstantFor() {
    let result = drift(
      """
      { "$type": "number",
        "a": { "$value": 1, "$extensions": { "catalog": { "swift": false } } },
        "b": { "$value": 1, "$extensions": { "catalog": { "internal": true } } },
        "c": { "$value": 1, "$extensions": { "catalog": { "swift": "Color.primary" } } } }
      """, "public enum DS {}")
    #expect(result.entries == [])
  }

  @Test func extra() {
    let result = drift(
      spacing("12"),
      """
      public enum DS {
        public enum Spacing {
          public static let m: CGFloat = 12
          public static let xxl: CGFloat = 64
          static let local: CGFloat = 1
          public static let name = "text"
        }
        public typealias Space = Spacing
      }
      """)
    #expect(
      result.diagnostics.map(\.line) == [
        "DS.swift:4:23 tokens/drift-extra: the constant 'DS.Spacing.xxl' has no token"
      ])
    #expect(
      result.diagnostics.first?.suggestion
        == "add the token 'spacing.xxl' with the value {\"value\":64,\"unit\":\"px\"}")
  }

  @Test func different() {
    let result = drift(
      spacing("12"), "public enum DS { public enum Spacing { public static let m: CGFloat = 10 } }")
    #expect(
      result.diagnostics.map(\.line) == [
        "ds.tokens.json:2:3 tokens/drift-different: 'spacing.m' is 12px in the tokens and 10px in "
          + "Swift"
      ])
    let note = result.diagnostics.first?.notes.first
    #expect(note?.message == "the constant 'DS.Spacing.m'")
    #expect(note?.location?.description == "DS.swift:1:58")
    #expect(
      result.diagnostics.first?.suggestion
        == "write 12 in Swift, or {\"value\":10,\"unit\":\"px\"} in the token file")
  }

  @Test func differentName() {
    let result = drift(
      spacing("12"), "public enum DS { public enum spacing { public static let M: CGFloat = 12 } }")
    #expect(
      result.diagnostics.map(\.line) == [
        "ds.tokens.json:2:3 tokens/drift-different: the token 'spacing.m' is called "
          + "'DS.spacing.M' in Swift, not 'DS.Spacing.m'"
      ])
  }

  @Test func noNamespace() {
    let result = drift(spacing("12"), "public enum DSS { static let m: CGFloat = 12 }")
    #expect(
      result.diagnostics.map(\.line) == [
        "- tokens/drift-namespace: the Swift sources declare no type 'DS'"
      ])
    #expect(result.diagnostics.first?.suggestion == "did you mean 'DSS'?")
    #expect(result.entries == [])
  }

  @Test("Tokens that all say that Swift has no constant need no type that holds them")
  func noNamespaceNeeded() {
    let tokens = """
      { "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" },
        "$extensions": { "catalog": { "swift": false } } } }
      """
    #expect(drift(tokens, "public struct Badge {}").diagnostics.map(\.line) == [])
  }

  @Test func platformValues() {
    let result = drift(
      """
      { "system": { "gray": { "$type": "color", "$value":
          { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] },
          "$extensions": { "catalog": { "swift": "Color.gray" } } } },
        "info": { "$type": "color", "$value":
          { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "alpha": 0.18 } },
        "warn": { "$type": "color", "$value":
          { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "alpha": 0.2 } },
        "odd": { "$type": "color", "$value":
          { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "alpha": 0.2 } } }
      """,
      """
      enum DS {
        static let info = SwiftUI.Color.gray.opacity(0.18)
        static let warn = Color.gray.opacity(0.22)
        static let odd = Color.orange
      }
      """)
    #expect(result.matched == 1)
    #expect(
      result.entries.map(\.kind) == [
        .different([
          .init(
            context: Context(), token: "rgb(128 128 128 / 0.2)", swift: "rgb(128 128 128 / 0.22)")
        ]),
        .notComparable(reason: "no token stands for 'Color.orange', a value of the system"),
      ])
  }

  /// A value of the system that goes by another name on each platform.
  @Test func platformValuesByContext() {
    func gray(_ level: Double, _ swift: String) -> String {
      #"""
      {"shown": {"$type": "color", "$extensions": {"catalog": {"internal": true}}, "background": {
        "$value": {"colorSpace": "srgb", "components": [\#(level), 0, 0]},
        "$extensions": {"catalog": {"swift": "\#(swift)"}}}}}
      """#
    }
    let resolver = #"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "base", "type": "set", "sources": [
          {"tertiary": {"$type": "color", "$value": "{shown.background}"}}]},
        {"name": "platform", "type": "modifier", "default": "iOS", "contexts": {
          "iOS": [{"$ref": "touch.json"}], "iPadOS": [{"$ref": "touch.json"}],
          "macOS": [{"$ref": "mac.json"}]}}]}
      """#
    let files = [
      "r.json": resolver, "touch.json": gray(1, "Color(uiColor: .tertiarySystemBackground)"),
      "mac.json": gray(0.5, "Color(nsColor: .controlBackgroundColor)"),
    ]
    let tokens = TokenLoad(files: files.mapValues { Array($0.utf8) }, resolver: "r.json").tokens
    func drift(mac: String) -> TokenDrift {
      let source = load(
        """
        enum DS {
          #if os(macOS)
            static let tertiary = SwiftUI.Color(nsColor: \(mac))
          #else
            static let tertiary = SwiftUI.Color(uiColor: .tertiarySystemBackground)
          #endif
        }
        """, modifiers: tokens.modifiers)
      return TokenDrift(tokens: tokens, source: source, namespace: "DS")
    }
    #expect(drift(mac: ".controlBackgroundColor").entries == [])
    #expect(drift(mac: ".controlBackgroundColor").matched == 1)
    #expect(
      drift(mac: ".tertiaryLabelColor").entries.map(\.kind) == [
        .notComparable(
          reason: "no token stands for 'Color(nsColor: .tertiaryLabelColor)', a value of the system"
        )
      ])
  }

  @Test func unknownPlatformValuesAreTheSameAsThemselves() {
    let unknown = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
    let result = drift(
      """
      { "$type": "color",
        "system": { "$extensions": { "catalog": { "internal": true } },
          "gray": { "$value": \(unknown),
            "$extensions": { "catalog": { "status": "unknown", "swift": "Color.gray" } } },
          "red": { "$value": \(unknown),
            "$extensions": { "catalog": { "status": "unknown", "swift": "Color.red" } } } },
        "same": { "$value": "{system.gray}" }, "other": { "$value": "{system.red}" } }
      """,
      "enum DS { static let same = Color.gray; static let other = Color.gray }")
    #expect(result.matched == 1)
    #expect(
      result.entries.map(\.kind) == [
        .notComparable(reason: "the value of 'system.gray' is unknown")
      ])
  }

  @Test func springs() {
    let transition = """
      { "duration": { "value": 150, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" },
        "timingFunction": [0, 0, 1, 1] }
      """
    let result = drift(
      """
      { "a": { "$type": "transition", "$value": \(transition) },
        "b": { "$type": "transition", "$value": \(transition) } }
      """,
      """
      enum DS {
        static let a = Animation.snappy(duration: 0.15)
        static let b = Animation.spring(response: 0.3)
      }
      """)
    #expect(
      result.entries.map(\.kind) == [
        .notComparable(
          reason: "the durations agree; a spring has no Bézier curve"),
        .different([.init(context: Context(), token: "150ms", swift: "300ms")]),
      ])
  }

  @Test func contexts() throws {
    let modifiers = [
      TokenModifier(name: "mode", contexts: ["light", "dark"], declaredDefault: "light")
    ]
    func source(_ dark: String) -> SwiftTokenLoad {
      load(
        "enum DS { static let a = Color(light: .white, dark: \(dark)) }", modifiers: modifiers)
    }
    let tokens = source(".black").tokens
    let same = TokenDrift(tokens: tokens, source: source("Color(white: 0.001)"), namespace: "DS")
    #expect(same.matched == 1)
    let other = TokenDrift(tokens: tokens, source: source(".white"), namespace: "DS")
    #expect(
      other.entries.map(\.kind) == [
        .different([.init(context: ["mode": "dark"], token: "#000000", swift: "#ffffff")])
      ])
    #expect(
      other.diagnostics.first?.summary
        == "'a' is #000000 in the tokens and #ffffff in Swift (mode=dark)")
  }

  private static let colors = """
    enum DS {
      public static let a = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xFFFFFF))
    }
    """
  private static let mode = TokenModifier(
    name: "mode", contexts: ["light", "dark"], declaredDefault: "light")

  @Test("A suggestion for one context keeps the value of the other")
  func suggestionsByContext() {
    let source = load(Self.colors, modifiers: [Self.mode])
    let changed = load(Self.colors.replacing("000000", with: "0000FF"), modifiers: [Self.mode])
    let drift = TokenDrift(tokens: source.tokens, source: changed, namespace: "DS")
    #expect(
      drift.diagnostics.map(\.suggestion) == [
        "for mode=light, write #000000 in Swift, or "
          + #"{"colorSpace":"srgb","components":[0,0,1]} in the token files"#
      ])
    let empty = load("enum DS {}", modifiers: [Self.mode])
    let values = "with #000000 for mode=light and #ffffff for mode=dark"
    let missing = TokenDrift(tokens: source.tokens, source: empty, namespace: "DS")
    #expect(missing.diagnostics.map(\.suggestion) == ["declare 'DS.a', \(values)"])
    let extra = TokenDrift(tokens: empty.tokens, source: source, namespace: "DS")
    #expect(extra.diagnostics.map(\.suggestion) == ["add the token 'a', \(values)"])
  }

  @Test("A constant is compared in contexts that the token files do not have")
  func contextsOfSwiftAlone() {
    let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    let result = drift(#"{"a": {"$type": "color", "$value": \#(black)}}"#, Self.colors)
    #expect(
      result.entries.map(\.kind) == [
        .different([.init(context: ["appearance": "dark"], token: "#000000", swift: "#ffffff")])
      ])
  }
}
