import DesignTokens
import SwiftTokens

extension System {
  /// The tokens compared with the Swift source; `nil` when there is no source or no token, or when
  /// the tokens come from the source.
  public var drift: TokenDrift? {
    guard let swiftTokens, tokenOrigin == .files,
      tokens.contains(where: { !$0.isInternal })
    else { return nil }
    return TokenDrift(tokens: tokens, source: swiftTokens, namespace: swiftNamespace)
  }
}
