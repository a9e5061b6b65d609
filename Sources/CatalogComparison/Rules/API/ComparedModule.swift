import CatalogModel
import Diagnostics
import SwiftSymbols

/// The symbols of a module in two versions: paired by their keys; of the rest, by what still takes
/// their calls, then by name; what remains was added or removed.
struct ComparedModule {
  let old: RecordedModule
  let new: PublicSymbols
  let platforms: [PlatformSupport]

  var changes: [VersionChange] {
    let pairs = Pairs(old.symbols, new.module.symbols, by: \.key)
    // A signature is read only where something differs.
    let differing = pairs.kept.filter { $0.withoutPlace != $1.withoutPlace }
    var changes = differing.flatMap { old, new -> [VersionChange] in
      let after = symbol(new)
      return ComparedSymbol(
        old: symbol(old), new: after, platforms: platforms,
        overloads: { self.new.overloads(of: after) }
      ).changes
    }
    var removed = Self.outermost(pairs.removed.map(symbol))
    var added = Self.outermost(pairs.added.map(symbol))
    Self.leaveOutCasesAsMembers(&removed, &added)
    changes += compatible(&removed, &added)
    changes += redeclared(&removed, &added) { $0.container + [$0.name] }
    changes += redeclared(&removed, &added) { $0.container + [$0.baseName] }
    changes += removed.map(self.removed)
    let additions = AddedSymbols(added, beside: new)
    return changes + additions.changes
  }

  private func symbol(_ record: RecordedSymbol) -> Symbol { record.symbol(of: old.name) }

  /// Without the members of types that are in the list themselves.
  private static func outermost(_ symbols: [Symbol]) -> [Symbol] {
    let types = Set(symbols.filter(\.kind.isType).map(\.path))
    return symbols.filter { symbol in
      !symbol.container.indices.contains { types.contains(Array(symbol.container[...$0])) }
    }
  }

  /// Cases of an enum that are static members of the type now: its users write both alike, and that
  /// the type is no enum any more is a change of its own.
  private static func leaveOutCasesAsMembers(
    _ removed: inout [Symbol], _ added: inout [Symbol]
  ) {
    let members = Set(added.filter(\.kind.isStatic).map(\.path))
    let cases = removed.filter { $0.kind == .enumCase && members.contains($0.path) }
    let paths = Set(cases.map(\.path))
    removed.removeAll { $0.kind == .enumCase && paths.contains($0.path) }
    added.removeAll { $0.kind.isStatic && paths.contains($0.path) }
  }

  /// Functions whose calls another one takes, since what it has besides has defaults.
  private func compatible(_ removed: inout [Symbol], _ added: inout [Symbol]) -> [VersionChange] {
    var changes: [VersionChange] = []
    var taken: Set<String> = []
    removed = removed.filter { symbol in
      guard let other = new.overloads(of: symbol).first(where: { $0.takesCalls(of: symbol) }) else {
        return true
      }
      taken.insert(other.key)
      var change = Self.redeclared(symbol, other, .additive)
      change.reason = .callsCompile
      changes.append(change)
      return false
    }
    added.removeAll { taken.contains($0.key) }
    return changes
  }

  /// Symbols that are the only ones of a name among those removed and among those added.
  private func redeclared(
    _ removed: inout [Symbol], _ added: inout [Symbol], by name: (Symbol) -> [String]
  ) -> [VersionChange] {
    func key(_ symbol: Symbol) -> [String] {
      [symbol.kind.isStatic ? "static" : "", symbol.origin.rawValue] + name(symbol)
    }
    let old = Dictionary(grouping: removed, by: key)
    let new = Dictionary(grouping: added, by: key)
    let pairs = removed.compactMap { symbol -> (Symbol, Symbol)? in
      guard old[key(symbol)]?.count == 1, let others = new[key(symbol)], others.count == 1 else {
        return nil
      }
      return (symbol, others[0])
    }
    let keys = (old: Set(pairs.map(\.0.key)), new: Set(pairs.map(\.1.key)))
    removed.removeAll { keys.old.contains($0.key) }
    added.removeAll { keys.new.contains($0.key) }
    return pairs.map { Self.redeclared($0, $1, .breaking) }
  }

  private static func redeclared(
    _ old: Symbol, _ new: Symbol, _ effect: VersionChange.Effect
  ) -> VersionChange {
    .init(
      .api, old.shownName, .declaration, effect, old: old.declarationLine,
      new: new.declarationLine, before: old.location, after: new.location)
  }

  private func removed(_ symbol: Symbol) -> VersionChange {
    let isDefault =
      symbol.origin == .protocolExtension
      && new.overloads(of: symbol).contains { $0.origin == .requirement && $0.name == symbol.name }
    let successor = symbol.availability.lazy.compactMap(\.renamed).first
    return .init(
      .api, symbol.shownName, .removed, .breaking,
      reason: isDefault ? .implementationGone : successor.map(ChangeReason.successor),
      before: symbol.location)
  }
}

extension Symbol {
  /// `Badge.init(text:)`, and the module before what stands in no type.
  var shownName: String { container.isEmpty ? "\(module).\(name)" : path.joined(separator: ".") }

  /// Whether every call of `other` compiles as a call of this one.
  func takesCalls(of other: Symbol) -> Bool {
    let (own, old) = (signature, other.signature)
    // A requirement has to be met, an open method is overridden, a case is a pattern as well.
    guard kind == other.kind, kind.isCallable, kind != .enumCase, other.access != .open,
      origin != .requirement, other.origin != .requirement,
      extensionConstraints == other.extensionConstraints
    else { return false }
    guard own.type == old.type, own.generics == old.generics, own.requirements == old.requirements,
      !own.isAsync || old.isAsync, own.throwing == nil || own.throwing == old.throwing
    else { return false }
    return Self.takes(own.parameters, old.parameters)
  }

  /// Whether parameters are others, in their order, with only such between as have defaults.
  private static func takes(_ parameters: [Parameter], _ others: [Parameter]) -> Bool {
    var rest = others[...]
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label, next.type == parameter.type,
        next.defaultValue == nil || parameter.defaultValue != nil
      {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}
