import DesignTokens
import Diagnostics

/// What token files and Swift source say differently about one token.
public struct DriftEntry: Hashable, Sendable {
  /// The values of both sides in one context.
  public struct Difference: Hashable, Sendable {
    /// Empty where contexts make no difference.
    public var context: Context
    /// As the token files have it, in the notation of CSS.
    public var token: String
    /// As the Swift source has it, in the notation of CSS.
    public var swift: String
  }

  /// How the sides differ.
  public enum Kind: Hashable, Sendable {
    /// The token has no constant.
    case missingInSwift
    /// The constant has no token.
    case extraInSwift
    /// The constant's name differs from that of the token in letter case or separators only.
    case differentName(expected: String)
    /// The values differ, in each of these contexts.
    case different([Difference])
    /// Nothing can be said, for this reason.
    case notComparable(reason: String)
  }

  /// The path of the token, or the one that an extra constant would have.
  public var path: TokenPath
  /// The name of the constant, or the one that a missing constant should have.
  public var swiftName: String
  /// How the sides differ.
  public var kind: Kind
  /// Where the token is defined; `nil` for an extra constant.
  public var tokenLocation: SourceLocation?
  /// Where the constant is declared; `nil` for a missing one.
  public var swiftLocation: SourceLocation?
}
