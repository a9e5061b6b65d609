import CatalogModel
import Diagnostics
import SwiftSymbols

/// The public Swift API of each module.
///
/// What breaks source is what the guide to library evolution of the Swift project says of calls and
/// conformances in other modules. References to a function without calling it are not considered.
enum APIChanges: ComparisonRule {
  static func changes(_ before: SystemVersion, _ after: SystemVersion) -> [VersionChange] {
    let pairs = Pairs(before.system.modules, after.system.modules, by: \.name)
    return pairs.removed.map { .init(.api, "module \($0.name)", .removed, .breaking) }
      + pairs.added.map { .init(.api, "module \($0.name)", .added, .additive) }
      + pairs.kept.flatMap { old, new in
        ComparedModule(
          old: PublicSymbols(old), new: PublicSymbols(new), platforms: after.system.platforms
        ).changes
      }
  }
}

/// What other modules see of a module.
struct PublicSymbols {
  let symbols: [Symbol]
  private let byCall: [Call: [Symbol]]

  init(_ module: ModuleSymbols) {
    symbols = module.symbols.filter { $0.access >= .public }
    byCall = Dictionary(grouping: symbols, by: Call.init)
  }

  /// Those that are called as `symbol` is, whatever their parameters.
  func overloads(of symbol: Symbol) -> [Symbol] { byCall[Call(symbol)] ?? [] }

  /// The container, name and kind that a call names.
  private struct Call: Hashable {
    var path: [String]
    var isStatic: Bool

    init(_ symbol: Symbol) {
      path = symbol.container + [symbol.baseName]
      isStatic = symbol.kind.isStatic
    }
  }
}
