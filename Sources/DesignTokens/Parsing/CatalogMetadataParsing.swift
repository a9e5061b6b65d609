import Diagnostics
import JSONTree

// The object under `catalog` in `$extensions`, the only extension that has a meaning here.

extension TokenTreeParser {
  private static let catalogKeys = [
    "status", "reason", "confidence", "sources", "swift", "internal",
  ]

  mutating func parseMetadata(_ object: JSONObject) -> CatalogMetadata {
    var metadata = CatalogMetadata()
    guard let node = object["$extensions"]?.object?["catalog"] else { return metadata }
    guard let catalog = node.object else {
      reportMetadata("'catalog' in '$extensions' must be an object, not \(node.kindName)", node)
      return metadata
    }
    for member in catalog.members { parse(member, into: &metadata) }
    return metadata
  }

  private mutating func parse(_ member: JSONObject.Member, into metadata: inout CatalogMetadata) {
    let node = member.value
    switch member.name {
    case "status": metadata.status = word(member, of: CatalogMetadata.Status.self)
    case "confidence": metadata.confidence = word(member, of: CatalogMetadata.Confidence.self)
    case "reason": metadata.reason = text(member)
    case "swift": parseSwift(member, into: &metadata)
    case "internal":
      metadata.isInternal = node.bool
      if node.bool == nil {
        reportMetadata("'internal' must be true or false, not \(node.kindName)", node)
      }
    case "sources":
      metadata.sources = node.array?.compactMap(\.string)
      if metadata.sources?.count != node.array?.count || node.array == nil {
        reportMetadata("'sources' must be an array of strings", node)
      }
    default:
      report(
        .tokensCatalogMetadata, as: .warning,
        "\(about: member.name) is not a key of the extension 'catalog'",
        at: member.namePosition,
        suggestion: suggestionForProperty(member.name, known: Self.catalogKeys))
    }
  }

  /// The name of an expression, or `false` for a token that Swift source leaves out on purpose.
  private mutating func parseSwift(
    _ member: JSONObject.Member, into metadata: inout CatalogMetadata
  ) {
    switch member.value.value {
    case .bool(false): metadata.hasSwift = false
    case .string(let expression):
      metadata.swift = expression
      metadata.hasSwift = true
    case .bool(true), .null, .number, .array, .object:
      reportMetadata(
        "'swift' must be a string or false, not \(member.value.kindName)", member.value)
    }
  }

  private mutating func text(_ member: JSONObject.Member) -> String? {
    if let text = member.value.string { return text }
    reportMetadata(
      "\(about: member.name) must be a string, not \(member.value.kindName)", member.value)
    return nil
  }

  private mutating func word<Word: RawRepresentable & CaseIterable>(
    _ member: JSONObject.Member, of type: Word.Type
  ) -> Word? where Word.RawValue == String {
    guard let text = text(member) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    reportMetadata("\(about: text) is not a \(member.name): known are \(known)", member.value)
    return nil
  }

  private mutating func reportMetadata(_ headline: Headline, _ node: JSONNode) {
    report(.tokensCatalogMetadata, headline, at: node.position)
  }
}
