import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import Testing

struct ExcuseTests {
  private func settings(_ excuses: CoverageExcuse...) -> CoverageSettings {
    CoverageSettings(excuses: excuses)
  }

  /// Undocumented, with the comment `// catalog:undocumented` of `reason`.
  private func written(_ reason: String, state: SymbolDocumentation.State = .none) -> ModuleSymbols
  {
    var module = module([state, .none])
    module.symbols[0].excuse = Symbol.Excuse(
      reason: reason, location: SourceLocation("A.swift", line: 9, column: 3))
    return module
  }

  @Test func aPatternTakesSymbolsOutOfTheCount() {
    let excuse = CoverageExcuse(pattern: "Kit.Legacy.**", reason: "goes away in 2.0")
    let report = report(
      "public struct Legacy { public var a = 1; public var b = 2 }", settings(excuse))
    #expect(report.states == ["Legacy": .none, "Legacy.a": .excused, "Legacy.b": .excused])
    #expect(report.counts.total == 1)
    #expect(report.excused.map(\.excuse) == [excuse, excuse])
    #expect(report.unusedExcuses.isEmpty)
  }

  @Test func aCommentExcusesItsDeclarationAlone() {
    let report = CoverageReport([written("made by a tool")])
    #expect(report.states == ["S0": .excused, "S1": .none])
    #expect(report.excused.first?.excuse?.reason == "made by a tool")
    #expect(report.excused.first?.excuse?.pattern == "Kit.S0")
  }

  @Test func theFirstWrittenAppliesAndAllThatMatchAreNeeded() {
    let first = CoverageExcuse(pattern: "Kit.*", reason: "all")
    let second = CoverageExcuse(pattern: "Kit.S1", reason: "one")
    let report = CoverageReport([written("here")], settings: settings(first, second))
    #expect(report.excused.map(\.excuse?.reason) == ["here", "all"])
    #expect(report.unusedExcuses.isEmpty)
  }

  @Test func inheritedTextsCanBeExcused() {
    let excuse = CoverageExcuse(pattern: "Kit.S0", reason: "an implementation")
    #expect(CoverageReport([module([.inherited])], settings: settings(excuse)).counts.excused == 1)
  }

  @Test func whatIsDocumentedNeedsNoExcuse() {
    let excuse = CoverageExcuse(
      pattern: "Kit.S0", reason: "later",
      location: SourceLocation("system.yaml", line: 8, column: 5))
    let report = CoverageReport([written("here", state: .own)], settings: settings(excuse))
    #expect(report.unusedExcuses.map(\.reason) == ["later", "here"])
    #expect(
      report.messages("coverage/unused-excuse") == [
        """
        A.swift:9:3: error: the excuse for Kit.S0 is not needed: what it names is documented
        help: remove it
        """,
        """
        system.yaml:8:5: error: the excuse for Kit.S0 is not needed: what it names is documented
        help: remove it
        """,
      ])
  }

  @Test func namesThatDoNotExistAreGuessed() {
    let excuses = [
      CoverageExcuse(pattern: "Kit.Buton", reason: "later"),
      CoverageExcuse(pattern: "Kit.Gone.**", reason: "later"),
    ]
    #expect(
      report("public struct Button {}", CoverageSettings(excuses: excuses))
        .messages("coverage/unused-excuse") == [
          "error: the excuse for Kit.Buton names no symbol\nhelp: did you mean 'Kit.Button'?",
          "error: the excuse for Kit.Gone.** names no symbol\nhelp: remove it",
        ])
  }

  @Test func namesWithoutTheirModuleAreCompleted() {
    let excuses = ["Button", "But*"].map { CoverageExcuse(pattern: $0, reason: "later") }
    #expect(
      report("public struct Button {}", CoverageSettings(excuses: excuses))
        .messages("coverage/unused-excuse") == [
          "error: the excuse for Button names no symbol\nhelp: write 'Kit.Button'",
          "error: the excuse for But* names no symbol\nhelp: write 'Kit.But*'",
        ])
  }

  @Test func manyMisspeltNamesAreNotAllGuessed() {
    let excuses = (10...40).map { CoverageExcuse(pattern: "Kit.Buton\($0)", reason: "later") }
    let messages = report("public struct Button10 {}", CoverageSettings(excuses: excuses))
      .messages("coverage/unused-excuse")
    #expect(messages.count == 31)
    #expect(messages.last == "error: the excuse for Kit.Buton40 names no symbol\nhelp: remove it")
  }

  @Test func whatIsLeftOutAsDeprecatedStillNeedsItsExcuse() {
    let text = """
      @available(*, deprecated) public struct Old { public var a = 1 }
      /// New.
      public struct New {}
      """
    var settings = settings(
      CoverageExcuse(pattern: "Kit.Old.**", reason: "goes away"),
      CoverageExcuse(pattern: "Kit.New", reason: "later"))
    settings.excludesDeprecated = true
    #expect(report(text, settings).states == ["New": .own])
    #expect(report(text, settings).unusedExcuses.map(\.pattern) == ["Kit.New"])
  }

  @Test func excusesWithAndWithoutWildcardsKeepTheirOrder() {
    let excuses = [
      CoverageExcuse(pattern: "Kit.S1", reason: "one"),
      CoverageExcuse(pattern: "**", reason: "all"),
      CoverageExcuse(pattern: "Kit.S0", reason: "none"),
    ]
    let report = CoverageReport(
      [module([.none, .none])], settings: CoverageSettings(excuses: excuses))
    #expect(report.excused.map(\.excuse?.reason) == ["all", "one"])
    #expect(report.unusedExcuses.isEmpty)
  }

  @Test func aCommentOfSeveralNamesIsNeededByOneOfThem() {
    var module = module([.own, .none])
    let excuse = Symbol.Excuse(reason: "plain", location: SourceLocation("A.swift", line: 1))
    for index in module.symbols.indices { module.symbols[index].excuse = excuse }
    #expect(CoverageReport([module]).unusedExcuses.isEmpty)
  }

  @Test func patternsAreNotJudgedWhereSymbolsMayBeMissing() {
    var module = module([.own])
    module.incompleteFiles = ["B.swift"]
    let excuse = CoverageExcuse(pattern: "Kit.Gone", reason: "later")
    #expect(CoverageReport([module], settings: settings(excuse)).unusedExcuses.isEmpty)
  }

  @Test func withoutAReasonItIsNoExcuse() {
    let excuse = CoverageExcuse(
      pattern: "Kit.*", reason: " ", location: SourceLocation("system.yaml", line: 4, column: 7))
    let report = report("public struct Button {}", settings(excuse))
    #expect(report.counts.undocumented == 1)
    #expect(
      report.messages("coverage/excuse-without-reason") == [
        """
        system.yaml:4:7: warning: the excuse for Kit.* gives no reason, so it does not count
        help: say why the symbols stay undocumented
        """
      ])
  }
}
