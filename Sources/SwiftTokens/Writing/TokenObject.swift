import DesignTokens
import JSONTree
import SwiftSymbols

/// Puts one token together: value, type, description, deprecation and what is known of its origin.
struct TokenObject {
  let emission: Emission
  let member: ConstantMember
  let constant: SwiftConstant
  /// Whether the Swift name does not follow from the path.
  let needsName: Bool

  var object: JSONObject {
    let value = PlacedJSON.position(constant.value.location)
    let name = PlacedJSON.position(constant.location)
    var object = JSONObject()
    object.set(
      .init(
        name: "$value", namePosition: value, value: PlacedJSON.node(emission.json, at: value)))
    if !emission.isAlias {
      let type = PlacedJSON.node(.string(emission.type.rawValue), at: value)
      object.set(.init(name: "$type", namePosition: value, value: type))
    }
    let properties = Self.properties(
      description: member.description, deprecation: member.deprecation, at: name)
    for property in properties { object.set(property) }
    if !metadata.isEmpty {
      let extensions: JSONValue = .object([.init("catalog", .object(metadata))])
      object.set(
        .init(
          name: "$extensions", namePosition: name, value: PlacedJSON.node(extensions, at: name)))
    }
    return object
  }

  /// What tokens and groups have in common.
  static func properties(
    description: String?, deprecation: Deprecation?, at position: JSONPosition
  ) -> [JSONObject.Member] {
    var properties: [JSONObject.Member] = []
    func add(_ name: String, _ value: JSONValue) {
      let node = PlacedJSON.node(value, at: position)
      properties.append(.init(name: name, namePosition: position, value: node))
    }
    if let description { add("$description", .string(description)) }
    if case .deprecated(let reason)? = deprecation {
      add("$deprecated", reason.map { .string($0) } ?? true)
    }
    return properties
  }

  /// Why the value is what it is, and the code that it comes from.
  private func origin(_ reason: String) -> [JSONValue.Member] {
    [
      .init("reason", .string(reason)),
      .init("swift", .string(SuggestedCode.withoutModule(constant.text))),
    ]
  }

  private var metadata: [JSONValue.Member] {
    switch emission.certainty {
    case .stated: needsName ? [.init("swift", .string(member.swiftName))] : []
    case .assumed(let reason):
      [.init("confidence", "inferred"), .init("reason", .string(reason))]
        + (needsName ? [.init("swift", .string(member.swiftName))] : [])
    case .published(let reason):
      // The code is exported to Swift in place of the value.
      [.init("status", "known"), .init("confidence", "inferred")] + origin(reason)
    case .unknown(let reason): [.init("status", "unknown")] + origin(reason)
    }
  }
}
