import ColorScience
import DesignTokens
import SwiftSymbols
import SwiftTokens

/// What the checks found out, for pages and commands to show.
public struct Reports: Sendable {
  /// By the slug of the system.
  public var systems: [String: SystemReport]

  public init(systems: [String: SystemReport] = [:]) { self.systems = systems }
}

/// What the checks found out about one system.
public struct SystemReport: Sendable {
  /// Public declarations with documentation of their own.
  public var documentedSymbols: Tally
  /// Declared contrast pairs, in every context, that reach the level they need.
  public var contrast: Tally
  /// Contrast values that depend on a colour nobody knows.
  public var unknownContrast: Int
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
  /// The table of each declared pair.
  public var contrastTables: [ContrastPair: ContrastTable]

  public init(
    documentedSymbols: Tally, contrast: Tally, unknownContrast: Int, validExamples: Tally,
    describedTokens: Tally, completeComponents: Tally, agreeingTokens: Tally? = nil,
    drift: [TokenPath: DriftEntry] = [:], contrastTables: [ContrastPair: ContrastTable]
  ) {
    self.documentedSymbols = documentedSymbols
    self.contrast = contrast
    self.unknownContrast = unknownContrast
    self.validExamples = validExamples
    self.describedTokens = describedTokens
    self.completeComponents = completeComponents
    self.agreeingTokens = agreeingTokens
    self.drift = drift
    self.contrastTables = contrastTables
  }
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

/// The contrast of a pair in each group of contexts in which it differs.
public struct ContrastTable: Hashable, Sendable {
  public var pair: ContrastPair
  public var use: ContrastUse
  public var rows: [Row]

  public init(pair: ContrastPair, use: ContrastUse, rows: [Row]) {
    self.pair = pair
    self.use = use
    self.rows = rows
  }

  /// One value and the contexts that share it.
  public struct Row: Hashable, Sendable {
    public var contexts: ContextGroup
    public var result: Result

    public init(contexts: ContextGroup, result: Result) {
      self.contexts = contexts
      self.result = result
    }
  }

  /// What could be computed.
  public enum Result: Hashable, Sendable {
    /// A ratio, and how well the colours behind it are known.
    case ratio(ContrastRatio, confidence: CatalogMetadata.Confidence?)
    /// A colour of the pair is not known; the text says which and why.
    case unknown(String)
    /// The lowest layer is translucent, so what shines through decides.
    case dependsOnBackdrop
  }
}
