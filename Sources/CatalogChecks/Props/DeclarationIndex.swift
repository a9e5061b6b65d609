import SwiftSymbols

/// The declarations of a module by what components are called by: a module of thousands of symbols
/// is looked through once, not for each component.
struct DeclarationIndex {
  let module: ModuleSymbols
  /// The first symbol of each path.
  private var symbolsByPath: [[String]: Symbol] = [:]
  private var initializersByType: [[String]: [Symbol]] = [:]
  private var methodsByName: [String: [Symbol]] = [:]
  /// The static members that give a style, by its type.
  private var membersByStyle: [String: [Symbol]] = [:]

  init(_ module: ModuleSymbols) {
    self.module = module
    for symbol in module.symbols {
      let path = symbol.path
      if symbolsByPath[path] == nil { symbolsByPath[path] = symbol }
      switch symbol.kind {
      case .initializer: initializersByType[symbol.container, default: []].append(symbol)
      case .method: methodsByName[symbol.baseName, default: []].append(symbol)
      default:
        if let type = symbol.styleType { membersByStyle[type, default: []].append(symbol) }
      }
    }
  }

  func symbol(at path: [String]) -> Symbol? { symbolsByPath[path] }

  func initializers(of path: [String]) -> [Symbol] { initializersByType[path] ?? [] }

  func methods(_ name: String) -> [Symbol] { methodsByName[name] ?? [] }

  var methodNames: [String] { methodsByName.keys.sorted() }

  func styleMembers(of path: [String]) -> [Symbol] {
    membersByStyle[path.joined(separator: ".")] ?? []
  }
}
