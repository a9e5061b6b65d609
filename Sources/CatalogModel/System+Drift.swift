import DesignTokens
import SwiftTokens

extension System {
  /// The tokens compared with the Swift source; `nil` when there is no source, or when the tokens
  /// come from it.
  public var drift: TokenDrift? {
    guard let swiftTokens, tokenOrigin == .files else { return nil }
    return TokenDrift(tokens: tokens, source: swiftTokens, namespace: swiftNamespace)
  }
}
