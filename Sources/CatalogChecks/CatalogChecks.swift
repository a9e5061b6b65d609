import AgentUI
import CatalogModel
import Diagnostics
import DocumentationCoverage
import SwiftTokens

/// Checks a catalog and counts what its start pages show.
///
/// Steps: ``CheckSubject`` puts together what several rules ask for: the contrast pairs of a system
/// (``ContrastSurvey``), the documentation of its Swift sources, its props beside theirs
/// (``PropComparison``); every ``Rule`` looks at every system on its own and reports diagnostics,
/// of which those are dropped that ``Gaps`` explain; ``KnownTwins`` looks at the catalog as a whole;
/// then ``ReportBuilder`` computes the figures, and ``Facets`` what components and tokens should have
/// besides. Rules and facets know nothing of each other: one is one file.
public enum CatalogChecks {
  /// The rules in the order in which they run.
  static let rules: [any Rule.Type] = [
    UniqueNames.self, KnownReferences.self, KnownStageTokens.self, ValidAgentExamples.self,
    ExpectedFindings.self, TracedRequirements.self,
    KnownContrastTokens.self, AcyclicUnderlays.self, MatchingPatterns.self, OpaqueBackdrops.self,
    SufficientContrast.self, TrueClaims.self, NeededExceptions.self, CountedContexts.self,
    ReadablePreviews.self, InertPreviews.self, PreviewUsesTokens.self, DistinctTokenProperties.self,
  ]

  /// Those that are about the sources of the system and not about what the site shows.
  static let sourceRules: [any Rule.Type] = [
    TokensAgreeWithSource.self, SufficientCoverage.self, AgreeingProps.self, DeclaredTypes.self,
    AgreeingClosures.self, CompilingExamples.self,
  ]

  /// Everything that is wrong, and the reports.
  ///
  /// - Parameter comparesSources: Whether the tokens and props have to agree with the Swift source,
  ///   and the source has to be documented.
  public static func run(
    _ catalog: Catalog, comparesSources: Bool = false
  ) -> (diagnostics: [Diagnostic], reports: Reports) {
    let rules = comparesSources ? rules + sourceRules : rules
    var diagnostics = KnownTwins.check(catalog)
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
  /// Every tree of agent YAML, in the order of the content.
  let exampleTrees: [AgentNode]
  /// What is wrong with each of ``exampleTrees``.
  let exampleDiagnostics: [[Diagnostic]]
  let drift: TokenDrift?
  /// How well the Swift sources are documented.
  let coverage: CoverageReport
  /// How the props of each component differ from the Swift source.
  let props: [PropComparison]

  init(_ system: System) {
    self.system = system
    contrast = ContrastSurvey(system)
    exampleTrees = ValidAgentExamples.trees(of: system)
    exampleDiagnostics = exampleTrees.map(AgentValidator(system.vocabulary).validate)
    drift = system.drift
    coverage = CoverageReport(
      system.modules, settings: system.coverage, catalogue: CatalogueEntries.entries(of: system),
      baseline: system.baseline)
    props = PropComparison.comparisons(of: system)
  }
}
