import SwiftSymbols
import SymbolKit

/// A requirement on a generic parameter.
typealias GraphConstraint = SymbolGraph.Symbol.Swift.GenericConstraint

extension GraphConstraint {
  /// As in a `where` clause: `Element: Equatable`.
  var text: String {
    switch kind {
    case .conformance, .superclass: "\(leftTypeName): \(rightTypeName)"
    case .sameType: "\(leftTypeName) == \(rightTypeName)"
    }
  }
}

extension SymbolTranslator {
  /// The entries of `@available`, the graph's order kept.
  static func availability(of entry: GraphEntry) -> [SwiftSymbols.Availability] {
    let all = entry.symbol[mixin: SymbolGraph.Symbol.Availability.self]?.availability ?? []
    return all.map { item in
      var result = SwiftSymbols.Availability(
        platform: item.domain?.rawValue ?? "*", introduced: item.introducedVersion?.short)
      result.deprecated = item.deprecatedVersion?.short
      result.obsoleted = item.obsoletedVersion?.short
      result.message = item.message
      result.renamed = item.renamed
      result.isDeprecated = item.isUnconditionallyDeprecated || item.deprecatedVersion != nil
      result.isUnavailable = item.isUnconditionallyUnavailable
      return result
    }
  }
}

extension SymbolGraph.SemanticVersion {
  /// As people write it: `17`, `13.4`, `5.10.1`.
  fileprivate var short: String {
    patch != 0 ? "\(major).\(minor).\(patch)" : minor != 0 ? "\(major).\(minor)" : "\(major)"
  }
}
