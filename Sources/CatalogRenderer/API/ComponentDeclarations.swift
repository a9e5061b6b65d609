import AgentUI
import CatalogModel
import SwiftSymbols

/// Which public declarations belong to which component, gathered in one walk over both.
struct ComponentDeclarations: Sendable {
  /// A type or a method of a module.
  private struct Name: Hashable {
    var module: String
    var text: String
  }

  private let components: [Component]
  /// By the file of the component, in the order of the sources.
  private var symbols: [String: [Symbol]] = [:]
  /// The first component of a type, and of a modifier's method, by position.
  private var positionsByType: [Name: Int] = [:]
  private var positionsByCall: [Name: Int] = [:]

  init(_ system: System) {
    components = system.components
    for (position, component) in components.enumerated() {
      let swift = component.contract.swift
      let type = Name(module: swift.module, text: swift.type)
      if positionsByType[type] == nil { positionsByType[type] = position }
      guard let call = swift.methodName.map({ Name(module: swift.module, text: $0) }) else {
        continue
      }
      if positionsByCall[call] == nil { positionsByCall[call] = position }
    }
    addSymbols(of: system)
  }

  private mutating func addSymbols(of system: System) {
    var filesByType: [String: [String]] = [:]
    var filesByCall: [String: [String]] = [:]
    for component in components {
      let swift = component.contract.swift
      let file = component.location.path
      for type in Set([swift.type] + component.contract.props.compactMap(\.swiftType)) {
        filesByType[type, default: []].append(file)
      }
      if let call = swift.methodName { filesByCall[call, default: []].append(file) }
    }
    for symbol in system.modules.lazy.flatMap(\.symbols) {
      var files = Set(symbol.path.first.flatMap { filesByType[$0] } ?? [])
      if symbol.externalType != nil { files.formUnion(filesByCall[symbol.baseName] ?? []) }
      for file in files { symbols[file, default: []].append(symbol) }
    }
  }

  /// The declarations a component consists of: its type and those of its props with their members,
  /// and for a modifier the method that applies it, in the order of the sources.
  func symbols(of component: Component) -> [Symbol] { symbols[component.location.path] ?? [] }

  /// The first component that a type or a modifier's method is the Swift form of.
  func component(of symbol: Symbol) -> Component? {
    let type = positionsByType[Name(module: symbol.module, text: symbol.dottedPath)]
    let call =
      symbol.externalType == nil
      ? nil : positionsByCall[Name(module: symbol.module, text: symbol.baseName)]
    return [type, call].compactMap(\.self).min().map { components[$0] }
  }
}

extension SwiftForm {
  /// What the declaration of ``call`` is called, without a property that leads to it.
  fileprivate var methodName: String? { leadsByProperty ? method : call }
}
