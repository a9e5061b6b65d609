import CatalogModel
import CatalogRenderer
import Foundation
import SearchIndex
import Testing

/// What readers find in the shipped content. The questions were written from the content, each with
/// the pages that answer it.
struct SearchTests {
  struct Question: Sendable {
    var language: String
    var text: String
    /// The pages that answer it.
    var addresses: Set<String>
  }

  private static func questions() throws -> [Question] {
    let url = try #require(
      Bundle.module.url(
        forResource: "search-questions", withExtension: "tsv", subdirectory: "Data"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let fields = line.split(separator: "\t").map(String.init)
        try #require(fields.count == 3, "\(line)")
        return Question(
          language: fields[0], text: fields[1],
          addresses: Set(fields[2].split(separator: " ").map(String.init)))
      }
  }

  /// Where the first page that answers a question stands among the results; `nil` where it is not
  /// among the first ten.
  private func rank(of question: Question, in index: SearchIndex) -> Int? {
    index.hits(for: SearchQuery(question.text, language: question.language)).prefix(10)
      .firstIndex { hit in
        let address = index.documents[hit.document].address
        return question.addresses.contains(String(address.prefix { $0 != "#" }))
      }
  }

  @Test func theAnswerIsAmongTheFirstTenAndMostlyTheFirst() throws {
    let questions = try Self.questions()
    #expect(questions.count >= 150)
    let pages = Set(try ShippedContent.outcome().site.paths)
    let unknown = questions.flatMap(\.addresses).filter { !pages.contains($0) }
    #expect(unknown == [], "pages that do not exist")
    let catalog = try ShippedContent.wholeCatalog()
    let index = SiteRenderer(catalog: catalog, reports: Reports(), theme: Theme()).searchIndex()
    let ranks = questions.map { ($0, rank(of: $0, in: index)) }
    let lost = ranks.filter { $0.1 == nil }.map(\.0.text)
    let later = ranks.filter { ($0.1 ?? 0) > 0 }.map { "\($0.0.text): \(($0.1 ?? 0) + 1)" }
    #expect(lost.count * 100 <= questions.count * 5, "not among the first ten: \(lost)")
    #expect(
      (lost.count + later.count) * 100 <= questions.count * 20, "not the first: \(later)")
  }
}
