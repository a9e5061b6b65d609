import CatalogModel
import DesignTokens
import InterfaceStrings

/// What a search finds of tokens: their paths, what CSS and Swift call them, and the values that
/// they have in any context.
struct TokenSearch {
  let system: System
  let words: Words

  func parts(ofGroup group: String) -> [SearchPart] {
    system.tokens(ofGroup: group).map(part)
  }

  private func part(_ token: Token) -> SearchPart {
    var part = SearchPart(
      .token, token.path.text, anchor: ReferenceIndex.anchor(of: token.path))
    part.place = words.tokenType(token.type)
    part.names = [token.path.cssProperty, system.swiftName(of: token)].compactMap(\.self)
    if let last = part.names.last?.split(separator: ".").last { part.names.append(String(last)) }
    let values = values(of: token)
    let texts = values.map { TokenValueText(words).text(of: $0) }
    part.colors = distinct(values.compactMap(hex))
    // Colours are found as colours.
    part.keywords = part.colors.isEmpty ? distinct(texts).joined(separator: " ") : ""
    part.text = [token.description ?? "", distinct(texts).prefix(4).joined(separator: ", ")]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    return part
  }

  /// One for each group of contexts that share a value.
  private func values(of token: Token) -> [TokenValue] {
    let axes = token.axes
    let modifiers = system.tokens.modifiers.filter { axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    let groups = ContextGroup.groups(of: modifiers, defaults: system.tokens.defaultContext) {
      choice -> TokenValue? in
      let value = token.value(in: Context(choice))
      return value?.isUnknown == true ? nil : value?.value
    }
    return groups.compactMap(\.1)
  }

  private func hex(_ value: TokenValue) -> String? {
    guard case .color(let color) = value else { return nil }
    return color.value.srgb.hexWithAlpha
  }

  private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
