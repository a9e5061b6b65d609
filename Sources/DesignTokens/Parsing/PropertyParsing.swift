import Diagnostics
import JSONTree

// The `$` properties of tokens and groups.

extension TokenTreeParser {
  private static let tokenProperties = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions",
  ]
  private static let groupProperties = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root",
  ]

  mutating func parseToken(_ member: JSONObject.Member, _ object: JSONObject) -> ParsedToken? {
    checkTokenMembers(member.name, object)
    let body: ParsedToken.Body
    switch (object.member("$value"), object.member("$ref")) {
    case (_?, let pointer?):
      report(
        .tokensValueAndRef, "\(about: member.name) has both a '$value' and a '$ref'",
        at: pointer.namePosition, suggestion: "keep one of the two")
      return nil
    case (let value?, nil):
      if value.value.value == .null {
        report(
          .tokensValueNull, "the value of '\(member.name)' is null", at: value.value.position,
          suggestion: "give a value, or remove the token")
        return nil
      }
      body = .value(value.value)
    case (nil, let pointer?): body = .pointer(pointer.value)
    case (nil, nil): return nil
    }
    let type = parseType(object)
    return ParsedToken(
      name: member.name, location: location(member.namePosition), body: body, type: type,
      isTypeBroken: type == nil && object["$type"] != nil,
      description: parseDescription(object),
      deprecation: parseDeprecation(object), extensions: parseExtensions(object),
      metadata: parseMetadata(object), mentions: parseMentions(object))
  }

  private mutating func checkTokenMembers(_ name: String, _ object: JSONObject) {
    for child in object.members where !Self.tokenProperties.contains(child.name) {
      if child.name == "$extends" {
        report(
          .tokensExtendsOnToken, "\(about: name) is a token and cannot have '$extends'",
          at: child.namePosition, suggestion: "refer to the other token in '$value'")
      } else if child.name == "$root" || (!child.name.hasPrefix("$") && child.value.object != nil) {
        report(
          .tokensTokenAndGroup, "\(about: name) has a '$value' and the member '\(child.name)'",
          at: child.namePosition,
          notes: [Diagnostic.Note("an object with a '$value' is a token and has no members")],
          suggestion: "move the value into a member called '$root'")
      } else {
        reportUnknownProperty(child, of: "a token", known: Self.tokenProperties)
      }
    }
  }

  mutating func parseGroupProperties(_ object: JSONObject, isRoot: Bool) -> GroupProperties {
    for child in object.members where child.name.hasPrefix("$") {
      if Self.groupProperties.contains(child.name) || (isRoot && child.name == "$schema") {
        continue
      }
      if isRoot && child.name == "$value" { continue }
      let isProperty = TokenTreeParser.tokenProperties.contains(child.name)
      if !isProperty, child.value.object?["$value"] != nil {
        report(
          .tokensNameStartsWithDollar, "the name '\(child.name)' begins with '$'",
          at: child.namePosition, suggestion: "remove the '$': the format reserves it")
      } else {
        let known = object.hasChildren ? [] : ["$value"]
        reportUnknownProperty(child, of: "a group", known: Self.groupProperties + known)
      }
    }
    var properties = GroupProperties()
    properties.type = parseType(object)
    properties.isTypeBroken = properties.type == nil && object["$type"] != nil
    properties.description = parseDescription(object)
    properties.deprecation = parseDeprecation(object)
    properties.extensions = parseExtensions(object)
    properties.metadata = parseMetadata(object)
    properties.mentions = parseMentions(object)
    properties.extends = object["$extends"] ?? object["$ref"]
    return properties
  }

  private mutating func parseType(_ object: JSONObject) -> StatedType? {
    guard let node = object["$type"] else { return nil }
    guard let name = node.string else {
      report(
        .tokensTypeNotString, "'$type' must be a string, not \(node.kindName)", at: node.position,
        suggestion: "write one of the 13 types, \"color\" for example")
      return nil
    }
    if let type = TokenType(rawValue: name), type != .other { return StatedType(type) }
    let nearest = DidYouMean.nearest(to: name, among: TokenType.allCases.map(\.rawValue))
    if isTolerant, nearest == nil, !name.isEmpty { return StatedType(other: name) }
    report(
      .tokensUnknownType, "'\(name)' is not a token type", at: node.position,
      suggestion: reader.typeName(for: name).map { "write '\($0)'" }
        ?? nearest.map { "did you mean '\($0)'?" }
        ?? "the format has no such type: leave the token out, or keep its value in '$extensions'")
    return nil
  }

  private mutating func parseDescription(_ object: JSONObject) -> String? {
    guard let node = object["$description"] else { return nil }
    if let text = node.string { return text }
    report(
      .tokensDescriptionNotString, "'$description' must be a string, not \(node.kindName)",
      at: node.position, suggestion: "put the text in quotes")
    return nil
  }

  private mutating func parseDeprecation(_ object: JSONObject) -> Deprecation? {
    guard let node = object["$deprecated"] else { return nil }
    switch node.value {
    case .bool(let flag): return flag ? .deprecated(reason: nil) : .active
    case .string(let reason): return .deprecated(reason: reason)
    case .null, .number, .array, .object:
      report(
        .tokensDeprecatedBadType,
        "'$deprecated' must be true, false or a text, not \(node.kindName)",
        at: node.position, suggestion: "write true, or what to use instead in quotes")
      return nil
    }
  }

  private mutating func parseExtensions(_ object: JSONObject) -> JSONObject? {
    guard let node = object["$extensions"] else { return nil }
    if let extensions = node.object { return extensions }
    report(
      .tokensExtensionsNotObject, "'$extensions' must be an object, not \(node.kindName)",
      at: node.position, suggestion: "write { \"com.example.tool\": … }")
    return nil
  }

  /// Whether an object without members was meant to be a token, its `$value` being misspelt.
  func isValueMisspelt(in object: JSONObject) -> Bool {
    !object.hasChildren
      && object.members.contains {
        DidYouMean.nearest(to: $0.name, among: Self.tokenProperties) == "$value"
      }
  }

  func suggestionForProperty(_ name: String, known: [String]) -> String? {
    DidYouMean.suggestion(for: name, among: known)
  }

  private mutating func reportUnknownProperty(
    _ member: JSONObject.Member, of owner: String, known: [String]
  ) {
    report(
      .tokensUnknownProperty, as: isTolerant ? .warning : nil,
      "\(about: member.name) is not a property of \(owner)", at: member.namePosition,
      suggestion: suggestionForProperty(
        member.name.hasPrefix("$") ? member.name : "$" + member.name, known: known)
        ?? "remove it, or keep it in '$extensions'")
  }
}

extension JSONObject {
  /// Whether there are names of tokens or groups in it, the token of the group itself included.
  var hasChildren: Bool { members.contains { !$0.name.hasPrefix("$") || $0.name == "$root" } }
}
