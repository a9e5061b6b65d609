import DesignTokens
import SwiftTokens

extension System {
  /// What Swift code calls a token: as the source declares it where the tokens come from there,
  /// otherwise as the token says or as its path reads in Swift. `nil` for a token that Swift needs
  /// no constant for.
  public func swiftName(of token: Token) -> String? {
    if token.metadata.hasSwift == false { return nil }
    if tokenOrigin == .swift, let name = swiftTokens?.swiftNames[token.path] { return name }
    if let stated = token.metadata.swift { return stated }
    // Swift has no word for a value that is kept as it was written.
    return token.type == .other ? nil : token.path.swiftName(namespace: swiftNamespace)
  }

  /// The constants of the source that are tokens by name, yet have neither value nor stand-in; none
  /// where the tokens come from files.
  public var unevaluatedConstants: [UnevaluatedConstant] {
    guard tokenOrigin == .swift else { return [] }
    return (swiftTokens?.unevaluated ?? []).filter { tokens[$0.path] == nil }
  }
}
