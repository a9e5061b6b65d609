import DesignTokens
import Testing

private func gray(_ level: Double) -> String {
  #"{"colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)]}"#
}

/// Tokens under the modifiers appearance (light, dark) and contrast (standard, increased).
private func system(_ base: String, dark: String, increased: String) -> TokenLoad {
  resolve([
    "r.json": #"""
    {"version": "2025.10", "resolutionOrder": [
      {"name": "base", "type": "set", "sources": [\#(base)]},
      {"name": "appearance", "type": "modifier", "default": "light",
       "contexts": {"light": [], "dark": [\#(dark)]}},
      {"name": "contrast", "type": "modifier", "default": "standard",
       "contexts": {"standard": [], "increased": [\#(increased)]}}]}
    """#
  ])
}

@Suite struct CSSExportTests {
  @Test func writesOnlyWhatTheCascadeDoesNotGive() {
    let load = system(
      #"{"$type": "color", "light": {"$value": \#(gray(1))}, "dark": {"$value": \#(gray(0))}, "bg": {"$value": "{light}"}}"#,
      dark: #"{"bg": {"$type": "color", "$value": "{dark}"}}"#,
      increased: #"{"dark": {"$type": "color", "$value": \#(gray(0.2))}}"#)
    #expect(load.problems == [])
    let export = CSSExporter(scope: #"[data-system="x"]"#).export(load.tokens)
    #expect(export.diagnostics.isEmpty)
    #expect(
      export.css == #"""
        [data-system="x"] {
          --light: #ffffff;
          --dark: #000000;
          --bg: #ffffff;
        }

        [data-system="x"][data-appearance="dark"] {
          --bg: #000000;
        }
        @media (prefers-color-scheme: dark) {
          [data-system="x"]:not([data-appearance]) {
            --bg: #000000;
          }
        }

        [data-system="x"][data-contrast="increased"] {
          --dark: #333333;
        }
        @media (prefers-contrast: more) {
          [data-system="x"]:not([data-contrast]) {
            --dark: #333333;
          }
        }

        [data-system="x"][data-appearance="dark"][data-contrast="increased"] {
          --bg: #333333;
        }
        @media (prefers-color-scheme: dark) {
          [data-system="x"]:not([data-appearance])[data-contrast="increased"] {
            --bg: #333333;
          }
        }
        @media (prefers-contrast: more) {
          [data-system="x"][data-appearance="dark"]:not([data-contrast]) {
            --bg: #333333;
          }
        }
        @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
          [data-system="x"]:not([data-appearance]):not([data-contrast]) {
            --bg: #333333;
          }
        }

        """#)
  }

  @Test func restoresAValueThatALaterRuleWouldHide() {
    // Dark and increased contrast each change the colour; both together are dark again.
    let load = system(
      #"{"n": {"$type": "number", "$value": 1}, "m": {"$type": "number", "$value": "{n}"}}"#,
      dark: #"{"m": {"$type": "number", "$value": 2}}"#,
      increased: #"{"n": {"$type": "number", "$value": 3}}"#)
    let css = CSSExporter().export(load.tokens).css
    #expect(
      css.contains(
        ":root[data-appearance=\"dark\"][data-contrast=\"increased\"] {\n  --m: 2;\n}"))
  }

  @Test func writesOneChosenContext() {
    let load = system(
      #"{"n": {"$type": "number", "$value": 1}, "m": {"$type": "number", "$value": "{n}"}}"#,
      dark: #"{"n": {"$type": "number", "$value": 2}}"#,
      increased: #"{"k": {"$type": "number", "$value": 3}}"#)
    #expect(
      CSSExporter().export(load.tokens, in: ["appearance": "dark"]).css
        == ":root {\n  --n: 2;\n  --m: 2;\n}\n")
    #expect(
      CSSExporter().export(load.tokens, in: ["contrast": "increased"]).css
        == ":root {\n  --n: 1;\n  --m: 1;\n  --k: 3;\n}\n")
  }

  @Test func undefinesTokensThatAContextDoesNotHave() {
    let load = system(
      "{}", dark: #"{"n": {"$type": "number", "$value": 2}}"#, increased: "{}")
    let css = CSSExporter().export(load.tokens).css
    #expect(css.hasPrefix(":root[data-appearance=\"dark\"] {\n  --n: 2;\n}"))
  }

  @Test func writesWideColoursBehindAFallback() {
    let load = single("color", #"{"colorSpace": "display-p3", "components": [0, 1, 0]}"#)
    #expect(
      CSSExporter().export(load.tokens).css == """
        :root {
          --t: #00fb29;
        }
        @supports (color: color(display-p3 0 0 0)) and (color: oklch(0 0 0)) {
          :root {
            --t: color(display-p3 0 1 0);
          }
        }

        """)
  }

  @Test func writesPartsOfTypography() {
    let size = #"{"value": 17, "unit": "px"}"#
    let load = single(
      "typography",
      #"{"fontFamily": "A", "fontSize": \#(size), "fontWeight": "bold", "letterSpacing": \#(size), "lineHeight": 1.5}"#
    )
    #expect(
      CSSExporter().export(load.tokens).css == """
        :root {
          --t: 700 17px/1.5 "A";
          --t-font-family: "A";
          --t-font-size: 17px;
          --t-font-weight: 700;
          --t-line-height: 1.5;
          --t-letter-spacing: 17px;
        }

        """)
  }

  @Test func escapesNames() {
    let load = single("fontFamily", #"["a\";}</style>\n\\", "serif"]"#)
    #expect(load.css("t") == #""a\22 ;}\3c /style>\a \5c ", serif"#)
  }

  @Test func leavesOutInternalTokens() {
    let load = load(
      #"{"a": {"$type": "number", "$value": 1, "$extensions": {"catalog": {"internal": true}}}}"#)
    #expect(CSSExporter().export(load.tokens).css == "")
  }

  @Test func reportsNamesThatFallTogether() {
    let load = load(#"{"$type": "number", "a-b": {"$value": 1}, "a": {"b": {"$value": 2}}}"#)
    #expect(
      CSSExporter().export(load.tokens).diagnostics.map(\.summary) == [
        "'a.b' and 'a-b' both become '--a-b'"
      ])
  }
}

@Suite struct CSSStandInTests {
  private let load = system(
    #"""
    {"$type": "color", "known": {"$value": \#(gray(1))}, "alias": {"$value": "{guess}"},
     "guess": {"$value": \#(gray(0)), "$extensions": {"catalog": {"status": "unknown"}}}}
    """#,
    dark: #"""
      {"known": {"$type": "color", "$value": \#(gray(0)),
       "$extensions": {"catalog": {"status": "unknown"}}}}
      """#,
    increased: "{}")

  @Test func writesStandInsUnlessToldOtherwise() {
    let export = CSSExporter().export(load.tokens)
    #expect(export.diagnostics.isEmpty)
    #expect(export.css.contains("--alias: #000000;"))
  }

  @Test func leavesOutWhatIsUnknownAndSaysWhere() {
    let exporter = CSSExporter(followsReader: false, includesStandIns: false)
    let export = exporter.export(load.tokens)
    #expect(
      export.css == #"""
        :root {
          --known: #ffffff;
        }

        :root[data-appearance="dark"] {
          --known: initial;
        }

        """#)
    #expect(
      export.diagnostics.map(\.summary) == [
        "the value of 'known' is unknown for appearance=dark, so it is left out",
        "the value of 'alias' is unknown, so it is left out",
        "the value of 'guess' is unknown, so it is left out",
      ])
    #expect(export.diagnostics.allSatisfy { $0.id.name == "tokens/export-unknown" })
    #expect(exporter.export(load.tokens, in: ["appearance": "dark"]).css == "")
  }
}
