import ReportFacts
import Testing

@testable import CatalogRenderer

@Suite struct RussianWordsTests {
  private let russian = words("ru")

  @Test(arguments: [
    (0, "0 токенов"), (1, "1 токен"), (2, "2 токена"), (5, "5 токенов"), (11, "11 токенов"),
    (21, "21 токен"), (22, "22 токена"), (112, "112 токенов"),
  ])
  func tokensAreCounted(count: Int, text: String) {
    #expect(russian(TokensPhrase.tokens, count: count) == text)
  }

  @Test(arguments: [(1, "1 узел"), (3, "3 узла"), (5, "5 узлов"), (21, "21 узел")])
  func nodesAreCounted(count: Int, text: String) {
    #expect(russian(ExamplePhrase.nodes, count: count) == text)
  }

  @Test(arguments: [
    ("dark", "тёмное"), ("Dark", "Тёмное"), ("before 26", "до 26"), ("from 26", "с 26"),
    ("from home", "from home"), ("iPadOS", "iPadOS"), ("before", "before"),
  ])
  func commonContextsHaveNames(name: String, text: String) {
    #expect(russian.context(name) == text)
  }

  @Test(arguments: [
    ("OS", "Версия ОС"), ("os", "версия ОС"), ("appearance", "оформление"), ("brand", "brand"),
  ])
  func commonModifiersHaveNames(name: String, text: String) {
    #expect(russian.modifier(name) == text)
  }

  @Test(arguments: [("fontFamily", "Гарнитуры"), ("apple", "Apple"), ("lineWidth", "Line width")])
  func groupsHaveHeadings(name: String, text: String) {
    #expect(russian.tokenGroup(name) == text)
  }

  @Test func headingsOfGroupsAreThoseOfTheirNamesInEnglish() {
    for phrase in TokenGroupPhrase.allCases {
      #expect(words("en")(phrase) == TokenGroupTitle.of(phrase.rawValue))
    }
    for phrase in ContextPhrase.allCases.prefix(while: { $0 != .before }) {
      #expect(words("en")(phrase) == phrase.rawValue)
    }
  }

  @Test(arguments: [
    (
      "color", #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.125 }"#,
      "#ff0000 на 12.5\u{A0}%"
    ),
    ("cubicBezier", "[0.25, 0.1, 0.25, 1]", "кривая 0.25, 0.1, 0.25, 1"),
    (
      "strokeStyle",
      #"{ "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "round" }"#,
      "штрихи 4 pt с круглыми концами"
    ),
    ("dimension", #"{ "value": 1.25, "unit": "rem" }"#, "1.25 rem"),
  ])
  func valuesAreWrittenInRussian(type: String, value: String, text: String) throws {
    let token = try #require(try system(type, value).tokens.first?.value())
    #expect(TokenValueText(russian).text(of: token.value) == text)
  }
}
