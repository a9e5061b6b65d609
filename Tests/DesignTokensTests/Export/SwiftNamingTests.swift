import ColorScience
import DesignTokens
import Testing

private func diagnostics(_ text: String, namespace: String = "DS") -> [String] {
  SwiftExporter(namespace: namespace).export(load(text).tokens).diagnostics
    .map { "\($0.severity) \($0.id.name.dropFirst("tokens/".count)): \($0.summary)" }
}

@Suite struct SwiftNamingTests {
  @Test(arguments: [
    (
      #"{"$type": "number", "1": {"$value": 1}, "_1": {"a": {"$value": 2}}}"#,
      "'1' and the group of '_1.a' both become 'DS._1'"
    ),
    (
      #"{"$type": "number", "shadow-token": {"a": {"$value": 1}}}"#,
      "a group of 'shadow-token.a' becomes 'ShadowToken', a name that the source uses"
    ),
    (
      #"{"$type": "number", "g": {"swiftUI": {"a": {"$value": 1}}}}"#,
      "a group of 'g.swiftUI.a' becomes 'SwiftUI', a name that the source uses"
    ),
    (
      #"{"$type": "number", "rem": {"$value": 1}}"#,
      "'rem' becomes 'DS.rem', a name that the source uses"
    ),
    (
      #"{"$type": "number", "?": {"$value": 1}}"#,
      "'?' becomes 'DS._', which is not a valid Swift name"
    ),
  ])
  func reportsNames(text: String, summary: String) {
    #expect(diagnostics(text) == ["error swift-name-collision: \(summary)"])
  }

  @Test func reportsANamespaceThatIsNoName() {
    #expect(
      diagnostics("{}", namespace: "my tokens") == [
        "error swift-namespace: 'my tokens' cannot be the name of the type that holds the tokens"
      ])
  }

  @Test func takesTheNameThatTheMetadataState() {
    let load = load(
      #"""
      {"a": {"$type": "number", "$value": 1, "$extensions": {"catalog": {"swift": "DS.Other.b"}}},
       "c": {"$value": "{a}"}}
      """#)
    #expect(
      swiftMembers(load) == """
          public enum Other {
            /// - Token: a
            public static let b: Double = 1
          }

          public static let c = DS.Other.b
        """)
  }

  @Test func saysThePathThatANameDoesNotTell() {
    let load = load(
      #"{"$type": "number", "ab": {"c": {"$value": 1}}, "XY": {"c": {"$value": 2}}}"#)
    #expect(
      swiftMembers(load) == """
          public enum Ab {
            public static let c: Double = 1
          }

          public enum XY {
            /// - Token: XY.c
            public static let c: Double = 2
          }
        """)
  }

  @Test(
    arguments: [
      (.dimension(TokenDimension(12, .px)), "static let a: CGFloat = 12"),
      (.dimension(TokenDimension(1.5, .rem)), nil),
      (.fontFamily(["Inter"]), "static let a: [String] = [\"Inter\"]"),
      (.fontWeight(TokenFontWeight(600)), nil),
      (.color(TokenColor(ColorValue(.oklch, 0.5, 0, 0))), nil),
      (
        .color(TokenColor(ColorValue(.srgb, 0, 0.5, 1, alpha: 0.5))),
        "static let a = SwiftUI.Color(.sRGB, red: 0, green: 0.5, blue: 1, opacity: 0.5)"
      ),
    ] as [(TokenValue, String?)])
  func declaresWhatStandsAlone(value: TokenValue, text: String?) {
    #expect(SwiftExporter.declaration(of: value, name: "a") == text)
  }

  @Test func writesUnknownTokensAsTheExpressionTheyState() {
    let text = #"""
      {"$type": "color",
       "a": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$extensions":
         {"catalog": {"status": "unknown", "reason": "?", "swift": "Color.primary"}}},
       "b": {"$value": "{a}"},
       "c": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/a/$value/components"}}},
       "d": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$extensions":
         {"catalog": {"status": "unknown", "reason": "?", "swift": "Theme.shared.tint"}}}}
      """#
    #expect(
      swiftMembers(load(text)) == """
          public static let a = SwiftUI.Color.primary
          public static let b = DS.a
        """)
    #expect(
      diagnostics(text) == [
        "warning export-unknown: the value of 'c' is unknown, so it is left out",
        "warning export-unknown: the value of 'd' is unknown, so it is left out",
      ])
  }

  @Test(arguments: [
    ("DS.Color.infoBG", "color.infoBG"), ("DS.Spacing.`default`", "spacing.default"),
    ("DS.`Type`._2xl", "type.2xl"), ("DS.xl", "xl"),
    ("DS.CGFloat.xl", "cgFloat.xl"), ("DS.URLColor.URLText", "urlColor.URLText"),
    ("DS.AB.one", "ab.one"), ("DS.X1.one", "x1.one"), ("Other.DS.one", "other.ds.one"),
  ])
  func leadsBackToThePath(name: String, path: TokenPath) {
    #expect(TokenPath(swiftName: name, namespace: "DS") == path)
  }
}
