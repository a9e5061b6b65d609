import Diagnostics

/// Two tokens that are seen on each other, and what the pair is for.
public struct ContrastPair: Hashable, Sendable {
  /// What the foreground is, which decides the ratio it needs.
  public enum Use: Hashable, Sendable {
    /// Text set in this typography token, or in text of normal size when none is named.
    case text(typography: Reference?)
    /// A boundary or a graphic that must be seen: 3 to 1 (WCAG 2.2, success criterion 1.4.11).
    case nonText
  }

  /// Who says that the two colours are seen on each other.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// A component or a guide.
    case declared
    /// The preview of a component, whose stylesheet puts one on the other.
    case drawn
    /// The names of the tokens.
    case named
  }

  /// What the pair is called in reports: `Label on surface`.
  public var name: String
  /// The token that is seen, with the place that names it.
  public var foreground: Reference
  /// The token directly behind it, with the place that names it.
  public var background: Reference
  /// What lies below a translucent background, from the bottom up.
  public var over: [Reference]
  /// Whether it is text, set how, or a graphic.
  public var use: Use
  /// The contexts the pair is about, by modifier; all of a modifier that is not named.
  public var contexts: [String: [String]]
  /// What a document of the system states.
  public var claim: ContrastClaim?
  /// Who says that the two are seen on each other.
  public var origin: Origin
  /// Where that is said, to which diagnostics point.
  public var location: SourceLocation

  /// A pair as a document declares it; what is not given is text of normal size in every context.
  public init(
    name: String, foreground: Reference, background: Reference, over: [Reference] = [],
    use: Use = .text(typography: nil), contexts: [String: [String]] = [:],
    claim: ContrastClaim? = nil, origin: Origin = .declared, location: SourceLocation
  ) {
    self.name = name
    self.foreground = foreground
    self.background = background
    self.over = over
    self.use = use
    self.contexts = contexts
    self.claim = claim
    self.origin = origin
    self.location = location
  }

  /// Whether the pair has to reach a level. A shape that only a preview draws may be decoration,
  /// and names of tokens only suggest that the two meet: these are measured and left at that.
  public var isJudged: Bool {
    switch origin {
    case .declared: true
    case .drawn: use != .nonText
    case .named: false
    }
  }
}
