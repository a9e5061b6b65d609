import ColorScience
import DesignTokens
import Diagnostics

/// What a system asks of its colour pairs: the `contrast` of `system.yaml`.
public struct ContrastSettings: Hashable, Sendable {
  /// The level that every pair must reach.
  public var level: ContrastLevel
  /// Ratios that are asked for where they are higher than those of the level.
  public var minimum: [ContrastUse: Double]
  /// From which size on text is large, and needs less contrast.
  public var largeText: LargeTextRule
  /// Opaque colours that may lie behind a material or an unknown colour.
  public var backdrops: [Reference]
  /// What translucent colours lie on where a pair does not say.
  public var underlays: [Underlay]
  /// The tokens of the matrix; those that names and pairs tell when empty.
  public var matrix: MatrixSelection
  /// The shortfalls the system accepts, each with its reason.
  public var exceptions: [ContrastException]

  /// The settings of a system whose `system.yaml` says nothing: level AA and no exceptions.
  public init(
    level: ContrastLevel = .aa, minimum: [ContrastUse: Double] = [:],
    largeText: LargeTextRule = .cssPoints, backdrops: [Reference] = [],
    underlays: [Underlay] = [], matrix: MatrixSelection = MatrixSelection(),
    exceptions: [ContrastException] = []
  ) {
    self.level = level
    self.minimum = minimum
    self.largeText = largeText
    self.backdrops = backdrops
    self.underlays = underlays
    self.matrix = matrix
    self.exceptions = exceptions
  }

  /// The ratio that a pair of this use must reach.
  public func required(for use: ContrastUse) -> Double {
    // Where AAA has no threshold, that of AA holds.
    let threshold = use.threshold(level) ?? use.threshold(.aa) ?? 1
    return max(threshold, minimum[use] ?? 0)
  }

  /// A translucent colour and the colours it lies on, from the bottom up.
  public struct Underlay: Hashable, Sendable {
    /// The token that is translucent.
    public var color: Reference
    /// The tokens below it, from the bottom up.
    public var over: [Reference]

    /// A colour with what it lies on.
    public init(_ color: Reference, over: [Reference]) {
      self.color = color
      self.over = over
    }
  }

  /// Token paths, or groups of tokens as `text.*`.
  public struct MatrixSelection: Hashable, Sendable {
    /// Tokens, and groups of them, that are used for text: the rows of the matrix.
    public var texts: [Reference]
    /// Tokens, and groups of them, that are used behind text: the columns of the matrix.
    public var backgrounds: [Reference]

    /// A selection; empty lists leave the choice to names and pairs.
    public init(texts: [Reference] = [], backgrounds: [Reference] = []) {
      self.texts = texts
      self.backgrounds = backgrounds
    }
  }
}

/// How long the point is in which WCAG says what large text is: 18 pt, or 14 pt bold.
public enum LargeTextRule: String, Hashable, Sendable, CaseIterable {
  /// CSS points, as WCAG means them: 24 and 18⅔ pixels or Apple points.
  case cssPoints = "css-points"
  /// Apple points: 18 and 14, which lets smaller text pass with less contrast.
  case applePoints = "apple-points"

  /// How many CSS pixels one point of the rule is: 4/3, or 1 where points are Apple's.
  public var pixelsPerPoint: Double { self == .cssPoints ? 4.0 / 3 : 1 }
}

/// A shortfall that a system knows of and accepts.
public struct ContrastException: Hashable, Sendable {
  /// What is accepted.
  public enum Finding: String, Hashable, Sendable, CaseIterable {
    /// That the pair stays below its level.
    case level
    /// That the document's claim is false.
    case claim
  }

  /// The foreground of the pair, by its token.
  public var foreground: Reference
  /// The background of the pair, by its token.
  public var background: Reference
  /// The contexts it is limited to, by modifier; all of a modifier that is not named.
  public var contexts: [String: [String]]
  /// What about the pair is accepted.
  public var finding: Finding
  /// Why, in the words of the system; shown beside the pair.
  public var reason: String
  /// Where the exception is written, which is where one that is not needed is reported.
  public var location: SourceLocation

  /// An exception that lets the pair stay below its level, unless `finding` names the claim.
  public init(
    foreground: Reference, background: Reference, contexts: [String: [String]] = [:],
    finding: Finding = .level, reason: String, location: SourceLocation
  ) {
    self.foreground = foreground
    self.background = background
    self.contexts = contexts
    self.finding = finding
    self.reason = reason
    self.location = location
  }

  /// Whether it is about the two tokens of this pair.
  public func isAbout(_ pair: ContrastPair) -> Bool {
    foreground.name == pair.foreground.name && background.name == pair.background.name
  }

  /// Whether it holds where these contexts are chosen. One that is limited to the contexts of a
  /// modifier that does not exist holds nowhere.
  func holds(in choice: [String: String]) -> Bool {
    contexts.allSatisfy { modifier, allowed in choice[modifier].map(allowed.contains) ?? false }
  }
}
