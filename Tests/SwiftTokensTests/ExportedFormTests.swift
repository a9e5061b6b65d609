import DesignTokens
import Diagnostics
import SwiftSymbols
@testable import SwiftTokens
import Testing
import TokenDialects

/// Source of the exporter, read back exactly.
@Suite struct ExportedFormTests {
  private func exported(
    _ base: String, dark: String = "{}", increased: String = "{}"
  ) -> SwiftTokenLoad {
    let resolver = #"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]},
        {"name": "appearance", "type": "modifier", "default": "light",
         "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}},
        {"name": "contrast", "type": "modifier", "default": "normal",
         "contexts": {"normal": [], "increased": [{"$ref": "increased.json"}]}}]}
      """#
    let files = [
      "r.json": resolver, "base.json": base, "dark.json": dark, "increased.json": increased,
    ]
    let tokens = TokenLoad(files: files.mapValues { Array($0.utf8) }, resolver: "r.json")
    #expect(tokens.diagnostics.filter { $0.severity == .error }.map(\.line) == [])
    let export = SwiftExporter(namespace: "DS").export(tokens.tokens)
    #expect(export.diagnostics == [])
    let load = load(export.source, modifiers: tokens.tokens.modifiers)
    #expect(load.diagnostics == [])
    #expect(load.unevaluated == [])
    return load
  }

  @Test func simpleTypes() {
    let load = exported(
      #"""
      {"px": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}},
       "lineHeight": {"$type": "dimension", "$value": {"value": 24, "unit": "px"}},
       "relative": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}},
       "duration": {"$type": "number", "$value": 1.5},
       "ms": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
       "s": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}},
       "family": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
       "weight": {"$type": "fontWeight", "$value": 600},
       "word": {"$type": "fontWeight", "$value": "semi-bold"},
       "curve": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]}}
      """#)
    #expect(load.css("px") == "dimension 12px")
    #expect(load.css("lineHeight") == "dimension 24px")
    #expect(load.css("relative") == "dimension 1.5rem")
    #expect(load.css("duration") == "number 1.5")
    #expect(load.css("ms") == "duration 200ms")
    #expect(load.css("s") == "duration 0.2s")
    #expect(load.css("family") == "fontFamily \"Inter\", sans-serif")
    #expect(load.css("weight") == "fontWeight 600")
    #expect(
      load.tokens["word"]?.value()?.value == .fontWeight(TokenFontWeight(600, keyword: "semi-bold"))
    )
    #expect(load.css("curve") == "cubicBezier cubic-bezier(0.4, 0, 0.2, 1)")
    #expect(load.tokens.count == 10)
  }

  @Test func colors() {
    let load = exported(
      #"""
      {"$type": "color",
       "a": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 1], "alpha": 0.5}},
       "b": {"$value": {"colorSpace": "srgb-linear", "components": [0.2, 0.4, 1]}},
       "c": {"$value": {"colorSpace": "oklch", "components": [0.7, "none", 250], "alpha": 0.5}},
       "d": {"$value": "{a}"}, "e": {"$value": "{a}"}, "f": {"$value": "{a}"}}
      """#, dark: #"{"d": {"$type": "color", "$value": "{b}"}}"#,
      increased: #"{"e": {"$type": "color", "$value": "{b}"}}"#)
    #expect(load.css("a") == "color rgb(51 102 255 / 0.5)")
    #expect(load.css("b") == "color color(srgb-linear 0.2 0.4 1)")
    #expect(load.css("c") == "color oklch(0.7 none 250 / 0.5)")
    #expect(load.css("d", in: ["appearance": "dark"]) == load.css("b"))
    #expect(load.css("e", in: ["contrast": "increased"]) == load.css("b"))
    #expect(load.tokens["e"]?.axes == ["contrast"])
    #expect(load.tokens["f"]?.value()?.aliasChain == ["a"])
    #expect(load.tokens["d"]?.value(in: ["appearance": "dark"])?.aliasChain == ["b"])
  }

  @Test func composites() {
    let load = exported(
      #"""
      {"base": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "thin": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "dashed": {"$type": "strokeStyle", "$value": "dashed"},
       "dashes": {"$type": "strokeStyle", "$value": {"lineCap": "round", "dashArray": [
         {"value": 4, "unit": "px"}, {"value": 0.5, "unit": "rem"}]}},
       "border": {"$type": "border", "$value": {
         "color": "{base}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
       "move": {"$type": "transition", "$value": {
         "duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"},
         "timingFunction": [0, 0, 1, 1]}},
       "shadow": {"$type": "shadow", "$value": [
         {"color": "{base}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": "{thin}",
          "blur": {"value": 3, "unit": "px"}, "spread": {"value": 0, "unit": "px"}},
         {"color": "{base}", "offsetX": {"value": 0, "unit": "px"},
          "offsetY": {"value": 1, "unit": "px"}, "blur": "{thin}",
          "spread": {"value": 0, "unit": "px"}, "inset": true}]},
       "gradient": {"$type": "gradient", "$value": [{"color": "{base}", "position": 0}]},
       "text": {"$type": "typography", "$value": {
         "fontFamily": ["Inter"], "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 600,
         "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}},
       "radius": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}}
      """#,
      dark: #"{"radius": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}"#)
    #expect(load.css("dashed") == "strokeStyle dashed")
    #expect(
      load.tokens["dashes"]?.value()?.value
        == .strokeStyle(.dashes([TokenDimension(4, .px), TokenDimension(0.5, .rem)], .round)))
    #expect(load.css("border") == "border 1px solid #000000")
    #expect(load.tokens["border"]?.value()?.directReferences == ["base"])
    #expect(load.css("move") == "transition 200ms cubic-bezier(0, 0, 1, 1) 0ms")
    #expect(
      load.css("shadow") == "shadow 0px 1px 3px 0px #000000, inset 0px 1px 1px 0px #000000")
    #expect(load.tokens["shadow"]?.value()?.directReferences == ["base", "thin"])
    #expect(load.css("gradient") == "gradient #000000 0%")
    #expect(load.css("text") == "typography 600 16px/1.5 \"Inter\"")
    #expect(load.css("radius") == "dimension 2px")
    #expect(load.css("radius", in: ["appearance": "dark"]) == "dimension 4px")
  }

  @Test func pathsThatTheNameDoesNotTell() {
    let load = exported(
      #"""
      {"spacing": {"$type": "dimension",
        "very-large": {"$description": "A gap.", "$value": {"value": 64, "unit": "px"}},
        "2xl": {"$value": "{spacing.very-large}"}}}
      """#)
    #expect(load.tokens["spacing.very-large"]?.description == "A gap.")
    #expect(load.tokens["spacing.2xl"]?.value()?.aliasChain == ["spacing.very-large"])
  }

  /// What may be written by hand in exported source, though the exporter has another way.
  @Test func formsByHand() {
    let load = load(
      """
      \(ExportedSwift.header)
      public enum DS {
        public enum Spacing { public static let m: CGFloat = 1 }
        public static let spacing: CGFloat = 1
        public static let word = DS.FontWeightToken(600, keyword: "semi-bold")
      }
      extension DS {
        public struct FontWeightToken { public static let bold = FontWeightToken(700) }
      }
      """)
    #expect(load.css("spacing.$root") == "dimension 1px")
    #expect(load.css("word") == "fontWeight 600")
    #expect(load.tokens.count == 3)
    #expect(load.diagnostics == [])
  }
}
