import ColorScience
import DesignTokens
import Diagnostics

/// A colour that would make a failing pair pass, and where to write it.
public struct ContrastAdvice: Hashable, Sendable {
  /// Which colour of the pair changes.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    case foreground, background
  }

  public var side: Side
  /// The token that states the colour in this context: the one of the pair, or the last of those it
  /// is an alias of.
  public var token: TokenPath
  /// Where that token is defined.
  public var location: SourceLocation?
  public var passing: PassingColor

  /// What to write as the token's `$value`; a colour that eight bits a channel can give has its
  /// hexadecimal form with it.
  public var value: TokenColor {
    let color = passing.color
    return TokenColor(color, hex: color.space == .srgb ? color.srgb.hex : nil)
  }

  public init(side: Side, token: TokenPath, location: SourceLocation?, passing: PassingColor) {
    self.side = side
    self.token = token
    self.location = location
    self.passing = passing
  }
}
