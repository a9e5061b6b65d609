import CatalogModel
import CatalogRenderer
import Foundation
import SearchIndex
import Testing

/// What readers of the shipped content find.
struct SearchTests {
  /// A question of `search-questions.tsv`, which were written from the content and not from what
  /// the search finds.
  struct Question: Sendable {
    /// The folder name of the system whose page the reader is on; `nil` for the start page.
    var system: String?
    var text: String
    /// The pages that answer it.
    var pages: Set<String>

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3 else { return nil }
      system = fields[0] == "-" ? nil : fields[0]
      text = fields[1]
      pages = Set(fields[2].split(separator: " ").map(String.init))
    }
  }

  private static func questions() throws -> [Question] {
    let url = try #require(
      Bundle.module.url(
        forResource: "search-questions", withExtension: "tsv", subdirectory: "Data"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in try #require(Question(line), "\(line)") }
  }

  /// A question with the addresses of its first ten results.
  private struct Answer {
    var question: Question
    /// The language of the reader's page.
    var language: String
    var addresses: [String]

    init(_ question: Question, _ index: SearchIndex, _ catalog: Catalog) {
      self.question = question
      let system = catalog.systems.first { $0.slug == question.system }
      language = system?.language ?? catalog.language
      let query = SearchQuery(question.text, language: language, system: system?.slug)
      addresses = index.hits(for: query).prefix(10).map { index.documents[$0.document].address }
    }

    /// Where the first page that answers the question stands.
    var rank: Int? {
      addresses.firstIndex { question.pages.contains(String($0.prefix { $0 != "#" })) }
    }
  }

  @Test func theAnswerIsAmongTheFirstTenAndMostlyTheFirst() throws {
    let questions = try Self.questions()
    #expect(questions.count >= 150)
    let content = try ShippedContent.checked()
    let pages = Set(content.site.pages)
    let unknown = questions.flatMap(\.pages).filter { !pages.contains($0) }
    #expect(unknown == [], "pages that do not exist")

    let index = SiteRenderer(
      catalog: content.catalog, reports: content.reports, theme: Theme()
    ).searchIndex()
    let answers = questions.map { Answer($0, index, content.catalog) }
    try record(answers)
    let lost = answers.filter { $0.rank == nil }.map(\.question.text)
    let later = answers.compactMap { answer in
      answer.rank.flatMap { $0 > 0 ? "\(answer.question.text): \($0 + 1)" : nil }
    }
    #expect(lost.count * 100 <= questions.count * 5, "not among the first ten: \(lost)")
    #expect(
      (lost.count + later.count) * 100 <= questions.count * 20, "not the first: \(later + lost)")
  }

  /// Writes what was found to the file that `CATALOG_SEARCH_RESULTS` names, so that the tests in a
  /// browser can compare it with what the pages find.
  private func record(_ answers: [Answer]) throws {
    guard let path = ProcessInfo.processInfo.environment["CATALOG_SEARCH_RESULTS"] else { return }
    let lines = answers.map { answer in
      let question = answer.question
      return ([question.system ?? "", answer.language, question.text] + answer.addresses)
        .joined(separator: "\t") + "\n"
    }
    try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }
}
