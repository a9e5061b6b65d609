import DesignTokens
import Testing

/// The lines between `public enum DS {` and its end.
func swiftMembers(_ load: TokenLoad, in context: Context = Context()) -> String {
  let export = SwiftExporter(namespace: "DS").export(load.tokens, in: context)
  let lines = export.source.split(separator: "\n", omittingEmptySubsequences: false)
  let start = lines.firstIndex(of: "public enum DS {") ?? lines.endIndex
  return lines[start...].dropFirst().prefix { $0 != "}" }.joined(separator: "\n")
}

@Suite struct SwiftExportTests {
  @Test(arguments: [
    ("dimension", #"{"value": 12, "unit": "px"}"#, "t: CGFloat = 12"),
    ("number", "1.5", "t: Double = 1.5"),
    ("number", "0.1000000000000000055", "t: Double = 0.1"),
    ("duration", #"{"value": 200, "unit": "ms"}"#, "t: Swift.Duration = .milliseconds(200)"),
    ("duration", #"{"value": 0.2, "unit": "s"}"#, "t: Swift.Duration = .seconds(0.2)"),
    ("fontFamily", #"["Inter", "sans-serif"]"#, #"t: [String] = ["Inter", "sans-serif"]"#),
    ("fontFamily", #""a\"\\(b)\n""#, #"t: [String] = ["a\"\\(b)\n"]"#),
    ("fontWeight", "600", "t = FontWeightToken(600)"),
    ("fontWeight", #""bold""#, #"t = FontWeightToken(700, keyword: "bold")"#),
    ("cubicBezier", "[0.4, 0, 0.2, 1]", "t = CubicBezierToken(0.4, 0, 0.2, 1)"),
    ("strokeStyle", #""dashed""#, "t = StrokeStyleToken.dashed"),
    (
      "strokeStyle", #"{"dashArray": [{"value": 4, "unit": "px"}], "lineCap": "round"}"#,
      "t = StrokeStyleToken(dash: [4], lineCap: .round)"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [0.2, 0.4, 1]}"#,
      "t = SwiftUI.Color(.sRGB, red: 0.2, green: 0.4, blue: 1)"
    ),
    (
      "color", #"{"colorSpace": "oklch", "components": [0.7, "none", 250], "alpha": 0.5}"#,
      "t = SwiftUI.Color(.oklch, 0.7, nil, 250, opacity: 0.5)"
    ),
    (
      "gradient",
      #"[{"color": {"colorSpace": "srgb", "components": [1, 1, 1]}, "position": 0.5}]"#,
      """
      t = SwiftUI.Gradient(
          stops: [
            SwiftUI.Gradient.Stop(color: SwiftUI.Color(.sRGB, red: 1, green: 1, blue: 1), location: 0.5)
          ]
        )
      """
    ),
  ])
  func writesValues(type: String, value: String, declaration: String) {
    #expect(swiftMembers(single(type, value)) == "  public static let " + declaration)
  }

  @Test func writesRemAsAMultiple() {
    #expect(
      swiftMembers(single("dimension", #"{"value": 1.5, "unit": "rem"}"#)) == """
          /// What one rem is: the default size of text, in points.
          public static let rem: CGFloat = 16

          public static let t: CGFloat = 1.5 * rem
        """)
  }

  @Test func writesAliasesAsReferences() {
    let load = load(
      #"""
      {"size": {"$type": "dimension", "a": {"$value": {"value": 1, "unit": "px"}},
         "b": {"$value": "{size.a}"}},
       "line": {"$type": "border", "$value": {
         "color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "width": "{size.b}",
         "style": "solid"}},
       "copy": {"$ref": "#/line"}}
      """#)
    #expect(
      swiftMembers(load) == """
          public enum Size {
            public static let a: CGFloat = 1
            public static let b = DS.Size.a
          }

          public static let line = BorderToken(
            color: SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 0), width: DS.Size.b, style: .solid)

          public static let copy = DS.line
        """)
  }

  @Test func writesPointersToWholeValuesAsReferences() {
    let load = load(
      #"""
      {"size": {"$type": "dimension", "a": {"$value": {"value": 1, "unit": "px"}},
         "b": {"$value": "{size.a}"}},
       "line": {"$type": "border", "$value": {
         "color": {"colorSpace": "srgb", "components": [0, 0, 0]},
         "width": {"$ref": "#/size/b/$value"}, "style": "solid"}}}
      """#)
    #expect(swiftMembers(load).contains("width: DS.Size.b, style: .solid"))
  }

  @Test func followsInternalTokensToTheNextExportedOne() {
    let load = load(
      #"""
      {"$type": "number", "base": {"$value": 1},
       "inner": {"$extensions": {"catalog": {"internal": true}},
         "a": {"$value": "{base}"}, "b": {"$value": 2}},
       "x": {"$value": "{inner.a}"}, "y": {"$value": "{inner.b}"}}
      """#)
    #expect(
      swiftMembers(load) == """
          public static let base: Double = 1
          public static let x = DS.base
          public static let y: Double = 2
        """)
  }

  @Test func leavesOutTokensThatSwiftNeedsNoConstantFor() {
    let load = load(
      #"""
      {"$type": "number", "base": {"$value": 1},
       "web": {"$value": "{base}", "$extensions": {"catalog": {"swift": false}}},
       "x": {"$value": "{web}"}}
      """#)
    #expect(
      swiftMembers(load) == """
          public static let base: Double = 1
          public static let x = DS.base
        """)
  }

  @Test(arguments: [
    ("DS", true), ("tokens", true), ("_2", true), ("my_tokens", true), ("", false), ("_", false),
    ("2D", false), ("my-tokens", false), ("A.B", false), ("class", false), ("`class`", false),
    ("ShadowToken", false), ("SwiftUI", false),
  ])
  func knowsWhatCanBeANamespace(name: String, isPossible: Bool) {
    #expect(SwiftExporter.canBeNamespace(name) == isPossible)
    let export = SwiftExporter(namespace: name).export(load("{}").tokens)
    #expect(export.diagnostics.isEmpty == isPossible)
  }

  @Test func documentsAndDeprecates() {
    let load = load(
      #"""
      {"g": {"$type": "number", "$description": "Group.",
        "a": {"$value": 1, "$description": "One.\n\n/* two */ \\(three)\r\n\u0000four",
              "$deprecated": "Not \"this\"\\\n."},
        "b-c": {"$value": 1, "$deprecated": true}}}
      """#)
    #expect(
      swiftMembers(load) == #"""
          /// Group.
          public enum G {
            /// One.
            ///
            /// /* two */ \(three)
            ///  four
            @available(*, deprecated, message: "Not \"this\"\\\n.")
            public static let a: Double = 1

            /// - Token: g.b-c
            @available(*, deprecated)
            public static let bC: Double = 1
          }
        """#)
  }

  @Test func leavesRoomForGroupsNamedAsTypes() {
    let load = load(
      #"{"$type": "number", "double": {"a": {"$value": 1}}, "color": {"b": {"$value": 2}}}"#)
    #expect(swiftMembers(load).contains("public static let a: Swift.Double = 1"))
  }

  @Test func namesTheModulesOfTypesThatGroupsShadow() {
    let transition =
      #"{"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}"#
    let load = load(
      #"""
      {"double": {"$type": "number", "a": {"$value": 1}},
       "t": {"$type": "transition", "$value": \#(transition)}}
      """#)
    let source = SwiftExporter(namespace: "DS").export(load.tokens).source
    #expect(source.contains("public var x1: Swift.Double"))
    #expect(!source.contains(": Double"))
  }

  @Test func isOneTypeEvenWithoutTokens() {
    #expect(
      SwiftExporter(namespace: "DS").export(load("{}").tokens).source
        == "// Generated by catalog; do not edit.\n\nimport SwiftUI\n\npublic enum DS {\n}\n")
  }
}
