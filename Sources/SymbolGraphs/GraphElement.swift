import SwiftSymbols
import SymbolKit

/// What an element of a graph's list of symbols turns out to be; decoding it never fails, as a list
/// cannot be read beyond an element that does.
enum GraphElement: Decodable {
  case symbol(GraphEntry)
  /// Of a kind that is not known.
  case unknown(kind: String)
  /// Lacks a part that every symbol has.
  case malformed
  /// Made by the compiler, hidden from users of the module, or of a kind that does not count.
  case leftOut

  private struct Kind: Decodable {
    let identifier: String
  }

  init(from decoder: any Decoder) throws {
    self = (try? Self.read(decoder)) ?? .malformed
  }

  private static func read(_ decoder: any Decoder) throws -> GraphElement {
    let container = try decoder.container(keyedBy: GraphEntry.CodingKeys.self)
    let identifier = try container.decode(SymbolGraph.Symbol.Identifier.self, forKey: .identifier)
      .precise
    if identifier.contains("::SYNTHESIZED::") { return .leftOut }
    let kindName = try container.decode(Kind.self, forKey: .kind).identifier
    if GraphKind.uncounted.contains(kindName) { return .leftOut }
    guard let kind = GraphKind.kind(kindName) else { return .unknown(kind: kindName) }
    guard container.contains(.location) else { return .leftOut }
    if try container.decodeIfPresent(Bool.self, forKey: .spi) == true { return .leftOut }
    guard let entry = try GraphEntry(identifier, kind, in: container) else { return .malformed }
    // What comes from C headers is nobody's Swift interface.
    return entry.location.uri.hasSuffix(".swift") ? .symbol(entry) : .leftOut
  }
}

/// The kinds of the format, by the identifiers that the Swift compiler writes.
enum GraphKind {
  /// Known, and no name of an interface: blocks of extension members, and modules.
  static let uncounted: Set<String> = ["swift.deinit", "swift.extension", "swift.module"]

  static func kind(_ identifier: String) -> SwiftSymbols.Symbol.Kind? { kinds[identifier] }

  private static let kinds: [String: SwiftSymbols.Symbol.Kind] = [
    "swift.struct": .struct, "swift.class": .class, "swift.actor": .actor, "swift.enum": .enum,
    "swift.protocol": .protocol, "swift.typealias": .typealias,
    "swift.associatedtype": .associatedtype, "swift.init": .initializer, "swift.func": .function,
    "swift.method": .method, "swift.type.method": .typeMethod,
    "swift.func.op": .operatorFunction, "swift.var": .variable, "swift.property": .property,
    "swift.type.property": .typeProperty, "swift.subscript": .subscript,
    "swift.type.subscript": .typeSubscript, "swift.enum.case": .enumCase, "swift.macro": .macro,
  ]
}
