import CatalogModel
import DesignTokens

/// Which components draw with which tokens, found in the stylesheets of their previews.
struct TokenUsage: Sendable {
  /// Token paths in the order of the tokens, by component name.
  private(set) var tokensByComponent: [String: [TokenPath]] = [:]
  /// Components in their order, by token path.
  private(set) var componentsByToken: [TokenPath: [Component]] = [:]

  init(_ system: System) {
    var paths: [String: TokenPath] = [:]
    for token in system.tokens where !token.isInternal {
      for name in CSSProperties.names(of: token) { paths[name] = token.path }
    }
    let order = Dictionary(
      system.tokens.map(\.path).enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for component in system.components {
      let names = component.preview.stylesheets.flatMap { StylesheetScan($0.text).uses.map(\.text) }
      let used = Set(names.compactMap { paths[$0] })
      let sorted = used.sorted { (order[$0] ?? 0) < (order[$1] ?? 0) }
      tokensByComponent[component.name] = sorted
      for path in sorted { componentsByToken[path, default: []].append(component) }
    }
  }
}
