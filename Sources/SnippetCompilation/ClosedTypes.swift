import SwiftSymbols

/// The types of which all members are known: those that take none from a framework.
///
/// A view has what SwiftUI adds to every view, and an interface may lack some of it.
public enum ClosedTypes {
  /// The names of those among the declarations of a system.
  public static func names(in symbols: [Symbol]) -> Set<String> {
    let types = symbols.filter(\.kind.isType)
    let open = types.filter { !standard.isSuperset(of: $0.inheritance) }
    return Set(types.map(\.name)).subtracting(open.map(\.name))
  }

  /// What types take from the standard library.
  private static let standard: Set<String> = [
    "BinaryFloatingPoint", "BinaryInteger", "Bool", "CaseIterable", "Character", "Codable",
    "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Double",
    "Encodable", "Equatable", "Error", "ExpressibleByStringLiteral", "Float", "Hashable",
    "Identifiable", "Int", "LosslessStringConvertible", "OptionSet", "RawRepresentable", "Sendable",
    "SetAlgebra", "String", "UInt", "@unchecked Sendable",
  ]
}
