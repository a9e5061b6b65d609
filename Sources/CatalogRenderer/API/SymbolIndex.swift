import CatalogModel
import DocumentationCoverage
import SwiftSymbols

/// Where the public declarations of a system are shown, and what their names mean within each
/// other.
struct SymbolIndex: Sendable {
  /// A symbol across modules.
  struct ID: Hashable, Sendable {
    var module: String
    var key: String

    init(_ symbol: Symbol) { self.init(module: symbol.module, key: symbol.key) }

    init(module: String, key: String) {
      self.module = module
      self.key = key
    }
  }

  typealias Target = ReferenceIndex.Target

  /// In the order of ``System/symbolPages``.
  let pages: [SymbolPage]
  /// Their names, in the order of the system.
  private let modules: [String]
  /// The element that shows a module on the overview, by the module's name.
  private(set) var moduleAnchors: [String: String] = [:]
  private var anchors: [ID: String] = [:]
  private var routes: [ID: Route] = [:]
  /// By module, then by path with dots between the names.
  private var targets: [String: [String: Target]] = [:]
  /// The part of them that is added to types of other modules.
  private var extended: [String: [String: Target]] = [:]
  /// What documentation catalogs say of declarations.
  private var articles: [ID: SymbolArticle] = [:]
  /// How they arrange the declarations of modules.
  private var moduleTopics: [String: [SymbolTopics.Group]] = [:]
  private var genericNames: [String: [[String]: [String]]] = [:]

  init(_ system: System) {
    pages = system.symbolPages
    modules = system.modules.map(\.name)
    var moduleSlugs = UniqueSlugs()
    for module in system.modules {
      moduleAnchors[module.name] = moduleSlugs.slug(of: "module-\(module.name)")
    }
    for page in pages {
      let symbols = (page.type.map { [$0] } ?? []) + page.members
      for symbol in symbols { routes[ID(symbol)] = page.route }
      genericNames[page.module, default: [:]][page.path] = page.type?.signature.genericNames
    }
    var slugs = UniqueSlugs(reserved: Self.reservedAnchors)
    for symbol in system.modules.flatMap(\.symbols) {
      anchors[ID(symbol)] = slugs.slug(of: symbol.dottedPath)
      if let target = target(of: symbol) { add(target, for: symbol) }
    }
    for article in system.symbolArticles {
      if let key = article.symbol {
        articles[ID(module: article.module, key: key)] = article
      } else {
        moduleTopics[article.module, default: []] += article.topics
      }
    }
  }

  /// What a documentation catalog says of a declaration.
  func article(of symbol: Symbol) -> SymbolArticle? { articles[ID(symbol)] }

  /// The groups that its documentation puts the members of a type in.
  func topics(of symbol: Symbol) -> [SymbolTopics.Group] {
    let comment = symbol.documentation.comment?.discussion.map { SymbolTopics($0).groups } ?? []
    return comment + (article(of: symbol)?.topics ?? [])
  }

  /// The groups that documentation catalogs put the declarations of a module in.
  func topics(ofModule name: String) -> [SymbolTopics.Group] { moduleTopics[name] ?? [] }

  /// The id of the element that shows a symbol, on whatever page that is.
  func anchor(of symbol: Symbol) -> String { anchors[ID(symbol)] ?? Slug.of(symbol.key) }

  /// The page that shows a symbol.
  func route(of symbol: Symbol) -> Route? { routes[ID(symbol)] }

  /// Where a symbol is explained: a page of its own, or a part of one.
  func target(of symbol: Symbol) -> Target? {
    guard let route = routes[ID(symbol)] else { return nil }
    return Target(
      kind: .symbol, route: route, anchor: symbol.kind.isType ? nil : anchor(of: symbol),
      title: symbol.declaration)
  }

  /// The declaration at a path of a module.
  func target(of path: String, inModule module: String) -> Target? { targets[module]?[path] }

  /// The first declaration of that path in any module, and below `Module.` in that module. Below
  /// the name of another module it is what the system adds there: `SwiftUI.View.card()`.
  func target(of path: String) -> Target? {
    for module in modules {
      if let target = targets[module]?[path] { return target }
    }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    if let module = targets[parts[0]] { return module[parts[1]] }
    return modules.lazy.compactMap { extended[$0]?[parts[1]] }.first
  }

  /// What a name means that stands inside a type: its members, then those of the enclosing types.
  func target(of name: String, inside scope: SymbolScope) -> Target? {
    guard let names = targets[scope.module] else { return nil }
    for depth in stride(from: scope.container.count, to: 0, by: -1) {
      let path = scope.container.prefix(depth).joined(separator: ".") + "." + name
      if let target = names[path] { return target }
    }
    return nil
  }

  /// The type that a name means in the declaration of a symbol.
  ///
  /// - Parameter name: As it is written, with attributes and generic arguments.
  func type(named name: String, from symbol: Symbol) -> Target? {
    let base = name.prefix { $0 != "<" }.split(separator: " ").last.map(String.init) ?? name
    return type(base, in: SymbolScope(declarationOf: symbol, self))
  }

  /// The type that a name means within a scope: as Swift looks it up, and in other modules last.
  func type(_ name: String, in scope: SymbolScope) -> Target? {
    if scope.ownNames.contains(name) { return nil }
    return target(of: name, inside: scope) ?? target(of: name, inModule: scope.module)
      ?? target(of: name)
  }

  /// The type parameters of the types along a path, which are no names of declarations.
  func genericNames(along path: [String], in module: String) -> [String] {
    (0...path.count).flatMap { genericNames[module]?[Array(path.prefix($0))] ?? [] }
  }

  private mutating func add(_ target: Target, for symbol: Symbol) {
    let call = (symbol.container + [symbol.baseName]).joined(separator: ".")
    for name in [symbol.dottedPath, call]
    where targets[symbol.module]?[name] == nil {
      targets[symbol.module, default: [:]][name] = target
      if symbol.externalType != nil { extended[symbol.module, default: [:]][name] = target }
    }
  }

  /// The ids that pages with declarations use for other elements.
  private static let reservedAnchors: Set<String> = Set(MemberGroup.allCases.map(\.anchor)).union([
    "symbol-filter", "examples", "appearances", "usage", "props", "accessibility", "contrast",
    "contrast-drawn", "contrast-unread", "tokens", "api", "related", "overview", "conforming",
  ])
}

/// Where a text or a declaration of the API stands, which decides what its names mean.
struct SymbolScope: Sendable {
  var module: String
  /// The path of the type whose members can be named without it.
  var container: [String]
  /// Names with a meaning of their own: parameters, type parameters.
  var ownNames: Set<String>

  /// The scope of what a symbol's documentation says.
  init(documentationOf symbol: Symbol) {
    module = symbol.module
    container = symbol.kind.isType ? symbol.path : symbol.container
    ownNames = Set(symbol.signature.genericNames)
    ownNames.formUnion(symbol.signature.parameters.flatMap { [$0.name, $0.label ?? ""] })
    if !symbol.kind.isType { ownNames.formUnion([symbol.name, symbol.baseName]) }
  }

  /// The scope of a symbol's declaration.
  init(declarationOf symbol: Symbol, _ index: SymbolIndex) {
    module = symbol.module
    container = symbol.kind.isType ? symbol.path : symbol.container
    ownNames = Set(symbol.signature.genericNames)
    ownNames.formUnion(index.genericNames(along: symbol.container, in: symbol.module))
  }
}
