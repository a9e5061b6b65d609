import SwiftSymbols
import SymbolKit

/// A symbol of a graph that a person declared.
struct GraphEntry {
  var symbol: SymbolGraph.Symbol
  var kind: SwiftSymbols.Symbol.Kind
  var location: SymbolGraph.Symbol.Location

  /// Names the declaration in every graph that holds it.
  var identifier: String { symbol.identifier.precise }

  /// The declaration on one line, as the compiler prints it.
  var declaration: String {
    let fragments = symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]
    return fragments?.declarationFragments.map(\.spelling).joined() ?? ""
  }
}

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

  private enum CodingKeys: String, CodingKey {
    case identifier, kind, location, spi
  }

  private struct Kind: Decodable {
    let identifier: String
  }

  init(from decoder: any Decoder) throws {
    self = (try? Self.read(decoder)) ?? .malformed
  }

  private static func read(_ decoder: any Decoder) throws -> GraphElement {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let identifier = try container.decode(SymbolGraph.Symbol.Identifier.self, forKey: .identifier)
    if identifier.precise.contains("::SYNTHESIZED::") { return .leftOut }
    let kindName = try container.decode(Kind.self, forKey: .kind).identifier
    if GraphKind.uncounted.contains(kindName) { return .leftOut }
    guard let kind = GraphKind.kind(kindName) else { return .unknown(kind: kindName) }
    guard container.contains(.location) else { return .leftOut }
    if try container.decodeIfPresent(Bool.self, forKey: .spi) == true { return .leftOut }
    let symbol = try SymbolGraph.Symbol(from: decoder)
    // Read apart: SymbolKit drops a location that it cannot read.
    let location = try container.decode(SymbolGraph.Symbol.Location.self, forKey: .location)
    guard let name = symbol.pathComponents.last, !name.isEmpty,
      lines.contains(location.position.line), lines.contains(location.position.character)
    else { return .malformed }
    // What comes from C headers is nobody's Swift interface.
    guard location.uri.hasSuffix(".swift") else { return .leftOut }
    let entry = GraphEntry(symbol: symbol, kind: kind, location: location)
    return .symbol(entry.withActorKind)
  }

  /// What a line or column can be; more would not fit into a file that a compiler reads.
  private static let lines = 0..<(1 << 31)
}

extension GraphEntry {
  /// To the graph, an actor is a class; its declaration tells.
  fileprivate var withActorKind: GraphEntry {
    guard kind == .class else { return self }
    let fragments = symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]
    let isActor = fragments?.declarationFragments.contains {
      $0.kind == .keyword && $0.spelling == "actor"
    }
    var entry = self
    if isActor == true { entry.kind = .actor }
    return entry
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
