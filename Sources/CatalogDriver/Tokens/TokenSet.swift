import DesignTokens
import Diagnostics
import SwiftTokens

/// Tokens that belong together, whatever they were read from.
public struct TokenSet: Sendable {
  public var tokens: ResolvedTokens
  /// With places as seen from the working folder.
  public var diagnostics: [Diagnostic]
  /// Constants of Swift source whose value only a running program knows.
  public var unevaluated: [UnevaluatedConstant] = []
  /// The Swift type that holds them, where they were read from Swift source.
  public var namespace: String?

  static let empty = TokenSet(tokens: .empty, diagnostics: [])
}
