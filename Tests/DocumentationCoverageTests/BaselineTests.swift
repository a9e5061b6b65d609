import DocumentationCoverage
import SwiftSymbols
import Testing

struct BaselineTests {
  private let old = "public struct A {}\npublic struct B {}\n/// C.\npublic struct C {}"

  private var baseline: CoverageBaseline { CoverageBaseline(report(old)) }

  private func compare(_ text: String) -> BaselineComparison? {
    report(text, baseline: baseline).comparison
  }

  @Test func recordsKeysAndFigures() {
    #expect(
      baseline.modules == [
        CoverageBaseline.Module(name: "Kit", total: 3, documented: 1, undocumented: ["A", "B"])
      ])
  }

  @Test func theSameStateIsAccepted() {
    #expect(compare(old)?.regressions == [])
    #expect(compare(old)?.outdated == [])
  }

  @Test func whatIsNewOrHasLostItsCommentIsARegression() {
    let now = old.replacing("/// C.\n", with: "") + "\npublic struct D {}"
    #expect(compare(now)?.regressions.map(\.symbol.name) == ["C", "D"])
  }

  @Test func whatIsDocumentedOrGoneIsOutdated() {
    #expect(compare("/// A.\npublic struct A {}")?.outdated == ["Kit: A", "Kit: B"])
    #expect(compare("/// A.\npublic struct A {}")?.regressions == [])
  }

  @Test func anExcuseMakesAnEntryOutdated() {
    let settings = CoverageSettings(excuses: [CoverageExcuse(pattern: "Kit.A", reason: "old")])
    #expect(report(old, settings, baseline: baseline).comparison?.outdated == ["Kit: A"])
  }

  @Test func aModuleThatItDoesNotKnowIsAllNew() {
    let report = CoverageReport([module([.none, .own, .none], name: "New")], baseline: baseline)
    #expect(report.comparison?.regressions.map(\.symbol.name) == ["S0", "S2"])
  }

  @Test func aModuleThatIsNotLookedAtIsNotJudged() {
    #expect(CoverageReport([], baseline: baseline).comparison?.outdated == [])
  }

  @Test func theShareOfThenIsThatOfTheSameModules() {
    let both = CoverageBaseline(
      modules: baseline.modules + [.init(name: "More", total: 9, documented: 9, undocumented: [])])
    #expect(report(old, baseline: both).baselinePercent == 33.3)
    #expect(report(old).baselinePercent == nil)
    #expect(CoverageReport([], baseline: both).baselinePercent == nil)
  }

  @Test func whatAnUnreadFileMayHoldIsNotGone() {
    var now = module("/// A.\npublic struct A {}")
    now.incompleteFiles = ["B.swift"]
    #expect(CoverageReport([now], baseline: baseline).comparison?.outdated == ["Kit: A"])
  }

  @Test func movingADeclarationChangesNothing() {
    let now = module("", old)
    #expect(CoverageReport([now], baseline: baseline).comparison?.regressions == [])
  }

  @Test func creditedTextsAreDocumented() {
    let modules = [module([.inherited])]
    let lenient = CoverageSettings(creditsInherited: true)
    #expect(CoverageBaseline(CoverageReport(modules)).modules[0].undocumented == ["S0"])
    #expect(
      CoverageBaseline(CoverageReport(modules, settings: lenient)).modules[0].undocumented == [])
  }

  @Test func modulesOfOneNameAreOne() {
    let report = CoverageReport([
      module([.none]), module([.none, .none]), module([.own], name: "A"),
    ])
    #expect(
      CoverageBaseline(report).modules == [
        CoverageBaseline.Module(name: "A", total: 1, documented: 1, undocumented: []),
        CoverageBaseline.Module(name: "Kit", total: 3, documented: 0, undocumented: ["S0", "S1"]),
      ])
  }
}
