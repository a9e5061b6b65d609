import CatalogModel
import DesignTokens
import InterfaceStrings
import ReportFacts
import SearchIndex

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
    let texts = distinct(values.map { TokenValueText(words).text(of: $0.value) })
    part.colors = colors(values)
    // Colours are found as colours.
    if part.colors.isEmpty { part.keywords = keywords(texts) }
    part.text = [token.description ?? "", texts.prefix(4).joined(separator: ", ")]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    return part
  }

  /// The values, and those with a unit as people type them: `16px`.
  private func keywords(_ values: [String]) -> String {
    let measures = values.filter { $0.first?.isNumber == true && $0.utf8.count <= 16 }
      .map { $0.filter { !$0.isWhitespace } }
    return (values + measures).joined(separator: " ")
  }

  /// The colours with the contexts in which the token has them.
  private func colors(
    _ values: [(value: TokenValue, contexts: String)]
  ) -> [SearchDocument.Color] {
    var colors: [SearchDocument.Color] = []
    for (value, contexts) in values {
      guard let hex = hex(value) else { continue }
      if let known = colors.firstIndex(where: { $0.hex == hex }) {
        colors[known].context += "; " + contexts
      } else {
        colors.append(SearchDocument.Color(hex, context: contexts))
      }
    }
    // The only colour needs no context.
    if colors.count == 1 { colors[0].context = "" }
    return colors
  }

  /// One for each group of contexts that share a value, with what the contexts are called.
  private func values(of token: Token) -> [(value: TokenValue, contexts: String)] {
    let axes = token.axes
    let modifiers = system.tokens.modifiers.filter { axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    let groups = ContextGroup.groups(of: modifiers, defaults: system.tokens.defaultContext) {
      choice -> TokenValue? in
      let value = token.value(in: Context(choice))
      return value?.isUnknown == true ? nil : value?.value
    }
    return groups.compactMap { group, value in value.map { ($0, words.contexts(group)) } }
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
