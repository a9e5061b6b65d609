import Diagnostics
import DocumentationCoverage
import Files
import SwiftSymbols
import Testing

@testable import CoverageReports
@testable import SwiftPackages

/// How sources become modules, and what the head of a report says of it.
@Suite struct CoverageReadingTests {
  @Test(arguments: [
    ("work/Sources/Kit", "Kit"), ("work/my-kit", "my_kit"), ("work/2D", "_2D"),
    ("work/Badge.swift", "Badge"), ("", "Main"),
  ])
  func aModuleIsCalledAsItsFolder(path: String, name: String) {
    #expect(ModuleName.suggested(by: path) == name)
  }

  private func conditions(_ reading: CoverageReading, _ text: String = "") -> String {
    reading.conditions(for: [SourceFile(path: "A.swift", text: text)], target: nil).text
  }

  @Test func thePlatformIsThatOfTheImports() {
    #expect(conditions(CoverageReading()) == "for Linux")
    #expect(
      conditions(CoverageReading(), "import SwiftUI\n") == "for iOS, which its imports ask for")
    var older = CoverageReading()
    older.languageMode = 5
    #expect(
      conditions(older, "import SwiftUI\n")
        == "for iOS, which its imports ask for, in language mode 5")
  }

  @Test func whatIsChosenComesBeforeTheImports() {
    var reading = CoverageReading()
    reading.branches = .of(.macOS)
    reading.defines = ["B", "A"]
    #expect(conditions(reading, "import SwiftUI\n") == "for macOS, with A, B defined")
    reading.branches = .all
    #expect(conditions(reading) == "with every branch of #if")
  }

  @Test func theBranchesThatWereChosenCount() {
    var reading = CoverageReading()
    reading.branches = .of(.iOS)
    let counts = CoverageSample.section(reading: reading).report.counts
    #expect(counts.total == 7)
    #expect(counts.undocumented == 4)
  }

  @Test func modulesThatWereReadOtherwiseAreNamed() {
    let phone = SourceModule(
      name: "Phone", files: [SourceFile(path: "P.swift", text: "import UIKit\n")])
    let section = CoverageSample.section([phone, CoverageSample.kit, CoverageSample.done])
    #expect(
      section.conditionLines == [
        "read for Linux", "Phone read for iOS, which its imports ask for",
      ])
  }

  @Test func anArticleOfTheCatalogueDocuments() {
    var kit = CoverageSample.kit
    kit.extensions = [
      SourceFile(path: "Kit.docc/Chip.md", text: "# ``Kit/Chip``\n\nA choice.\n"),
      SourceFile(path: "Kit.docc/Kit.md", text: "# ``Kit``\n\nBadges and chips.\n"),
    ]
    let section = CoverageSample.section([kit])
    #expect(section.report.counts.catalogue == 1)
    #expect(section.sentence == "4 of 6 public symbols are documented (66.6 %)")
  }

  @Test func whatCannotBeReadMakesTheFiguresPartial() throws {
    var named = NamedFiles()
    named.tree = ["work/Kit/A.swift": "public let a = 0\n"]
    named.tree["work/Kit/B.swift"] = [0x2F, 0x2F, 0xFF]
    named.paths = ["work/Kit/A.swift", "work/Kit/B.swift"]
    let read = try SourceModule.module(
      "Kit", of: named, path: "Kit", in: WorkingFolder(path: "/work"))
    #expect(read.module.unread == ["Kit/B.swift"])
    #expect(
      read.diagnostics == [
        .init(
          .filesNotUtf8, "the file is not UTF-8 text",
          at: SourceLocation("Kit/B.swift", line: 1, column: 3),
          suggestion: "save it with the encoding UTF-8")
      ])
    let section = CoverageSample.section([read.module])
    #expect(
      section.notes.first == "The figures are incomplete: not all of Kit/B.swift could be read")
  }

  @Test func aModuleThatIsNotThereIsNamed() {
    let material = SourceCoverage(
      NamedSources(modules: [CoverageSample.kit, CoverageSample.done]), reading: CoverageReading()
    ).material
    #expect(
      throws: CoverageFailure.couldNotRun(
        .init(
          .coverageUnknownModule, "there is no module 'kit' here",
          notes: [.init("there are Done, Kit")], suggestion: "did you mean 'Kit'?"))
    ) { try material.chosen(["kit"]) }
  }

  @Test func oneOfSeveralModulesIsChosen() throws {
    let material = SourceCoverage(
      NamedSources(modules: [CoverageSample.kit, CoverageSample.done]), reading: CoverageReading()
    ).material
    #expect(try material.chosen(["Done"]).modules.map(\.name) == ["Done"])
  }
}
