import DesignTokens
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
