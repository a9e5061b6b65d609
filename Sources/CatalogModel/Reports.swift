import DesignTokens
import DocumentationCoverage
import SwiftSymbols
import SwiftTokens
import TokenContrast

/// What the checks found out, for pages and commands to show.
public struct Reports: Sendable {
  /// By the slug of the system.
  public var systems: [String: SystemReport]

  public init(systems: [String: SystemReport] = [:]) { self.systems = systems }
}

/// What the checks found out about one system.
public struct SystemReport: Sendable {
  /// How well the Swift sources are documented.
  public var coverage: CoverageReport
  /// What the parts of the system should have besides, in the order of the kinds.
  public var facets: [CoverageFacet]
  /// The pairs that components and views of the platform declare, and the texts that previews draw.
  public var contrast: ContrastTally
  /// The exceptions that excuse something, in the order of the settings.
  public var usedExceptions: [ContrastException]
  /// Examples and screens whose agent YAML is valid.
  public var validExamples: Tally
  /// Tokens with a description.
  public var describedTokens: Tally
  /// Components with at least two examples, a preview and accessibility notes.
  public var completeComponents: Tally
  /// Tokens whose constant has the same name and value, of those that can be compared; `nil` when
  /// there is no Swift source to compare with.
  public var agreeingTokens: Tally?
  /// What the Swift source says differently, by token.
  public var drift: [TokenPath: DriftEntry]
  public var pairs: ContrastPairs
  /// The table of each pair whose tokens are known.
  public var contrastTables: [ContrastPair: ContrastTable]
  /// What could not be read of previews, by the names of the components.
  public var unreadPaints: [String: [UnreadPaint]]
  /// All text tokens on all background tokens.
  public var matrix: TokenContrastMatrix

  public init(
    coverage: CoverageReport = CoverageReport([]),
    facets: [CoverageFacet] = [], contrast: ContrastTally,
    usedExceptions: [ContrastException] = [],
    validExamples: Tally, describedTokens: Tally, completeComponents: Tally,
    agreeingTokens: Tally? = nil, drift: [TokenPath: DriftEntry] = [:],
    pairs: ContrastPairs = ContrastPairs(), contrastTables: [ContrastPair: ContrastTable],
    unreadPaints: [String: [UnreadPaint]] = [:], matrix: TokenContrastMatrix = .empty
  ) {
    self.coverage = coverage
    self.facets = facets
    self.contrast = contrast
    self.usedExceptions = usedExceptions
    self.validExamples = validExamples
    self.describedTokens = describedTokens
    self.completeComponents = completeComponents
    self.agreeingTokens = agreeingTokens
    self.drift = drift
    self.pairs = pairs
    self.contrastTables = contrastTables
    self.unreadPaints = unreadPaints
    self.matrix = matrix
  }
}

extension SystemReport {
  /// Public declarations that are documented, in the sense of the settings; excused ones left out.
  public var documentedSymbols: Tally {
    let counts = coverage.counts
    return Tally(
      good: counts.documented(creditingInherited: coverage.settings.creditsInherited),
      total: counts.total)
  }
}

extension TokenContrastMatrix {
  /// The matrix of no tokens.
  public static let empty = TokenContrastMatrix(ResolvedTokens.empty)
}

/// How many of how many.
public struct Tally: Hashable, Sendable {
  public var good: Int
  public var total: Int

  public init(good: Int, total: Int) {
    self.good = good
    self.total = total
  }

  /// The share in percent, cut to a tenth so that 99.96 % does not read as all; `nil` of nothing.
  public var percent: Double? {
    total == 0 ? nil : (Double(good) * 1000 / Double(total)).rounded(.down) / 10
  }

  public var isComplete: Bool { good == total }
}
