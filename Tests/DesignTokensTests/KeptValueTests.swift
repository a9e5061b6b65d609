import DesignTokens
import Testing

/// What DTCG 2025.10 has no form for, read tolerantly.
@Suite struct KeptValueTests {
  private func kept(_ type: String, _ value: String) -> TokenLoad { single(type, value, .tolerant) }

  @Test(arguments: [
    ("dimension", #""1.5em""#, "1.5em"), ("dimension", #"{"value": 50, "unit": "vw"}"#, "50vw"),
    ("dimension", #""auto""#, "auto"), ("dimension", #""calc(100% - 2px)""#, "calc(100% - 2px)"),
    ("color", #""currentColor""#, "currentColor"), ("string", #""uppercase""#, "uppercase"),
    ("boolean", "true", "true"), ("opacity-scale", "0.5", "0.5"),
    ("shadow", #""0 1px 2px rgb(0 0 0 / 0.2)""#, "0 1px 2px rgb(0 0 0 / 0.2)"),
    ("cubicBezier", #""steps(4, end)""#, "steps(4, end)"),
    ("shadow", #""0 1px #fff,\n0 2px #000""#, "0 1px #fff, 0 2px #000"),
    ("dimension", #""4px 8px""#, "4px 8px"),
    ("dimension", #""50ch, min(1px, 40vw)""#, "50ch, min(1px, 40vw)"),
    ("dimension", #""calc(1px + 2px) 4px""#, "calc(1px + 2px) 4px"),
    ("dimension", #""0 4px""#, "0 4px"), ("color", ##""0 0 0 2px #fff""##, "0 0 0 2px #fff"),
    (
      "shadow",
      #"{"color":"currentColor","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"inset":true}"#,
      "inset 0px 1px 0 0px currentColor"
    ),
  ])
  func isWrittenAsItWas(type: String, value: String, css: String) {
    let load = kept(type, value)
    #expect(load.css("t") == css)
    #expect(load.tokens["t"]?.type == .other)
    #expect(load.diagnostics.rules.last == "kept")
    #expect(!load.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("dimension", #""wide""#), ("dimension", #"{"value": 1, "unit": "parsec"}"#),
    ("color", ##""#12""##), ("number", #""much""#), ("dimension", #""roll(2px)""#),
    ("dimension", #""1px 4foo""#),
  ])
  func isNoMistake(type: String, value: String) {
    let load = kept(type, value)
    #expect(load.css("t") == nil)
    #expect(load.diagnostics.rules == ["invalid-\(type)"])
  }

  @Test(arguments: ["1.5em; color: red", "calc(1px", "a } b", "<style>", "@import"])
  func staysInsideItsDeclaration(text: String) {
    let css = kept("string", "\"\(text)\"").css("t")
    #expect(css?.hasPrefix("\"") == true)
    #expect(css?.contains("<") == false)
  }

  @Test func loadsNothing() {
    let load = kept("string", #""url(x.png)""#)
    let export = CSSExporter().export(load.tokens)
    #expect(export.css == "")
    #expect(
      export.diagnostics.map(\.summary) == [
        "'t' has a value that cannot be in a style sheet, so it is left out"
      ])
    #expect(load.tokens["t"]?.value() != nil)
  }

  @Test func isRefusedUnderTheStandard() {
    #expect(single("dimension", #""1.5em""#).diagnostics.rules == ["invalid-dimension"])
    #expect(single("string", #""a""#).diagnostics.rules == ["unknown-type"])
  }

  @Test func aListOfFontsMayNameAnother() {
    let load = load(
      #"""
      {"a": {"$type": "fontFamily", "$value": ["A", "B"]}, "n": {"$type": "string", "$value": "N"},
       "b": {"$type": "fontFamily", "$value": ["{n}", "{a}", "serif"]}}
      """#, .tolerant)
    #expect(load.tokens["b"]?.value()?.value == .fontFamily(["N", "A", "B", "serif"]))
    #expect(load.diagnostics.rules == ["kept", "alias-into-value", "alias-into-value"])
    #expect(!load.diagnostics.contains { $0.severity == .error })
  }

  @Test func followsReferencesInsideTexts() {
    let load = load(
      #"""
      {"a": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
       "b": {"$type": "dimension", "$value": "calc({a} * 2)"},
       "c": {"$type": "dimension", "$value": "{b}"},
       "list": {"$type": "string", "$value": "{a} {b}"}}
      """#, .tolerant)
    #expect(load.css("b") == "calc(4px * 2)")
    #expect(load.css("c") == "calc(4px * 2)")
    #expect(load.css("list") == "4px calc(4px * 2)")
    #expect(load.tokens["b"]?.value()?.references == ["a"])
  }

  @Test func keepsTheKnownPartsOfACompositeValue() {
    let load = kept(
      "typography",
      #"{"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}}"#
    )
    let css = CSSExporter().export(load.tokens).css
    #expect(
      css == """
        :root {
          --t-font-family: "Inter";
          --t-font-size: 16px;
          --t-letter-spacing: 0px;
        }

        """)
  }

  @Test func readsAnAliasOfAnotherTypeAsThatType() {
    let load = load(
      #"""
      {"a": {"$type": "number", "$value": 2}, "b": {"$type": "dimension", "$value": "{a}"}}
      """#, .tolerant)
    #expect(load.css("b") == "2")
    #expect(load.diagnostics.map(\.severity) == [.warning])
  }

  @Test func takesATypeFromTheValueWhereNothingTellsIt() {
    let load = load(#"{"a": {"$value": 2}, "b": {"$value": "wide"}}"#, .tolerant)
    #expect(load.tokens["a"]?.type == .number)
    #expect(load.css("b") == "wide")
    #expect(load.diagnostics.rules == ["type-inferred", "type-inferred"])
  }

  @Test func offersANearNameForAMisspeltType() {
    let load = kept("colour", "1")
    #expect(load.diagnostics.first?.suggestion == "did you mean 'color'?")
    #expect(load.css("t") == nil)
  }

  @Test func isReadAgainFromTheExportedFile() throws {
    let load = kept("dimension", #""1.5em""#)
    let export = JSONExporter().export(load.tokens)
    #expect(
      export.document == ["$type": "dimension", "t": ["$value": "1.5em"]],
      "a file that is held to the standard could not have it")
  }

  @Test func swiftLeavesItOutAndSaysSo() {
    let export = SwiftExporter(namespace: "DS").export(kept("dimension", #""1.5em""#).tokens)
    #expect(!export.source.contains("static let t"))
    #expect(
      export.diagnostics.map(\.summary) == [
        "'t' has a value that Swift has no word for, so it is left out"
      ])
  }
}

/// Colours and structure that older tools write.
@Suite struct TolerantStructureTests {
  @Test func takesTheAlphaFromEightDigitsWhereThereIsNone() {
    let load = single(
      "color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff000080"}"##, .tolerant)
    guard case .color(let color)? = load.tokens["t"]?.value()?.value else {
      Issue.record("no colour")
      return
    }
    #expect((color.value.alpha - 128 / 255).magnitude < 0.001)
    #expect(color.hex == "#ff0000")
    #expect(load.diagnostics.rules == ["hex-mismatch"])
  }

  @Test func anAlphaOutweighsThoseDigits() {
    let load = single(
      "color",
      ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.2, "hex": "#ff000080"}"##,
      .tolerant)
    #expect(load.css("t") == "rgb(255 0 0 / 0.2)")
  }

  @Test func passesOverUnknownKeys() {
    let load = load(
      #"""
      {"a": {"$type": "number", "$value": 1, "$unit": "px"},
       "b": {"$type": "dimension", "$value": {"value": 1, "unit": "px", "note": "x"}}}
      """#, .tolerant)
    #expect(load.css("a") == "1")
    #expect(load.css("b") == "1px")
    #expect(!load.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [true, false])
  func aTokenThatIsAGroupElsewhereIsItsRoot(tokenComesFirst: Bool) {
    let token = #"{"c": {"$type": "number", "$value": 1}, "r": {"$value": "{c}"}}"#
    let group = #"{"c": {"dark": {"$type": "number", "$value": 2}}}"#
    let load = TokenLoad(
      files: ["a.json": Array(token.utf8), "b.json": Array(group.utf8)],
      tokenFiles: tokenComesFirst ? ["a.json", "b.json"] : ["b.json", "a.json"], reader: .dtcg)
    #expect(load.css("c.$root") == "1")
    #expect(load.css("c.dark") == "2")
    #expect(load.css("r") == "1")
    #expect(load.diagnostics.rules == ["token-and-group"])
    #expect(load.diagnostics.first?.severity == .warning)
  }

  @Test func aNameTwiceIsAWarningWhereBothSayTheSame() {
    let same = #"{"a": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 1}}"#
    let other = #"{"a": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 2}}"#
    #expect(load(same, .tolerant).diagnostics.map(\.severity) == [.warning])
    #expect(load(same).diagnostics.map(\.severity) == [.error])
    #expect(load(other, .tolerant).diagnostics.map(\.severity) == [.error])
  }

  @Test func saysHowManyTokensNeedABrokenOne() {
    let needing = (1...7).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }
    let load = load(
      #"{"t0": {"$type": "dimension", "$value": "wide"}, \#(needing.joined(separator: ", "))}"#,
      .tolerant)
    #expect(load.diagnostics.rules == ["invalid-dimension"])
    #expect(load.diagnostics.first?.notes.last?.message == "7 tokens that need it are left out too")
  }

  @Test func boundsWhatReferencesDouble() {
    let lines = (1...40).map {
      #""t\#($0)": {"$type": "x", "$value": "{t\#($0 - 1)} {t\#($0 - 1)}"}"#
    }
    let arrays = (1...40).map {
      #""a\#($0)": {"$type": "y", "$value": ["{a\#($0 - 1)}", "{a\#($0 - 1)}"]}"#
    }
    let first = [
      #""t0": {"$type": "x", "$value": "word"}"#, #""a0": {"$type": "y", "$value": [1]}"#,
    ]
    let load = load("{" + (first + lines + arrays).joined(separator: ", ") + "}", .tolerant)
    #expect(load.css("t9") != nil)
    #expect(load.css("t20") == nil)
    #expect(load.tokens["a5"]?.value() != nil)
    #expect(load.tokens["a20"]?.value() == nil)
  }

  @Test func tellsWhereFilesContradictEachOtherUnlessTheirOrderIsMeant() {
    let files = ["a.json": 1, "b.json": 2].mapValues { number in
      Array(#"{"t": {"$type": "number", "$value": \#(number)}}"#.utf8)
    }
    func problems(_ isOrdered: Bool) -> [String] {
      TokenLoad(
        files: files, tokenFiles: ["a.json", "b.json"], isOrdered: isOrdered, reader: .dtcg
      ).problems
    }
    #expect(
      problems(false) == [
        "contradiction 1:2 't' has another value in an earlier file, and this one counts"
      ])
    #expect(problems(true) == [])
  }

  @Test func namesThatMeetInSwiftBecomeDifferent() {
    let load = load(
      #"""
      {"space": {"$type": "number", "1_5x": {"$value": 1}, "15x": {"$value": 2}}}
      """#)
    let export = SwiftExporter(namespace: "DS").export(load.tokens)
    #expect(
      export.diagnostics.map(\.summary) == [
        "'space.15x' and 'space.1_5x' both become 'DS.Space._15x', so the first is exported as "
          + "'DS.Space._15x_2'"
      ])
    #expect(export.source.contains("static let _15x_2: Double = 2"))
  }

  @Test func threeNamesThatMeetInSwiftAreNumbered() {
    let load = load(
      #"{"$type": "number", "aB": {"$value": 1}, "a-b": {"$value": 2}, "a_b": {"$value": 3}}"#)
    let source = SwiftExporter(namespace: "DS").export(load.tokens).source
    let names = source.components(after: "static let ")
    #expect(names == ["aB", "a_b", "aB_2"])
  }

  @Test func aBrokenFileIsTheCauseOfWhatIsMissing() {
    let files = [
      "a.json": #"{"a": {"$value": "{x.a}"}, "b": {"$value": "{y.b}"}}"#, "x.json": "{ broken",
    ]
    let load = TokenLoad(
      files: files.mapValues { Array($0.utf8) }, tokenFiles: ["a.json", "x.json"], reader: .dtcg)
    #expect(load.diagnostics.rules == ["bad-json", "left-out"])
    #expect(load.diagnostics.map(\.location?.path) == ["x.json", "x.json"])
    #expect(
      load.diagnostics.last?.summary
        == "2 mistakes in references to tokens that no file has may come from this one")
  }
}

extension String {
  /// What stands between a text and the next colon, wherever the text is.
  fileprivate func components(after text: String) -> [String] {
    ranges(of: text).map { range in String(self[range.upperBound...].prefix { $0 != ":" }) }
  }
}
