import Testing
import Workers

@testable import SearchIndex

/// Which documents a question finds, and in which order.
struct RankingTests {
  private let index = SearchIndex(
    [
      SearchDocument(
        kind: 0, system: "one", language: "en", title: "Badge", address: "badge",
        text: "Shows a status in a word.", hasInitials: true),
      SearchDocument(
        kind: 1, system: "one", language: "en", title: "BadgeLevel", address: "level",
        text: "What a status says.", hasInitials: true),
      SearchDocument(
        kind: 2, system: "one", language: "en", title: "color.accent", address: "accent",
        names: ["--color-accent"], colors: [.init("#1c47c7")]),
      SearchDocument(
        kind: 2, system: "one", language: "en", title: "color.link", address: "link",
        colors: [.init("#1c48c8", context: "dark")]),
      SearchDocument(
        kind: 3, system: "one", language: "en", title: "Dark mode", address: "dark",
        text: "Badges keep their contrast in the dark."),
      SearchDocument(
        kind: 3, system: "two", language: "ru", title: "Тёмный режим", address: "ru",
        text: "Badge сохраняет контраст."),
    ],
    kinds: [
      SearchKind("component", weight: 12), SearchKind("symbol"), SearchKind("token"),
      SearchKind("guide"),
    ], on: Workers(1))

  private func found(_ query: SearchQuery) -> [String] {
    index.hits(for: query).map { index.documents[$0.document].address }
  }

  @Test(
    "The best first, and nothing that has no word of the question",
    arguments: [
      ("badge", ["badge", "level", "ru", "dark"]),
      ("badge level", ["level", "badge", "ru", "dark"]),
      ("BadgeL", ["level", "badge", "ru", "dark"]),
      ("BadLev", ["level", "badge", "ru", "dark"]), ("bl", ["level"]),
      ("badeg", ["badge", "level", "ru", "dark"]),
      ("--color-accent", ["accent", "link"]), ("темный", ["ru"]), ("zeppelin", []), ("", []),
      ("the of a", ["badge", "dark", "level"]), ("\u{0}\u{7}", []),
    ])
  func order(text: String, addresses: [String]) {
    #expect(found(SearchQuery(text)) == addresses)
  }

  @Test(
    "A colour finds itself, then its neighbours",
    arguments: ["#1c47c7", "1c47c7", "rgb(28 71 199)", "RGB(28, 71, 199)"])
  func colors(text: String) {
    #expect(found(SearchQuery(text)) == ["accent", "link"])
  }

  @Test func aColourComesWithItsContext() {
    let hits = index.hits(for: SearchQuery("#1c48c8"))
    #expect(hits.map(\.color?.hex) == ["#1c48c8", "#1c47c7"])
    #expect(hits.map(\.color?.context) == ["dark", ""])
  }

  @Test func theNameOfAColourIsAWordFirst() {
    let index = SearchIndex(
      [
        SearchDocument(
          kind: 0, system: "", language: "en", title: "palette.one", address: "near",
          colors: [.init("#dc143c")]),
        SearchDocument(
          kind: 0, system: "", language: "en", title: "Crimson", address: "named"),
        SearchDocument(
          kind: 0, system: "", language: "en", title: "palette.two", address: "far",
          colors: [.init("#1c47c7")]),
      ], kinds: [SearchKind("token")], on: Workers(1))
    let found = index.hits(for: SearchQuery("crimson")).map { index.documents[$0.document].address }
    #expect(found == ["named", "near"])
  }

  @Test func proseAnswersAQuestionInWords() {
    let index = SearchIndex(
      [
        SearchDocument(kind: 0, system: "", language: "en", title: "Token", address: "type"),
        SearchDocument(kind: 1, system: "", language: "en", title: "Tokens", address: "guide"),
      ],
      kinds: [SearchKind("symbol", questionWeight: 4), SearchKind("guide")], on: Workers(1))
    func first(_ text: String) -> String? {
      index.hits(for: SearchQuery(text)).first.map { index.documents[$0.document].address }
    }
    #expect(first("token") == "type")
    #expect(first("what is a token") == "guide")
  }

  @Test func aQuestionIsLimitedToSystemsAndKinds() {
    #expect(found(SearchQuery("badge", systems: ["two"])) == ["ru"])
    #expect(found(SearchQuery("badge", kinds: [1])) == ["level"])
    #expect(found(SearchQuery("badge", systems: [])) == [])
  }

  @Test func theLanguageOfWhoeverAsksGoesFirst() {
    let russian = found(SearchQuery("контраст badge", language: "ru"))
    #expect(russian.first == "ru")
  }

  @Test(
    arguments: [
      ("enum BadgeLevel", "BadgeLevel"),
      ("public struct Badge: View {", "Badge"),
      ("@MainActor static func badge(level: BadgeLevel) -> some View", "badge"),
      ("  extension DS.Color {", "DS.Color"),
      ("class Badge", "Badge"),
      ("class names", "class names"),
      ("let badges speak", "let badges speak"),
      ("open Badge", "open Badge"),
      ("struct", "struct"),
      ("func (", "func ("),
    ])
  func ofADeclarationTheNameIsAsked(text: String, asked: String) {
    #expect(SearchQuery(text).readText == asked)
  }

  @Test func aDeclarationFindsWhatItsNameFinds() {
    #expect(found(SearchQuery("struct BadgeLevel: Sendable")) == found(SearchQuery("BadgeLevel")))
  }

  @Test func onlyTheBeginningOfALongQuestionIsRead() {
    // Eight characters, so that the limit of 256 cuts no word.
    let long = String(repeating: "badges, ", count: 2000) + "dark"
    #expect(SearchQuery(long).words.map(\.text) == ["badges"])
    #expect(found(SearchQuery(long)).first == "badge")
  }

  @Test(
    "How many letters are wrong",
    arguments: [("badge", "badeg", 1), ("badge", "bdge", 1), ("badge", "cadger", 2), ("a", "a", 0)])
  func distance(one: String, other: String, count: Int) {
    let letters = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    #expect(NearWords.distance(letters.0, letters.1, limit: 2) == count)
  }
}
