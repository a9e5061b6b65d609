import DesignTokens
import Testing

@testable import SwiftTokens

@Suite struct HostileInputTests {
  @Test func cyclesAreReported() {
    let load = members(
      """
      static let a: CGFloat = b
      static let b = c + 1
      static let c: CGFloat = a
      static let d: CGFloat = c
      static let e = e
      """)
    #expect(
      load.diagnostics.map(\.line) == [
        "DS.swift:2:25 tokens/swift-cycle: 'DS.a' refers to itself: DS.a → DS.b → DS.c → DS.a",
        "DS.swift:6:16 tokens/swift-cycle: 'DS.e' refers to itself: DS.e → DS.e",
      ])
    #expect(load.reason("a") == "it refers to itself: DS.a → DS.b → DS.c → DS.a")
    #expect(load.css("d") == "unknown dimension")
    #expect(
      load.reason("d")
        == "it comes from 'DS.c': it refers to itself: DS.a → DS.b → DS.c → DS.a")
  }

  @Test func anArgumentIsNoCircle() {
    let load = load(
      """
      struct Kind { static var link: Self { Self.init(kind: .link) } }
      extension Color {
        static let fgError = app(.fgError)
        static let fgLink = Color(light: .base, dark: .fgLink)
        static let base = Color(red: 1, green: 0, blue: 0)
      }
      enum DS { static let a = Other.b }
      enum Other { static let b = Other.b }
      """, namespace: "Color")
    #expect(load.diagnostics.map(\.line) == [])
    #expect(load.css("base") == "color #ff0000")
  }

  @Test func longChains() {
    let sums = (1...10_000).reversed().map { "static let c\($0) = c\($0 - 1) + 1" }
    let aliases = (1...3_000).reversed().map { "static let a\($0) = a\($0 - 1)" }
    let load = members(
      (sums + aliases + ["static let c0: CGFloat = 0", "static let a0: CGFloat = 7"])
        .joined(separator: "\n"))
    #expect(load.css("c10000") == "dimension 10000px")
    #expect(load.css("a3000") == "dimension 7px")
  }

  @Test func longCircle() {
    let load = members(
      (0..<5_000).map { "static let c\($0) = c\(($0 + 1) % 5_000) + c0" }.joined(separator: "\n"))
    #expect(load.diagnostics.count == 1)
    #expect(load.tokens.isEmpty)
  }

  @Test func deepExpressions() {
    let sum = Array(repeating: "1", count: 5_000).joined(separator: " + ")
    let load = members("static let a: CGFloat = \(sum)\nstatic let b: CGFloat = 2")
    #expect(load.css("a") == "unknown dimension")
    #expect(load.css("b") == "dimension 2px")
  }

  @Test func deepCalls() {
    let calls = String(repeating: "Color(", count: 50)
    let load = members(
      "static let a = \(calls).white\(String(repeating: ")", count: 50))\nstatic let b = 2")
    #expect(load.css("a") == "unknown color")
    #expect(load.css("b") == "dimension 2px")
  }

  /// Each `switch` repeats its subject in every comparison.
  @Test func nestedSwitches() {
    var subject = "a"
    for _ in 0..<12 {
      let cases = (0..<8).map { "case \($0), 1\($0), 2\($0), 3\($0): \($0)" }
      subject = "({ switch \(subject) { \(cases.joined(separator: "\n"))\ndefault: 9 } }())"
    }
    let load = members("static let x: CGFloat = foo(\(subject))\nstatic let b: CGFloat = 2")
    #expect(load.css("x") == "unknown dimension")
    #expect(load.css("b") == "dimension 2px")
    #expect(load.reason("x").map { $0.count < 100 } == true)
  }

  @Test func manyMissingAssets() {
    let load = load(
      "enum DS {\n"
        + (1...40).map { "static let c\($0) = Color(\"Brond\($0)\")" }.joined(separator: "\n")
        + "\n}",
      assets: [
        "A.xcassets/Brand1.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
        """
      ])
    #expect(load.diagnostics.count == 40)
    #expect(load.diagnostics.first?.suggestion == "did you mean 'Brand1'?")
    #expect(load.diagnostics.compactMap(\.suggestion).count <= 20)
  }

  @Test func selfInProtocolExtensionsIsNoCircle() {
    let load = load(
      """
      extension ShapeStyle where Self == Color { public static var zero: Color { Self.zero } }
      protocol Themed {}
      extension Themed { static var one: Color { Self.one } }
      """, namespace: nil)
    #expect(load.diagnostics == [])
    #expect(
      load.unevaluated.map(\.text) == ["Self.zero", "Self.one"])
    let cycle = SwiftTokensTests.load("enum DS { static var zero: Color { Self.zero } }")
    #expect(cycle.diagnostics.map(\.id.name) == ["tokens/swift-cycle"])
  }

  @Test func sameTokenTwice() {
    let load = members(
      """
      enum Spacing { static let m: CGFloat = 1 }
      enum spacing { static let m: CGFloat = 2 }
      """)
    #expect(load.css("spacing.m") == "dimension 1px")
    #expect(
      load.diagnostics.map(\.line) == [
        "DS.swift:3:27 tokens/swift-same-path: 'DS.spacing.m' and 'DS.Spacing.m' are the same "
          + "token 'spacing.m'"
      ])
  }

  @Test func brokenSource() {
    let load = members("static let a: CGFloat = \nstatic let b: CGFloat = 2")
    #expect(load.css("b") == "dimension 2px")
    #expect(load.diagnostics.first?.id.name == "swift/syntax-error")
  }
}
