import CatalogModel
import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import Testing

@testable import ReportFacts

/// What pages, terminals and pull requests are written from.
@Suite struct CoverageFactsTests {
  /// The facts of a module with a file for each text: `A.swift`, `../B.swift`, ….
  private func facts(
    _ texts: [String], settings: CoverageSettings = CoverageSettings(),
    baseline: CoverageBaseline? = nil, facets: [CoverageFacet] = [], language: String = "en"
  ) -> CoverageFacts {
    let paths = ["A.swift", "../B.swift", "C.swift", "D.swift"]
    let files = zip(paths, texts).map { SourceFile(path: $0, text: $1) }
    return CoverageFacts(
      CoverageReport(
        [SymbolExtractor.symbols(ofModule: "Kit", in: files)], settings: settings,
        baseline: baseline),
      facets: facets, words: words(language))
  }

  private let open = "public struct A {}\npublic struct B {}\n"

  @Test func theFilesThatLackMostComeFirst() {
    let facts = facts(["public let a = 0\n", open, "/// Done.\npublic let c = 0\n"])
    #expect(facts.openFiles.map(\.name) == ["../B.swift", "A.swift"])
    #expect(facts.openFiles.map(\.missing) == [2, 1])
    #expect(facts.files.count == 3)
    #expect(facts.tables.last?.note == "1 more file is fully documented.")
  }

  @Test func aFileOutsideIsNamedWithoutTheWayUp() {
    let facts = facts(["", open], settings: CoverageSettings(minimumPerFile: 50))
    #expect(
      facts.demands.map(\.text)
        == [
          "0 % of the symbols in B.swift are documented, and 50 % must be: document 1 more symbol in "
            + "B.swift to reach 50 %"
        ].map { $0.replacing(" %", with: "\u{00A0}%") })
    #expect(facts.openFiles.map(\.asked) == ["50\u{00A0}% required"])
    #expect(facts.undocumented.map(\.anchor) == ["file-b-swift"])
  }

  @Test func manyFilesAreDemandedTogether() {
    let facts = facts([open, open, open, open], settings: CoverageSettings(minimumPerFile: 100))
    #expect(
      facts.demands.map(\.text) == [
        "4 files are below 100\u{00A0}%: 8 more symbols need documentation"
      ])
    #expect(facts.demands.map(\.href) == ["#files"])
  }

  @Test(arguments: [
    ("en", "not explained: b; result not explained"), ("ru", "не объяснены: b; "),
  ])
  func whatACommentLacksIsToldInTheLanguage(language: String, detail: String) throws {
    let facts = facts(
      ["/// Adds.\npublic func a(b: Int) -> Int { b }\n"],
      settings: CoverageSettings(requiredAxes: [.parameters, .returns]), language: language)
    let covered = try #require(facts.report.modules.first?.symbols.first)
    #expect(facts.toWrite(covered).detail.hasPrefix(detail))
    #expect(facts.commentParts.filter(\.isRequired).map(\.isPoor) == [true, true])
  }

  @Test func aPartOfTheSystemSaysWhatIsMissing() {
    let facet = CoverageFacet(
      kind: .examples, tally: Tally(good: 1, total: 2), missing: [.init(name: "Chip")])
    let nothing = CoverageFacet(kind: .props, tally: Tally(good: 0, total: 0), missing: [])
    let part = facts([], facets: [facet, nothing]).systemParts
    #expect(part.map(\.title) == ["Components with an example"])
    #expect(part.map(\.detail) == ["1 of 2 components"])
    #expect(part.flatMap(\.items).map(\.detail) == ["add one under 'examples'"])
  }

  @Test(arguments: [
    (1, 2, "The baseline had 50.0 % documented; now it is 50.0 %.", 0),
    (1, 4, "The baseline had 25.0 % documented; now it is 50.0 % (+25.0 points).", 250),
    (3, 4, "The baseline had 75.0 % documented; now it is 50.0 % (−25.0 points).", -250),
  ])
  func theTrendIsInPoints(documented: Int, total: Int, summary: String, tenths: Int) {
    let baseline = CoverageBaseline(modules: [
      .init(name: "Kit", total: total, documented: documented, undocumented: [])
    ])
    let facts = facts(["/// Done.\npublic let a = 0\npublic let b = 0\n"], baseline: baseline)
    #expect(facts.trend?.summary == summary.replacing(" %", with: "\u{00A0}%"))
    #expect(facts.trend?.tenths == tenths)
    #expect(facts.trend?.regressions.map(\.name) == ["b"])
  }
}
