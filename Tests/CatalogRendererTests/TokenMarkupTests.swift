import CatalogLoader
import CatalogModel
import Files
import Testing

@testable import CatalogRenderer

@Suite struct TokenMarkupTests {
  private let swatches = SwatchMarkup(system: "one", words: words("en"))

  /// The first token of a file with one.
  private func system(_ type: String, _ value: String) throws -> System {
    let tree: FileTree = [
      "system.yaml": "name: One\nsummary: x\ntokens: { files: [a.json] }\n",
      "a.json": "{ \"a\": { \"$type\": \"\(type)\", \"$value\": \(value) } }",
    ]
    return try #require(CatalogLoader(tree).load().catalog?.systems.first)
  }

  @Test(arguments: [
    ("color", #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#, "#ff0000"),
    (
      "color", #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.125 }"#,
      "#ff0000 at 12.5\u{A0}%"
    ),
    ("dimension", #"{ "value": 8, "unit": "px" }"#, "8 pt"),
    ("dimension", #"{ "value": 1.25, "unit": "rem" }"#, "1.25 rem"),
    ("duration", #"{ "value": 250, "unit": "ms" }"#, "250\u{A0}ms"),
    ("fontFamily", #"["SF Pro", "system-ui"]"#, "SF Pro, system-ui"),
    ("fontWeight", "650", "650"), ("fontWeight", "\"bold\"", "bold (700)"),
    ("cubicBezier", "[0.25, 0.1, 0.25, 1]", "curve 0.25, 0.1, 0.25, 1"),
    ("strokeStyle", "\"dotted\"", "dotted"),
    (
      "strokeStyle",
      #"{ "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "round" }"#,
      "dashes 4 pt with round ends"
    ),
    ("number", "0.3333333", "0.333"), ("number", "-0.0001", "0"), ("number", "1e16", "1e+16"),
  ])
  func valuesAreWrittenAsADesignerReadsThem(type: String, value: String, text: String) throws {
    let token = try #require(try system(type, value).tokens.first?.value())
    #expect(TokenValueText(words("en")).text(of: token.value) == text)
  }

  @Test func aSwatchNamesItsTokenAndContext() throws {
    let token = try #require(try system("number", "1").tokens.first)
    let html = swatches.swatch(token, context: ["appearance": "dark"])
    #expect(html.contains("class=\"swatch swatch-number is-drawn\""))
    #expect(html.contains("data-system=\"one\" data-appearance=\"dark\""))
    #expect(html.contains("data-token=\"a\""))
  }

  @Test func aStandInIsMarked() throws {
    let token = try #require(try system("number", "1").tokens.first)
    let html = swatches.swatch(token, isUnknown: true)
    #expect(html.contains("swatch-number is-unknown"))
  }
}
