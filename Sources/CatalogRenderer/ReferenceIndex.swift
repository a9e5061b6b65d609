import CatalogModel
import DesignTokens
import SwiftSymbols

/// What names of a system lead to: tokens by path and Swift name, components, public symbols.
struct ReferenceIndex: Sendable {
  /// What a name stands for, which decides how its link looks.
  enum Kind: String, Sendable {
    case token, component, symbol
  }

  struct Target: Sendable {
    var kind: Kind
    var route: Route
    var anchor: String?
    /// What the pointer shows over a link.
    var title: String
    /// The token that is meant, where it is one.
    var token: TokenPath?
  }

  private var targets: [String: Target] = [:]
  /// The anchor of each symbol on the API page, by its key.
  private(set) var symbolAnchors: [String: String] = [:]

  init(_ system: System) {
    for module in system.modules { add(module, system) }
    for component in system.components { add(component, system) }
    for token in system.tokens where !token.isInternal { add(token, system) }
  }

  /// The target of a name. A call, `Badge(text:level:)`, is also found by what it calls, and a name
  /// in DocC's notation, `DS/Spacing/m`, by its parts.
  func target(of name: String) -> Target? {
    if let target = targets[name] { return target }
    if name.contains("/") {
      return target(of: name.split(separator: "/").joined(separator: "."))
    }
    guard let call = name.firstIndex(of: "("), call != name.startIndex else { return nil }
    return targets[String(name[..<call])]
  }

  /// The page a token is on, and its anchor there.
  static func place(of token: Token, system: String) -> (route: Route, anchor: String) {
    let group = token.path.names.first ?? token.path.text
    return (.tokenGroup(group, system: system), anchor(of: token.path))
  }

  /// Paths keep their letter case in anchors, because it tells tokens apart. Blanks, which names of
  /// tokens may hold and names of elements may not, become hyphens.
  static func anchor(of path: TokenPath) -> String {
    path.displayNames.joined(separator: "-").split(whereSeparator: \.isWhitespace)
      .joined(separator: "-")
  }

  private mutating func add(_ token: Token, _ system: System) {
    let place = Self.place(of: token, system: system.slug)
    let target = Target(
      kind: .token, route: place.route, anchor: place.anchor,
      title: token.description ?? token.path.text, token: token.path)
    targets[token.path.text] = target
    let swiftName = token.path.swiftName(namespace: system.swiftNamespace)
    targets[swiftName] = target
    for name in [token.metadata.swift, system.swiftName(of: token)].compactMap(\.self)
    where targets[name] == nil {
      targets[name] = target
    }
  }

  private mutating func add(_ component: Component, _ system: System) {
    targets[component.name] = Target(
      kind: .component, route: .component(component.slug, system: system.slug), anchor: nil,
      title: component.summary)
  }

  private mutating func add(_ module: ModuleSymbols, _ system: System) {
    var taken: Set<String> = []
    for symbol in module.symbols {
      let name = symbol.path.joined(separator: ".")
      let base = Slug.of(name)
      var anchor = base
      var number = 2
      while !taken.insert(anchor).inserted {
        anchor = "\(base)-\(number)"
        number += 1
      }
      symbolAnchors[symbol.key] = anchor
      let target = Target(
        kind: .symbol, route: .api(system: system.slug), anchor: anchor,
        title: symbol.declaration)
      if targets[name] == nil { targets[name] = target }
      let call = (symbol.container + [symbol.baseName]).joined(separator: ".")
      if targets[call] == nil { targets[call] = target }
    }
  }
}
