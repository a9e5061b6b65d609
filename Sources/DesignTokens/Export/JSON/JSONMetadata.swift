import JSONTree

/// The member `$extensions` of a token or a group.
enum JSONMetadata {
  /// The extensions as they were written, unless reading them back would not give `effective`:
  /// then the object `catalog` in them states all there is.
  ///
  /// - Parameters:
  ///   - own: what the extensions themselves say, when that is known.
  ///   - inherited: what the groups around hand down.
  static func extensions(
    _ object: JSONObject?, own: CatalogMetadata?, effective: CatalogMetadata,
    inherited: CatalogMetadata
  ) -> [JSONValue.Member] {
    var members = object?.members.map { JSONValue.Member($0.name, $0.value.plainValue) } ?? []
    let stated = own ?? metadata(object)
    if stated.inheriting(inherited) != effective {
      members.removeAll { $0.name == "catalog" }
      members.append(.init("catalog", form(effective, beside: inherited)))
    }
    if members.isEmpty, object == nil { return [] }
    return [.init("$extensions", .object(members))]
  }

  private static func metadata(_ object: JSONObject?) -> CatalogMetadata {
    guard let node = object else { return CatalogMetadata() }
    var holder = JSONObject()
    let position = JSONPosition(line: 1, column: 1)
    holder.set(
      JSONObject.Member(
        name: "$extensions", namePosition: position,
        value: JSONNode(.object(node), at: position)))
    var parser = TokenTreeParser(path: "")
    return parser.parseMetadata(holder)
  }

  private static func form(
    _ metadata: CatalogMetadata, beside inherited: CatalogMetadata
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    // What a group around says is taken back by saying the opposite.
    let status = metadata.status ?? (inherited.status == nil ? nil : .known)
    let isInternal = metadata.isInternal ?? (inherited.isInternal == nil ? nil : false)
    if let status { members.append(.init("status", .string(status.rawValue))) }
    if let text = metadata.reason { members.append(.init("reason", .string(text))) }
    if let confidence = metadata.confidence {
      members.append(.init("confidence", .string(confidence.rawValue)))
    }
    if let sources = metadata.sources {
      members.append(.init("sources", .array(sources.map(JSONValue.string))))
    }
    if let text = metadata.swift {
      members.append(.init("swift", .string(text)))
    } else if metadata.hasSwift == false {
      members.append(.init("swift", .bool(false)))
    }
    if let isInternal { members.append(.init("internal", .bool(isInternal))) }
    return .object(members)
  }
}
