import SwiftSymbols
import SymbolKit

/// A requirement on a generic parameter.
struct GraphConstraint: Decodable, Hashable {
  /// As the compiler calls it: newer ones can have more than are known here.
  let kind: String
  let left: String
  let right: String

  private enum CodingKeys: String, CodingKey {
    case kind
    case left = "lhs"
    case right = "rhs"
  }

  /// As in a `where` clause, `Element: Equatable`, or `nil` where the kind is not known.
  var text: String? {
    switch kind {
    case "conformance", "superclass": "\(left): \(right)"
    case "sameType": "\(left) == \(right)"
    case "sameShape": "(repeat (\(left), \(right))): Any"
    default: nil
    }
  }
}

/// The extension in which a symbol is declared.
struct GraphExtension: Decodable {
  /// The module of the type.
  let extendedModule: String
  private let typeKind: String?
  private let all: [GraphConstraint]?

  private enum CodingKeys: String, CodingKey {
    case extendedModule, typeKind
    case all = "constraints"
  }

  var isOfProtocol: Bool { typeKind == "swift.protocol" }

  /// Those of the type, which graphs repeat, and its own.
  var constraints: [GraphConstraint] { all ?? [] }
}

/// What a symbol demands of its generic parameters.
struct GraphGenerics: Decodable {
  let constraints: [GraphConstraint]?
}

/// A fact about two symbols.
struct GraphRelationship: Decodable {
  let kind: SymbolGraph.Relationship.Kind
  let source: String
  let target: String
  /// The full name of a target that another module declares.
  let targetFallback: String?
  /// The declaration that the source takes its documentation over from, or that it fulfils.
  let sourceOrigin: Origin?

  /// Named by its identifier.
  struct Origin: Decodable {
    let identifier: String
  }
}

extension SymbolTranslator {
  /// The entries of `@available`, the graph's order kept.
  static func availability(of entry: GraphEntry) -> [SwiftSymbols.Availability] {
    entry.availability.map { item in
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
