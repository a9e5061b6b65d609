import DocumentationCoverage
import SwiftSymbols
import Testing

struct CountsTests {
  private let counts = CoverageCounts([
    .own: 3, .catalogue: 1, .inherited: 2, .none: 4, .excused: 5,
  ])

  @Test func excusedSymbolsAreNotCounted() {
    #expect(counts.total == 10)
    #expect(counts.excused == 5)
    #expect(counts.undocumented == 4)
  }

  @Test func ownEffectiveAndGatedShares() {
    #expect(counts.ownPercent == 30)
    #expect(counts.effective == 6)
    #expect(counts.effectivePercent == 60)
    #expect(counts.percent(creditingInherited: false) == 40)
    #expect(counts.percent(creditingInherited: true) == 60)
  }

  @Test(arguments: [
    (2, 3, 66.6), (1, 3, 33.3), (999, 1000, 99.9), (9999, 10_000, 99.9), (0, 7, 0.0),
  ])
  func sharesAreRoundedDown(good: Int, total: Int, percent: Double) {
    #expect(CoverageCounts.percent(good, of: total) == percent)
  }

  @Test func onlyAWholeIsAHundred() {
    #expect(CoverageCounts.percent(1_000_000, of: 1_000_000) == 100)
    #expect(CoverageCounts.percent(999_999, of: 1_000_000) == 99.9)
  }

  @Test func nothingIsNeitherZeroNorAHundred() {
    #expect(CoverageCounts().ownPercent == nil)
    #expect(CoverageCounts([.excused: 3]).effectivePercent == nil)
    #expect(report("struct Hidden {}").percent == nil)
  }

  @Test func sumsByState() {
    let sum = counts + CoverageCounts([.own: 1, .none: 2])
    #expect(sum.own == 4)
    #expect(sum.undocumented == 6)
    #expect(sum.inherited == 2)
    #expect(CoverageCounts([.own: 0]) == CoverageCounts())
  }

  @Test func byKindInTheirOrderAndByFile() {
    let report = CoverageReport([
      module(
        "public enum E { case a; case b }", "/// A view.\npublic struct V { public var x = 1 }")
    ])
    let kinds = report.modules[0].byKind
    #expect(kinds.map(\.kind) == [.struct, .enum, .property, .enumCase])
    #expect(kinds.map(\.counts.total) == [1, 1, 1, 2])
    let files = report.modules[0].byFile
    #expect(files.map(\.path) == ["A.swift", "B.swift"])
    #expect(files.map(\.counts.own) == [0, 1])
    #expect(files.map(\.counts.total) == [3, 2])
  }

  @Test func aReportAddsItsModules() {
    let report = CoverageReport([
      module([.own, .none]), module([.own, .inherited, .own], name: "More"),
    ])
    #expect(report.counts.total == 5)
    #expect(report.percent == 60)
    #expect(report.undocumented.map(\.symbol.qualifiedPath) == ["Kit.S1", "More.S1"])
  }

  @Test func kindsOfAllModulesAreAdded() {
    let report = CoverageReport([
      module("/// A.\npublic enum E { case a }"),
      module("public struct V {}\npublic enum F {}", name: "More"),
    ])
    #expect(report.byKind.map(\.kind) == [.struct, .enum, .enumCase])
    #expect(report.byKind.map(\.counts.total) == [1, 2, 1])
    #expect(report.byKind.map(\.counts.own) == [0, 1, 0])
  }

  @Test func figuresFollowTheSymbols() {
    var report = CoverageReport(
      [module([.own, .none])], settings: CoverageSettings(minimumPerFile: 60))
    #expect(report.shortfalls.map(\.finding).count == 1)
    for index in report.modules[0].symbols.indices {
      report.modules[0].symbols[index].symbol.location.path = "B.swift"
    }
    #expect(
      report.shortfalls == [.file(path: "B.swift", percent: 50, minimum: 60, missing: 1)])
    report.modules[0].symbols[1].state = .own
    #expect(report.isMet)
    #expect(report.percent == 100)
  }

  @Test func filesThatCouldNotBeReadMakeItPartial() {
    var broken = module([.own])
    #expect(!CoverageReport([broken]).isPartial)
    broken.incompleteFiles = ["B.swift"]
    #expect(CoverageReport([broken]).isPartial)
  }
}
