import DesignTokens
import Diagnostics
import SwiftPackages
import SwiftTokens

extension SwiftFiles {
  /// The tokens that the sources state.
  func load(namespace: String?, modifiers: [TokenModifier] = []) -> SwiftTokenLoad {
    SwiftTokenLoad(
      sources: sources, assets: assets,
      options: SwiftTokenOptions(namespace: namespace, modifiers: modifiers))
  }
}

extension SwiftTokenLoad {
  /// Says so where sources have no tokens because they have no type of the name that was given.
  /// Comparing nothing with them tells.
  func findings(on namespace: String) -> [Diagnostic] {
    guard tokens.isEmpty else { return [] }
    let drift = TokenDrift(tokens: .empty, source: self, namespace: namespace)
    return drift.diagnostics.filter { $0.id == .tokensDriftNamespace }.map(\.namingNamespaceOption)
  }
}

extension Diagnostic {
  /// With the option to correct in place of the key of a manifest, where there is no manifest.
  var namingNamespaceOption: Diagnostic {
    var copy = self
    copy.suggestion = suggestion?.replacing("'swiftNamespace'", with: "'--namespace'")
    return copy
  }
}
