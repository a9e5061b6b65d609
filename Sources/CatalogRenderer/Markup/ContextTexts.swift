import AgentUI
import CatalogModel
import DesignTokens

/// A text that differs between contexts. All its forms stand in the page, and rules beside those of
/// the tokens show the one of the chosen context, without scripts that of the reader's system.
enum ContextTexts {
  /// More forms than these are too much for a line: it says the first, that of the default.
  private static let limit = 64

  /// - Parameter forms: Markup for each group of contexts, that of the default context first.
  static func markup(_ forms: [(group: ContextGroup, html: String)], system: String) -> String {
    guard Set(forms.map(\.html)).count > 1, forms.count <= limit else {
      return forms.first?.html ?? ""
    }
    let inner = forms.map { group, html in "<span\(attributes(group))>\(html)</span>" }
    return "<span class=\"by-context\"\(HTML.attributes([("data-contexts", system)]))>"
      + inner.joined() + "</span>"
  }

  /// The attributes of a form that holds in a group of contexts. What is around it, at any height,
  /// has the system in `data-contexts`.
  static func attributes(_ group: ContextGroup) -> String {
    HTML.attributes(
      group.parts.filter { !$0.isEvery }.map { part in
        (attribute(of: part.modifier), mark(part.contexts))
      })
  }

  /// The rules that hide the forms of other contexts than the chosen one.
  static func stylesheet(_ modifiers: [TokenModifier], system: String) -> String {
    let scope = "[data-contexts=\(CSSValue.quoted(system))]"
    let queries = MediaQueries(modifiers)
    return "\n"
      + modifiers.filter { $0.contexts.count > 1 }.map { rules($0, queries, scope) }.joined()
  }

  private static func rules(
    _ modifier: TokenModifier, _ queries: MediaQueries, _ scope: String
  ) -> String {
    let chosen = PreviewScope.attributeName(of: modifier.name)
    let form = attribute(of: modifier.name)
    func hiding(others context: String, where choice: String) -> String {
      "\(scope)\(choice) [\(form)]:not([\(form)*=\(CSSValue.quoted(mark([context])))]) "
        + "{ display: none; }\n"
    }
    func isChosen(_ context: String) -> String { "[\(chosen)=\(CSSValue.quoted(context))]" }
    let isOpen = ":not(\(modifier.contexts.map(isChosen).joined(separator: ", ")))"
    let asked = modifier.contexts.compactMap { context -> (context: String, query: String)? in
      guard context != modifier.defaultContext else { return nil }
      return queries.query(modifier.name, context).map { (context, $0) }
    }
    let automatic = asked.map { context, query in
      "@media \(query) {\n\(hiding(others: context, where: isOpen))}\n"
    }
    let byDefault = hiding(others: modifier.defaultContext, where: isOpen)
    let any = asked.map(\.query).joined(separator: " or ")
    let none = asked.count == 1 ? any : "(\(any))"
    return modifier.contexts.map { hiding(others: $0, where: isChosen($0)) }.joined()
      + automatic.joined()
      + (asked.isEmpty ? byDefault : "@media not \(none) {\n\(byDefault)}\n")
  }

  /// The attribute of a form that names the contexts of a modifier in which it holds.
  private static func attribute(of modifier: String) -> String {
    PreviewScope.attributeName(of: "in-" + modifier)
  }

  private static func mark(_ contexts: [String]) -> String {
    "|" + contexts.map { "\($0)|" }.joined()
  }
}
