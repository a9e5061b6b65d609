import SwiftSymbols

/// What new symbols mean for code that uses the module: nothing, but for what a type has to declare
/// and what a `switch` has to cover.
struct AddedSymbols {
  private let added: [Symbol]
  private let module: PublicSymbols

  /// - Parameter module: All symbols of the newer version.
  init(_ added: [Symbol], beside module: PublicSymbols) {
    self.added = added
    self.module = module
  }

  var changes: [VersionChange] {
    let requirements = Set(added.filter { $0.origin == .requirement }.map(\.path))
    return added.filter { symbol in
      symbol.origin != .protocolExtension || !requirements.contains(symbol.path)
    }.map(change)
  }

  private func change(_ symbol: Symbol) -> VersionChange {
    var change = VersionChange(.api, symbol.shownName, .added, .additive, after: symbol.location)
    if symbol.kind == .enumCase {
      change.effect = .breaking
      change.reason = .caseToCover
    } else if symbol.origin == .requirement {
      let hasDefault = hasDefault(symbol)
      change.effect = hasDefault ? .additive : .breaking
      change.reason = hasDefault ? .implementationGiven : .declarationNeeded
    }
    return change
  }

  /// A default for some conforming types alone leaves the others without one.
  private func hasDefault(_ requirement: Symbol) -> Bool {
    if requirement.kind == .associatedtype { return requirement.declaration.contains("=") }
    return module.overloads(of: requirement).contains { symbol in
      symbol.origin == .protocolExtension && symbol.name == requirement.name
        && symbol.extensionConstraints == nil
    }
  }
}
