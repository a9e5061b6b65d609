import AgentUI
import SwiftSymbols

/// The public declarations of modules, by the names that code uses.
struct DeclaredAPI {
  let tokens: Set<String>
  /// The names that paths of tokens begin with: `DS`.
  let namespaces: Set<String>
  private let modules: Set<String>
  private var typesByPath: [String: Symbol] = [:]
  /// All types of one name, however deeply they are nested.
  private var typesByName: [String: [Symbol]] = [:]
  private var membersByPath: [String: [Symbol]] = [:]
  private var methodsByName: [String: [Symbol]] = [:]
  private var functionsByName: [String: [Symbol]] = [:]
  /// The paths of all types, sorted.
  private(set) var typeNames: [String] = []

  init(_ modules: [ModuleSymbols], tokens: Set<String>) {
    self.tokens = tokens
    self.modules = Set(modules.map(\.name))
    namespaces = Set(
      tokens.compactMap { $0.contains(".") ? $0.split(separator: ".").first.map(String.init) : nil }
    )
    for symbol in modules.flatMap(\.symbols) {
      if symbol.kind.isType || symbol.kind == .typealias {
        typesByPath[symbol.path.joined(separator: ".")] = symbol
        typesByName[symbol.name, default: []].append(symbol)
      }
      if symbol.container.isEmpty {
        if symbol.kind == .function { functionsByName[symbol.baseName, default: []].append(symbol) }
        continue
      }
      membersByPath[symbol.container.joined(separator: "."), default: []].append(symbol)
      if symbol.kind == .method { methodsByName[symbol.baseName, default: []].append(symbol) }
    }
    typeNames = typesByPath.keys.sorted()
  }

  /// Whether a type exists though the sources do not declare it: a view of SwiftUI, or one that they
  /// extend.
  func isOfOthers(_ name: String) -> Bool {
    SwiftForm.extendedViews.contains(name) || membersByPath[name] != nil
  }

  /// The modifiers that the sources add to views.
  var viewModifiers: [String] {
    (membersByPath["View"] ?? []).filter { $0.kind == .method }.map(\.baseName)
  }

  /// The values that the sources add to the environment.
  var environmentValues: [Symbol] {
    (membersByPath["EnvironmentValues"] ?? []).filter { $0.kind == .property }
  }

  /// Whether a path is that of a token, or of something that a token has.
  func isToken(_ names: [String]) -> Bool {
    names.indices.dropFirst().contains { tokens.contains(names[...$0].joined(separator: ".")) }
  }

  /// Names of a path without the module before them. A type that is named as its module hides it
  /// where the type has what the path names next.
  func withoutModule(_ names: [String]) -> [String] {
    guard names.count > 1, modules.contains(names[0]), !isOfType(names) else { return names }
    return Array(names.dropFirst())
  }

  private func isOfType(_ names: [String]) -> Bool {
    guard let type = typesByPath[names[0]] else { return false }
    return typesByPath[names[0] + "." + names[1]] != nil || !members(of: type, names[1]).isEmpty
  }

  func type(_ path: [String]) -> Symbol? { typesByPath[path.joined(separator: ".")] }

  /// The type that a declaration means by a name: a path, or the only nested type called so.
  func type(named name: String) -> Symbol? {
    if let type = typesByPath[name] { return type }
    let found = typesByName[name.split(separator: ".").last.map(String.init) ?? name] ?? []
    return found.count == 1 && !name.contains(".") ? found[0] : nil
  }

  /// The members of a type, from its declaration and its extensions.
  func members(of type: Symbol, _ name: String) -> [Symbol] {
    members(of: type).filter { Self.plain($0.baseName) == name }
  }

  func members(of type: Symbol) -> [Symbol] {
    membersByPath[type.path.joined(separator: ".")] ?? []
  }

  func methods(_ name: String) -> [Symbol] { methodsByName[name] ?? [] }

  func functions(_ name: String) -> [Symbol] { functionsByName[name] ?? [] }

  static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
