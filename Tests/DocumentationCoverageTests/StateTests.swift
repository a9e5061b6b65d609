import DocumentationCoverage
import SwiftSymbols
import Testing

struct StateTests {
  @Test func ownAndNone() {
    let report = report("/// A button.\npublic struct Button { public var size = 1 }")
    #expect(report.states == ["Button": .own, "Button.size": .none])
    #expect(report.undocumented.map(\.symbol.name) == ["size"])
  }

  @Test func inheritedCountsWhereItIsCredited() {
    let modules = [module([.own, .inherited])]
    let strict = CoverageReport(modules)
    #expect(strict.percent == 50)
    #expect(strict.undocumented.map(\.symbol.name) == ["S1"])
    let lenient = CoverageReport(modules, settings: CoverageSettings(creditsInherited: true))
    #expect(lenient.percent == 100)
    #expect(lenient.undocumented.isEmpty)
  }

  @Test func deprecatedSymbolsCanBeLeftOut() {
    let text = """
      public struct New {}
      @available(*, deprecated) public struct Old { public var x = 1 }
      """
    #expect(report(text).counts.total == 3)
    let without = report(text, CoverageSettings(excludesDeprecated: true))
    #expect(without.states == ["New": .none])
  }

  @Test func anExcuseFromOutsideIsDecidedHere() {
    #expect(CoverageReport([module([.excused])]).states == ["S0": .none])
  }
}
