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

  public var name: String
  public var foreground: Reference
  public var background: Reference
  /// What lies below a translucent background, from the bottom up.
  public var over: [Reference]
  public var use: Use
  /// The contexts the pair is about, by modifier; all of a modifier that is not named.
  public var contexts: [String: [String]]
  /// The ratio that a document of the system states.
  public var claimed: Double?
  public var location: SourceLocation

  public init(
    name: String, foreground: Reference, background: Reference, over: [Reference], use: Use,
    contexts: [String: [String]] = [:], claimed: Double?, location: SourceLocation
  ) {
    self.name = name
    self.foreground = foreground
    self.background = background
    self.over = over
    self.use = use
    self.contexts = contexts
    self.claimed = claimed
    self.location = location
  }
}
