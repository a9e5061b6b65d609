import CatalogModel
import DesignTokens

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
  /// The public declarations, which components and tokens of the same name go before.
  let symbols: SymbolIndex
  /// Tokens by what Swift code calls them.
  private var swiftTokens: [String: TokenPath] = [:]

  init(_ system: System) {
    symbols = SymbolIndex(system)
    for module in system.modules where symbols.target(of: module.name) == nil {
      targets[module.name] = Target(
        kind: .symbol, route: .api(system: system.slug),
        anchor: symbols.moduleAnchors[module.name], title: "module \(module.name)")
    }
    for component in system.components { add(component, system) }
    for token in system.tokens where !token.isInternal { add(token, system) }
  }

  /// The target of a name. A call, `Badge(text:level:)`, is also found by what it calls, and a name
  /// in DocC's notation, `DS/Spacing/m`, by its parts.
  ///
  /// - Parameter scope: Where in the API the name stands, so that names of members need no type
  ///   before them; `nil` for texts that belong to no declaration.
  func target(of name: String, in scope: SymbolScope? = nil) -> Target? {
    if scope?.ownNames.contains(name) == true { return nil }
    let spellings = Self.spellings(of: name)
    if let scope {
      for spelling in spellings {
        if let target = symbols.target(of: spelling, inside: scope) { return target }
      }
    }
    for spelling in spellings {
      if let target = targets[spelling] { return target }
      if let scope, let target = symbols.target(of: spelling, inModule: scope.module) {
        return target
      }
      if let target = symbols.target(of: spelling) { return target }
    }
    return nil
  }

  /// A name as it is written, then with dots for DocC's slashes, then without arguments.
  static func spellings(of name: String) -> [String] {
    var spellings = [name]
    if name.utf8.contains(UInt8(ascii: "/")) {
      spellings.append(name.split(separator: "/").joined(separator: "."))
    }
    if let last = spellings.last, let call = last.firstIndex(of: "("), call != last.startIndex {
      spellings.append(String(last[..<call]))
    }
    return spellings
  }

  /// The token that a constant of this name holds: `DS.Spacing.m`.
  func token(ofSwiftName name: String) -> TokenPath? { swiftTokens[name] }

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
    swiftTokens[swiftName] = token.path
    for name in Self.constants(of: token, system) {
      swiftTokens[name] = token.path
      if targets[name] == nil, symbols.target(of: name) == nil { targets[name] = target }
    }
  }

  /// What Swift code calls a token, as its metadata and the sources say.
  private static func constants(of token: Token, _ system: System) -> [String] {
    [token.metadata.swift, system.swiftName(of: token)].compactMap(\.self)
  }

  /// The names that may lead to a token, if nothing else has them.
  static func names(of token: Token, _ system: System) -> Set<String> {
    Set(
      [token.path.text, token.path.swiftName(namespace: system.swiftNamespace)]
        + constants(of: token, system))
  }

  private mutating func add(_ component: Component, _ system: System) {
    targets[component.name] = Target(
      kind: .component, route: .component(component.slug, system: system.slug), anchor: nil,
      title: component.summary)
  }
}
