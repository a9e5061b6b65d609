import SwiftSymbols

/// The members of a module's types that components are called by, gathered in one walk.
struct ComponentMembers {
  private var initializersByType: [[String]: [Symbol]] = [:]
  private var membersByStyle: [String: [Symbol]] = [:]
  /// The names of the types at the top.
  private var types: Set<String> = []

  init(_ module: ModuleSymbols) {
    for symbol in module.symbols {
      if symbol.kind == .initializer {
        initializersByType[symbol.container, default: []].append(symbol)
      } else if let type = symbol.styleType {
        membersByStyle[type, default: []].append(symbol)
      } else if symbol.kind.isType, symbol.container.isEmpty {
        types.insert(symbol.name)
      }
    }
  }

  func initializers(of path: [String]) -> [Symbol] { initializersByType[path] ?? [] }

  /// The static members that give a style of the type at `path`.
  func styleMembers(of path: [String]) -> [Symbol] {
    membersByStyle[path.joined(separator: ".")] ?? []
  }

  /// Whether a type at the top is called so.
  func hasType(_ name: String) -> Bool { types.contains(name) }
}
