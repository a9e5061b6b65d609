import Diagnostics
import SwiftSymbols
import SymbolKit

/// Turns the symbols of one module's graphs into ``Symbol`` values, all but their documentation.
struct SymbolTranslator {
  private let module: String
  private let entries: [String: GraphEntry]
  /// Types that the entry's extensions and declaration name after the colon.
  private var inheritance: [String: [String]] = [:]
  private var requirements: Set<String> = []
  private var overrides: Set<String> = []
  /// By the path of a type, what its own `where` clause says: extensions repeat it in graphs.
  private var typeConstraints: [[String]: Set<GraphConstraint>] = [:]

  init(_ graph: ModuleGraph) {
    module = graph.name
    entries = Dictionary(
      graph.entries.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in graph.entries where entry.kind.isType {
      typeConstraints[entry.path] = Set(entry.constraints)
    }
    for relationship in graph.relationships { take(relationship) }
  }

  private mutating func take(_ relationship: GraphRelationship) {
    switch relationship.kind {
    case .conformsTo, .inheritsFrom:
      let name = name(of: relationship)
      guard !Self.implied.contains(name) else { return }
      if inheritance[relationship.source]?.contains(name) != true {
        inheritance[relationship.source, default: []].append(name)
      }
    case .requirementOf, .optionalRequirementOf: requirements.insert(relationship.source)
    case .overrides: overrides.insert(relationship.source)
    default: break
    }
  }

  /// Conformances that nobody writes: every type has them unless it is said otherwise.
  private static let implied: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]

  /// A type of this module by its path, another by its name there.
  private func name(of relationship: GraphRelationship) -> String {
    if let target = entries[relationship.target] {
      return target.path.joined(separator: ".")
    }
    let name = relationship.targetFallback ?? ""
    return name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
  }

  func symbol(for entry: GraphEntry, path: String) -> SwiftSymbols.Symbol {
    let position = entry.position
    var symbol = SwiftSymbols.Symbol(
      entry.kind, entry.path.last ?? "", in: entry.path.dropLast(), module: module,
      at: SourceLocation(path, line: position.line + 1, column: position.character + 1))
    symbol.access = entry.access
    symbol.availability = Self.availability(of: entry)
    symbol.inheritance = inheritance[entry.identifier] ?? []
    readExtension(of: entry, into: &symbol)
    let declaration = entry.declaration.replacing("`Self`", with: "Self")
    symbol.isOverride = overrides.contains(entry.identifier) || declaration.hasOverride
    symbol.read(declaration: declaration)
    return symbol
  }

  private func readExtension(of entry: GraphEntry, into symbol: inout SwiftSymbols.Symbol) {
    guard let block = entry.block else {
      if requirements.contains(entry.identifier) { symbol.origin = .requirement }
      return
    }
    let isOfModule = block.extendedModule == module
    symbol.origin = isOfModule && block.isOfProtocol ? .protocolExtension : .extension
    let own = typeConstraints[symbol.container] ?? []
    let added = block.constraints.filter { !own.contains($0) }.compactMap(\.text)
    symbol.extensionConstraints = added.isEmpty ? nil : added.joined(separator: ", ")
    guard !isOfModule, typeConstraints[symbol.container] == nil else { return }
    symbol.externalType = SwiftSymbols.Symbol.ExternalType(
      name: symbol.container.joined(separator: "."), module: block.extendedModule)
  }
}

extension String {
  fileprivate var hasOverride: Bool { split(separator: " ").contains("override") }
}
