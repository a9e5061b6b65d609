import ColorScience
import DesignTokens
import Diagnostics
import JSONTree

/// A colour that would make a failing pair pass, and where to write it.
public struct ContrastAdvice: Hashable, Sendable {
  /// Which colour of the pair changes.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The text or graphic, or the colour directly behind it.
    case foreground, background
  }

  /// Which colour of the pair the advice changes.
  public var side: Side
  /// The token that states the colour in this context: the one of the pair, or the last of those it
  /// is an alias of, unless that one is a fact with sources.
  public var token: TokenPath
  /// Where that token is defined.
  public var location: SourceLocation?
  /// The colour to write, with the ratio that it reaches.
  public var passing: PassingColor
  /// Whether the value may hold in the contexts of its row alone: where the same token is used in
  /// another context, it would make the pair fail that passes now.
  public var isLocal: Bool

  /// What to write as the token's `$value`; a colour that eight bits a channel can give has its
  /// hexadecimal form with it.
  public var value: TokenColor {
    let color = passing.color
    return TokenColor(color, hex: color.space == .srgb ? color.srgb.hex : nil)
  }

  /// ``value`` in JSON, on one line.
  public var json: String { JSONWriter().string(JSONExporter.value(of: .color(value))) }

  /// The colour in hexadecimal where that says all, otherwise ``json``: what is rounded need not
  /// pass.
  public var written: String {
    let color = passing.color
    return color.space == .srgb && color.alpha >= 1 ? color.srgb.hex : json
  }

  /// Advice to give `token` another value; it may hold everywhere unless `isLocal`.
  public init(
    side: Side, token: TokenPath, location: SourceLocation?, passing: PassingColor,
    isLocal: Bool = false
  ) {
    self.side = side
    self.token = token
    self.location = location
    self.passing = passing
    self.isLocal = isLocal
  }
}
