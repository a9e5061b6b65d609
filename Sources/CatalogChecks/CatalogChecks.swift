import CatalogModel
import Diagnostics
import SwiftTokens

/// Checks a catalog and counts what its start pages show.
///
/// Steps: ``CheckSubject`` puts together what several rules ask for, above all the contrast pairs
/// of a system (``ContrastSurvey``); every ``Rule`` looks at every system on its own and reports
/// diagnostics, of which those are dropped that ``Gaps`` explain; ``UniquePages`` looks at the site
/// as a whole; then ``ReportBuilder`` computes the figures. Rules know nothing of each other: one
/// rule is one file.
public enum CatalogChecks {
  /// The rules in the order in which they run.
  static let rules: [any Rule.Type] = [
    UniqueNames.self, KnownReferences.self, KnownStageTokens.self, ValidAgentExamples.self,
    KnownContrastTokens.self, AcyclicUnderlays.self, MatchingPatterns.self, OpaqueBackdrops.self,
    SufficientContrast.self, TrueClaims.self, NeededExceptions.self, CountedContexts.self,
    ReadablePreviews.self, PreviewUsesTokens.self, DistinctTokenProperties.self,
  ]

  /// Those that are about the sources of the system and not about what the site shows.
  static let sourceRules: [any Rule.Type] = [TokensAgreeWithSource.self]

  /// Everything that is wrong, and the reports.
  ///
  /// - Parameter comparesSources: Whether the tokens have to agree with the Swift source.
  public static func run(
    _ catalog: Catalog, comparesSources: Bool = false
  ) -> (diagnostics: [Diagnostic], reports: Reports) {
    let rules = comparesSources ? rules + sourceRules : rules
    var diagnostics = UniquePages.check(catalog)
    var reports: [String: SystemReport] = [:]
    for system in catalog.systems {
      let subject = CheckSubject(system)
      diagnostics += rules.flatMap { $0.check(subject) }.filter { !system.gaps.mayExplain($0) }
      reports[system.slug] = ReportBuilder.report(subject)
    }
    return (diagnostics, Reports(systems: reports))
  }
}

/// One thing that must hold for a system.
protocol Rule: SendableMetatype {
  /// What breaks the rule, in the order of the content.
  static func check(_ subject: CheckSubject) -> [Diagnostic]
}

/// A system with what several rules ask for, computed once.
struct CheckSubject {
  let system: System
  let contrast: ContrastSurvey
  /// What is wrong with each example and screen, by its root.
  let exampleDiagnostics: [[Diagnostic]]
  let drift: TokenDrift?

  init(_ system: System) {
    self.system = system
    contrast = ContrastSurvey(system)
    exampleDiagnostics = ValidAgentExamples.diagnostics(system)
    drift = system.drift
  }
}
