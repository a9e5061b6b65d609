import CatalogModel
import Diagnostics
import SwiftSymbols

/// The public Swift API of each module.
///
/// What breaks source is what the guide to library evolution of the Swift project says of calls and
/// conformances in other modules. References to a function without calling it are not considered.
enum APIChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    let pairs = Pairs(before.modules, after.modules, by: \.name)
    return pairs.removed.map { .init(.api, "module \($0.name)", .removed, .breaking) }
      + pairs.added.map { .init(.api, "module \($0.name)", .added, .additive) }
      + pairs.kept.flatMap { old, new in
        ComparedModule(old: old, new: PublicSymbols(new), platforms: after.platforms).changes
      }
  }
}

/// What other modules see of a module.
struct PublicSymbols {
  let module: RecordedModule
  private let byCall: [Call: [RecordedSymbol]]

  init(_ module: RecordedModule) {
    self.module = module
    byCall = Dictionary(grouping: module.symbols) { symbol in
      Call(path: symbol.container + [symbol.baseName], isStatic: symbol.kind.isStatic)
    }
  }

  /// Those that are called as `symbol` is, whatever their parameters.
  func overloads(of symbol: Symbol) -> [Symbol] {
    let call = Call(path: symbol.container + [symbol.baseName], isStatic: symbol.kind.isStatic)
    return (byCall[call] ?? []).map { $0.symbol(of: module.name) }
  }

  /// The container, name and kind that a call names.
  private struct Call: Hashable {
    var path: [String]
    var isStatic: Bool
  }
}

extension RecordedSymbol {
  /// ``name`` without argument labels.
  fileprivate var baseName: String { kind.baseName(of: name) }
}
