import AgentUI
import CatalogModel
import Diagnostics
import DocumentationCoverage
import SwiftTokens
import Workers

/// Checks a catalog and counts what its start pages show.
///
/// Steps: ``CheckSubject`` puts together what several rules ask for: the contrast pairs of a system
/// (``ContrastSurvey``), the documentation of its Swift sources, its props beside theirs
/// (``PropComparison``); every ``Rule`` looks at every system on its own and reports diagnostics,
/// of which those are dropped that ``Gaps`` explain; ``KnownTwins`` looks at the catalog as a whole;
/// then ``ReportBuilder`` computes the figures, and ``Facets`` what components and tokens should have
/// besides. Rules and facets know nothing of each other: one is one file.
public enum CatalogChecks {
  /// The rules in the order in which they run, by what their findings are about.
  private static let rules: [(about: RuleSet, rule: any Rule.Type)] = [
    (.names, UniqueNames.self), (.names, KnownReferences.self), (.names, KnownStageTokens.self),
    (.names, ReadableTheme.self), (.names, KnownTypefaces.self),
    (.agent, ValidAgentExamples.self), (.agent, ExpectedFindings.self),
    (.names, TracedRequirements.self), ([.names, .contrast], KnownContrastTokens.self),
    (.contrast, AcyclicUnderlays.self), ([.names, .contrast], MatchingPatterns.self),
    (.contrast, OpaqueBackdrops.self), (.contrast, SufficientContrast.self),
    (.contrast, TrueClaims.self), (.contrast, NeededExceptions.self),
    (.contrast, CountedContexts.self), (.contrast, ReadablePreviews.self),
    (.previews, InertPreviews.self), (.previews, PreviewUsesTokens.self),
    (.previews, KnownPreviewProps.self), (.previews, SoundStylesheets.self),
    (.tokens, DistinctTokenProperties.self), (.drift, TokensAgreeWithSource.self),
    (.sources, SufficientCoverage.self), (.sources, AgreeingProps.self),
    (.sources, AgreeingPreviews.self),
    (.sources, DeclaredTypes.self), (.sources, AgreeingClosures.self),
    (.code, CompilingExamples.self),
  ]

  /// Everything that is wrong, and the reports.
  ///
  /// - Parameters:
  ///   - comparesSources: Whether the tokens and props have to agree with the Swift source, and the
  ///     source has to be documented.
  ///   - workers: Who looks at the systems.
  public static func run(
    _ catalog: Catalog, comparesSources: Bool = false, on workers: Workers = .all
  ) -> (diagnostics: [Diagnostic], reports: Reports) {
    run(catalog, rules: comparesSources ? .all : .site, on: workers)
  }

  /// What breaks some rules, and the reports.
  ///
  /// - Parameter figures: What of the reports somebody asks for.
  public static func run(
    _ catalog: Catalog, rules: RuleSet, figures: ReportFigures = .all, on workers: Workers = .all
  ) -> (diagnostics: [Diagnostic], reports: Reports) {
    let checked = workers.map(catalog.systems) { check($0, rules, figures) }
    let reports = zip(catalog.systems, checked).map { ($0.slug, $1.report) }
    return (
      findingsAcrossSystems(of: catalog, rules) + checked.flatMap(\.diagnostics),
      Reports(systems: Dictionary(reports) { first, _ in first })
    )
  }

  /// What is wrong with one system, and its report.
  ///
  /// - Parameter workers: Who looks at it, one rule each.
  public static func check(
    _ system: System, _ rules: RuleSet = .site, _ figures: ReportFigures = .all,
    on workers: Workers = Workers(1)
  ) -> (diagnostics: [Diagnostic], report: SystemReport) {
    let subject = CheckSubject(system)
    return (findings(subject, rules, on: workers), ReportBuilder.report(subject, figures))
  }

  /// How well the Swift sources of a system are documented, and what its parts have besides; nothing
  /// is drawn or measured for it.
  public static func coverage(
    of system: System
  ) -> (report: CoverageReport, facets: [CoverageFacet]) {
    let subject = CheckSubject(system)
    return (subject.coverage, Facets.facets(subject))
  }

  /// What is wrong with how the systems of a catalog belong together.
  public static func findingsAcrossSystems(
    of catalog: Catalog, _ rules: RuleSet = .site
  ) -> [Diagnostic] {
    rules.contains(.twins) ? KnownTwins.check(catalog) : []
  }

  /// The rules that may have findings of what is chosen.
  static func rules(of chosen: RuleSet) -> [any Rule.Type] {
    rules.filter { !chosen.isDisjoint(with: $0.about) }.map(\.rule)
  }

  private static func findings(
    _ subject: CheckSubject, _ chosen: RuleSet, on workers: Workers = Workers(1)
  ) -> [Diagnostic] {
    workers.map(rules(of: chosen)) { $0.check(subject) }.joined()
      .filter { !subject.system.gaps.mayExplain($0) }
  }
}

/// What rules are about, so that a check that asks for a part does only that part's work.
public struct RuleSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Names and references of components, guides and requirements.
  public static let names = RuleSet(rawValue: 1 << 0)
  /// Agent YAML.
  public static let agent = RuleSet(rawValue: 1 << 1)
  /// Colour pairs.
  public static let contrast = RuleSet(rawValue: 1 << 2)
  /// The previews of components and their styles.
  public static let previews = RuleSet(rawValue: 1 << 3)
  /// Tokens as such.
  public static let tokens = RuleSet(rawValue: 1 << 4)
  /// Tokens beside the Swift source.
  public static let drift = RuleSet(rawValue: 1 << 5)
  /// The documentation of the Swift source, and components beside it.
  public static let sources = RuleSet(rawValue: 1 << 6)
  /// Pages that name their twins in other systems.
  public static let twins = RuleSet(rawValue: 1 << 7)
  /// The Swift code of examples beside the Swift source.
  public static let code = RuleSet(rawValue: 1 << 8)

  /// What a site depends on.
  public static let site: RuleSet = [.names, .twins, .agent, .contrast, .previews, .tokens]
  /// Everything.
  public static let all: RuleSet = [.site, .drift, .sources, .code]
}

/// One thing that must hold for a system.
protocol Rule: SendableMetatype {
  /// What breaks the rule, in the order of the content.
  static func check(_ subject: CheckSubject) -> [Diagnostic]
}

/// A system with what several rules ask for, each computed when the first of them does.
struct CheckSubject: Sendable {
  let system: System
  private let surveyed: Once<ContrastSurvey>
  private let examples: Once<Examples>
  private let drifted: Once<TokenDrift?>
  private let covered: Once<CoverageReport>
  private let compared: Once<[PropComparison]>

  private struct Examples: Sendable {
    let trees: [AgentNode]
    let diagnostics: [[Diagnostic]]
  }

  init(_ system: System) {
    self.system = system
    surveyed = Once { ContrastSurvey(system) }
    examples = Once {
      let trees = ValidAgentExamples.trees(of: system)
      return Examples(
        trees: trees, diagnostics: trees.map(AgentValidator(system.vocabulary).validate))
    }
    drifted = Once { system.drift }
    covered = Once {
      CoverageReport(
        system.modules, settings: system.coverage,
        catalogue: CatalogueEntries.entries(of: system), baseline: system.baseline)
    }
    compared = Once { PropComparison.comparisons(of: system) }
  }

  var contrast: ContrastSurvey { surveyed.value }
  /// Every tree of agent YAML, in the order of the content.
  var exampleTrees: [AgentNode] { examples.value.trees }
  /// What is wrong with each of ``exampleTrees``.
  var exampleDiagnostics: [[Diagnostic]] { examples.value.diagnostics }
  var drift: TokenDrift? { drifted.value }
  /// How well the Swift sources are documented.
  var coverage: CoverageReport { covered.value }
  /// How the props of each component differ from the Swift source.
  var props: [PropComparison] { compared.value }
}
