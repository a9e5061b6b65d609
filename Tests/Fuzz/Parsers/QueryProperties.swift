import SearchIndex
import Workers

/// Answers are in order, each address once, and no others where only some systems are asked for.
///
/// The first line is the question; each further line is also the title and the text of a document.
enum QueryProperties {
  static func check(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", maxSplits: 40, omittingEmptySubsequences: false).map(String.init)
    let index = SearchIndex(
      documents(lines.dropFirst().prefix(39)), kinds: [SearchKind("page"), SearchKind("token")],
      on: Workers(1))
    let query = SearchQuery(lines[0], language: "en", system: "a")
    let hits = index.hits(for: query)
    require(index.hits(for: query) == hits, "a second answer is another one")
    require(
      zip(hits, hits.dropFirst()).allSatisfy { ($1.score, $0.document) < ($0.score, $1.document) },
      "answers are out of order")
    require(
      Set(hits.map { index.documents[$0.document].address }).count == hits.count,
      "an address is there twice")
    var some = query
    some.systems = ["b"]
    require(
      index.hits(for: some) == hits.filter { index.documents[$0.document].system == "b" },
      "other answers for a system alone")
    for (path, script) in SearchPieces(index, folder: "s/").files(on: Workers(1)) {
      require(path.hasPrefix("s/") && !path.contains(".."), "a script outside of its folder")
      require(script.suffix(3) == Array(");\n".utf8), "a script without an end")
    }
    checkTitles(lines.dropFirst().prefix(39), in: index)
  }

  /// A document of words is found by its title.
  private static func checkTitles(_ titles: some Sequence<String>, in index: SearchIndex) {
    for title in titles.prefix(5) {
      let isPlain = title.unicodeScalars.allSatisfy {
        $0 == " " || (0x61...0x7A).contains($0.value | 0x20)
      }
      let words = SearchQuery(title).words
      guard isPlain, (1...12).contains(words.count), title.utf8.count < 90,
        words.allSatisfy({ (2...40).contains($0.text.utf8.count) })
      else { continue }
      let found = index.hits(for: SearchQuery(title)).map { index.documents[$0.document].title }
      require(found.contains(title), "'\(title)' is not found by its title")
    }
  }

  private static func documents(_ lines: some Sequence<String>) -> [SearchDocument] {
    let own = lines.enumerated().map { number, line in
      SearchDocument(
        kind: number % 2, system: number % 3 == 0 ? "b" : "a", language: "en", title: line,
        address: "own/\(number)", names: [String(line.prefix(20))], text: line,
        hasInitials: number % 2 == 0)
    }
    return [
      SearchDocument(
        kind: 0, system: "a", language: "en", title: "Primary Button", address: "button",
        text: "A button with a title that a press answers.", code: "PrimaryButton(\"OK\")"),
      SearchDocument(
        kind: 1, system: "a", language: "en", title: "color.accent", address: "accent",
        names: ["DS.Color.accent"], keywords: "#1c47c7", colors: [.init("#1c47c7")]),
      SearchDocument(
        kind: 1, system: "b", language: "ru", title: "Цвета и бейджи", address: "цвета",
        text: "Бейдж показывает состояние.", colors: [.init("#ff000080", context: "dark")]),
    ] + own
  }
}
