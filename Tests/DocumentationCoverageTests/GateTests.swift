import DocumentationCoverage
import SwiftSymbols
import Testing

struct GateTests {
  private func shortfalls(
    _ modules: [ModuleSymbols], minimum: Double? = nil, perFile: Double? = nil
  ) -> [Shortfall] {
    CoverageReport(
      modules, settings: CoverageSettings(minimum: minimum, minimumPerFile: perFile)
    ).shortfalls
  }

  private func states(_ good: Int, of total: Int) -> [SymbolDocumentation.State] {
    Array(repeating: .own, count: good) + Array(repeating: .none, count: total - good)
  }

  @Test func asksForNothingByDefault() {
    #expect(CoverageReport([module([.none])]).isMet)
    #expect(!CoverageReport([module([.none])]).hasGate)
  }

  @Test(arguments: [
    CoverageSettings(minimum: 0), CoverageSettings(minimumPerFile: 50),
    CoverageSettings(requiredAxes: [.text]),
  ])
  func eachSettingAsksForSomething(settings: CoverageSettings) {
    #expect(CoverageReport([module([.own])], settings: settings).hasGate)
  }

  @Test func theMinimumIsOfAllModulesTogether() {
    let modules = [module([.own, .own]), module([.none, .none], name: "More")]
    #expect(shortfalls(modules, minimum: 50) == [])
    #expect(shortfalls(modules, minimum: 75) == [.total(percent: 50, minimum: 75, missing: 1)])
    #expect(shortfalls(modules, minimum: 75.1) == [.total(percent: 50, minimum: 75.1, missing: 2)])
  }

  @Test func oneOfAThousandFailsAHundred() {
    let modules = [module(states(1999, of: 2000))]
    #expect(shortfalls(modules, minimum: 100) == [.total(percent: 99.9, minimum: 100, missing: 1)])
    #expect(shortfalls(modules, minimum: 99.9) == [])
  }

  @Test(arguments: [(999, 1000, 99.9), (333, 1000, 33.3), (7, 10, 70), (1, 3, 33.3), (29, 100, 29)])
  func whatIsPrintedAsReachedIsReached(good: Int, total: Int, minimum: Double) {
    #expect(shortfalls([module(states(good, of: total))], minimum: minimum) == [])
    let fewer = shortfalls([module(states(good - 1, of: total))], minimum: minimum)
    guard case .total(_, _, let missing)? = fewer.first else {
      Issue.record("one fewer should not be enough")
      return
    }
    #expect(missing == 1)
  }

  @Test func limitsBeyondTheScaleAreItsEnds() {
    #expect(shortfalls([module([.own])], minimum: 250) == [])
    #expect(shortfalls([module([.none])], minimum: -3) == [])
    #expect(shortfalls([module([.none])], minimum: .nan) == [])
    #expect(shortfalls([module([.none])], minimum: .infinity).count == 1)
  }

  @Test func nothingToCountMissesNoMinimum() {
    #expect(shortfalls([module([])], minimum: 100, perFile: 100) == [])
  }

  @Test func eachFileThatDeclaresSomething() {
    let module = module(
      "public struct A {}", "/// B.\npublic struct B {}\npublic struct C {}", "struct Hidden {}")
    #expect(
      shortfalls([module], perFile: 80) == [
        .file(path: "A.swift", percent: 0, minimum: 80, missing: 1),
        .file(path: "B.swift", percent: 50, minimum: 80, missing: 1),
      ])
  }

  @Test func excusedSymbolsAreNotAsked() {
    let settings = CoverageSettings(
      minimum: 100, minimumPerFile: 100, excuses: [CoverageExcuse(pattern: "**", reason: "all")])
    #expect(CoverageReport([module([.none, .own])], settings: settings).isMet)
  }

  @Test func requiredPartsOfComments() {
    let text = "/// Draws.\npublic func draw(a: Int) -> Int { 1 }"
    let settings = CoverageSettings(requiredAxes: [.returns, .parameters, .summary])
    #expect(
      report(text, settings).shortfalls == [
        .axis(.parameters, count: 1), .axis(.returns, count: 1),
      ])
  }

  @Test func regressions() {
    let baseline = CoverageBaseline(CoverageReport([module([.none])]))
    let worse = CoverageReport([module([.none, .none])], baseline: baseline)
    #expect(worse.shortfalls == [.regressions(count: 1)])
    #expect(!worse.isMet)
    #expect(worse.hasGate)
  }
}
