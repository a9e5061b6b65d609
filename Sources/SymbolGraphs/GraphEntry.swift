import SwiftSymbols
import SymbolKit

/// A symbol of a graph that a person declared.
///
/// Its parts are read one by one: SymbolKit reads all that a symbol can have, and fails at a
/// constraint of a kind that it does not know.
struct GraphEntry {
  /// Names the declaration in every graph that holds it.
  let identifier: String
  let kind: SwiftSymbols.Symbol.Kind
  /// The names of the enclosing types and its own.
  let path: [String]
  let access: AccessLevel
  let location: SymbolGraph.Symbol.Location
  /// The declaration on one line, as the compiler prints it.
  let declaration: String
  /// The comment in the graph, which may be another declaration's.
  let comment: SymbolGraph.LineList?
  let availability: [SymbolGraph.Symbol.Availability.AvailabilityItem]
  /// The extension that it is a member of.
  let block: GraphExtension?
  /// What it demands of its generic parameters.
  let constraints: [GraphConstraint]

  /// The line and the column of the name, counted from 0.
  var position: (line: Int, character: Int) {
    (location.position.line, location.position.character)
  }
}

extension GraphEntry {
  enum CodingKeys: String, CodingKey {
    case identifier, kind, location, spi, pathComponents, accessLevel, docComment
    case declarationFragments, availability, swiftExtension, swiftGenerics
  }

  /// `nil` where a part is there but cannot be right.
  init?(
    _ identifier: String, _ kind: SwiftSymbols.Symbol.Kind,
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws {
    typealias Parts = SymbolGraph.Symbol
    self.identifier = identifier
    path = try container.decode([String].self, forKey: .pathComponents)
    let access = try container.decode(String.self, forKey: .accessLevel)
    self.access = AccessLevel(rawValue: access) ?? .public
    location = try container.decode(Parts.Location.self, forKey: .location)
    let fragments =
      try container.decodeIfPresent(
        Parts.DeclarationFragments.self, forKey: .declarationFragments)?.declarationFragments ?? []
    declaration = fragments.map(\.spelling).joined()
    // To the graph, an actor is a class; its declaration tells.
    let isActor = fragments.contains { $0.kind == .keyword && $0.spelling == "actor" }
    self.kind = kind == .class && isActor ? .actor : kind
    comment = try container.decodeIfPresent(SymbolGraph.LineList.self, forKey: .docComment)
    availability =
      try container.decodeIfPresent(Parts.Availability.self, forKey: .availability)?
      .availability ?? []
    block = try container.decodeIfPresent(GraphExtension.self, forKey: .swiftExtension)
    constraints =
      try container.decodeIfPresent(GraphGenerics.self, forKey: .swiftGenerics)?
      .constraints ?? []
    guard path.last?.isEmpty == false, Self.positions.contains(position.line),
      Self.positions.contains(position.character)
    else { return nil }
  }

  /// What a line or column can be; more would not fit into a file that a compiler reads.
  private static let positions = 0..<(1 << 31)
}
