import CatalogModel
import DesignTokens

/// The tokens behind the custom properties that previews paint with.
struct PaintedTokens {
  private let colors: [String: Token]
  private let typography: [String: Token]
  /// The colours below which nothing makes a difference.
  private let covers: Set<TokenPath>

  init(_ tokens: ResolvedTokens) {
    func byProperty(_ type: TokenType) -> [String: Token] {
      Dictionary(
        tokens.lazy.filter { $0.type == type && !$0.isInternal }
          .map { ($0.path.cssProperty, $0) }, uniquingKeysWith: { first, _ in first })
    }
    colors = byProperty(.color)
    typography = byProperty(.typography)
    covers = Set(colors.values.lazy.filter(\.isCover).map(\.path))
  }

  func color(_ property: String) -> TokenPath? { colors[property]?.path }

  func typography(_ property: String) -> TokenPath? { typography[property]?.path }

  /// The layers that make a difference in some context: those from the topmost cover on.
  ///
  /// - Parameter layers: From the bottom up.
  func visible(_ layers: [TokenPath]) -> [TokenPath] {
    layers.lastIndex(where: covers.contains).map { Array(layers[$0...]) } ?? layers
  }

  /// The same of custom properties, of which some may be no colours.
  func visible(_ properties: [String]) -> (properties: [String], isClosed: Bool) {
    let top = properties.lastIndex { color($0).map(covers.contains) == true }
    return (Array(properties[(top ?? 0)...]), top != nil)
  }
}

extension Token {
  /// Whether in no context what lies below the colour makes a difference: it is opaque, or nobody
  /// can tell what is seen.
  fileprivate var isCover: Bool {
    combinations.allSatisfy { context in
      guard let value = value(in: context), !value.isUnknown else { return true }
      guard case .color(let color) = value.value else { return false }
      return color.value.alpha >= 1
    }
  }
}
