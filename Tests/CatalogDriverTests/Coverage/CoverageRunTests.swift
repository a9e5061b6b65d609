import Testing

@testable import CatalogDriver

@Suite struct CoverageRunTests {
  @Test func whatIsNamedMayLeaveModulesOut() {
    #expect(CoverageRun.Options(.sources(["Kit"])).mayLeaveOutModules)
    #expect(CoverageRun.Options(.symbolGraphs(["graphs"])).mayLeaveOutModules)
    var package = CoverageRun.Options(.package(".", allTargets: false))
    #expect(!package.mayLeaveOutModules)
    package.modules = ["Kit"]
    #expect(package.mayLeaveOutModules)
  }
}
