import Diagnostics
import JSONTree

/// Reads the structure of a token file: which objects are tokens, which are groups, and their
/// properties. Values are looked at later, when their type is known.
struct TokenTreeParser {
  let path: String
  /// What read the text of the file.
  let reader: any TokenFileReader
  /// Whether what can be understood is read although the standard does not have it.
  let isTolerant: Bool
  var diagnostics: [Diagnostic] = []
  private var depth = 0
  /// Members that are neither tokens nor groups.
  private var bareMembers: [JSONObject.Member] = []
  private var hasTokens = false

  /// How deep groups may nest: many times what systems use, and little enough for small stacks.
  static let maximumDepth = 32

  init(
    path: String, reader: any TokenFileReader = DTCGReader(), isTolerant: Bool = false
  ) {
    self.path = path
    self.reader = reader
    self.isTolerant = isTolerant
  }

  /// The root group of a document; the root behaves like any group.
  mutating func parseRoot(_ root: JSONNode) -> ParsedGroup? {
    guard let object = root.object else {
      report(
        .tokensBadJson, "a token file holds one object, not \(root.kindName)", at: root.position,
        suggestion: "write { \"name\": { \"$type\": …, \"$value\": … } }")
      return nil
    }
    if let value = object.member("$value") {
      report(
        .tokensTokenAndGroup, "the root of a token file is a group and cannot have a '$value'",
        at: value.namePosition, suggestion: "give the token a name: { \"name\": { … } }")
    }
    let group = parseGroup(named: "", object, at: root.position, isRoot: true)
    reportBareMembers(of: object, at: root.position)
    return group
  }

  private mutating func parseGroup(
    named name: String, _ object: JSONObject, at position: JSONPosition, isRoot: Bool = false
  ) -> ParsedGroup {
    var members: [ParsedMember] = []
    for member in object.members {
      if member.name == "$root" {
        if let root = parseRootToken(member) { members.append(.token(root)) }
      } else if !member.name.hasPrefix("$"), let child = parseMember(member) {
        members.append(child)
      }
    }
    let properties = parseGroupProperties(object, isRoot: isRoot)
    if members.isEmpty, properties.type != nil, !isRoot, properties.extends == nil,
      !isValueMisspelt(in: object)
    {
      report(
        .tokensIncompleteToken, "\(about: name) has a type but neither a value nor members",
        at: position, suggestion: "add a '$value', or remove the object")
    }
    warnAboutCaseOnlyDifferences(object)
    return ParsedGroup(
      name: name, location: location(position), properties: properties, members: members)
  }

  private mutating func parseMember(_ member: JSONObject.Member) -> ParsedMember? {
    guard checkName(member) else { return nil }
    guard let object = member.value.object else {
      bareMembers.append(member)
      return nil
    }
    let hasValue = object["$value"] != nil
    let hasPointer = object["$ref"] != nil
    if hasValue || (hasPointer && !object.hasChildren) {
      hasTokens = true
      return parseToken(member, object).map { .token($0) }
    }
    guard depth < Self.maximumDepth else {
      report(
        .tokensTooDeep, "groups are nested more than \(Self.maximumDepth) levels deep",
        at: member.namePosition)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return .group(parseGroup(named: member.name, object, at: member.namePosition))
  }

  private mutating func parseRootToken(_ member: JSONObject.Member) -> ParsedToken? {
    guard let object = member.value.object, object["$value"] ?? object["$ref"] != nil else {
      report(
        .tokensUnknownProperty, "'$root' must be a token: an object with a '$value'",
        at: member.value.position, suggestion: "write { \"$value\": … }")
      return nil
    }
    return parseToken(member, object)
  }

  /// Reports the members that are neither tokens nor groups: each, or in a file of another kind all
  /// as one.
  private mutating func reportBareMembers(of root: JSONObject, at position: JSONPosition) {
    guard bareMembers.count < 2 || hasTokens || root["$root"] != nil else {
      let isMaterial = root["schemes"]?.object != nil && root["palettes"]?.object != nil
      let examples = bareMembers.prefix(3).map { member in
        Diagnostic.Note(
          "'\(member.name)' is \(member.value.kindName)", at: location(member.namePosition))
      }
      return report(
        .tokensNoTokens,
        isMaterial
          ? "this is a theme of Material Theme Builder, which is not read"
          : "there are no tokens here: no object has a '$value'",
        at: position, notes: examples,
        suggestion: "write each value as a token: { \"$type\": …, \"$value\": … }")
    }
    for member in bareMembers {
      report(
        .tokensUnknownProperty,
        """
        \(about: member.name) is neither a token nor a group: expected an object, found \
        \(member.value.kindName)
        """,
        at: member.value.position, suggestion: suggestionForStrayMember(member.name))
    }
  }

  private func suggestionForStrayMember(_ name: String) -> String? {
    switch name {
    case "value", "type", "description", "deprecated", "extensions", "extends", "ref":
      "write '$\(name)': what the format defines begins with '$'"
    case "comment": "write '$description'"
    default: nil
    }
  }
}

// MARK: - Names

extension TokenTreeParser {
  /// A name must not begin with `$`, contain `{`, `}` or `.`, or be empty.
  private mutating func checkName(_ member: JSONObject.Member) -> Bool {
    let name = member.name
    if name.isEmpty {
      report(
        .tokensNameEmpty, "a name is empty", at: member.namePosition,
        suggestion: "give the token or group a name of at least one character")
      return false
    }
    guard let bad = name.utf8.first(where: { Array("{}.".utf8).contains($0) }) else { return true }
    let character = String(decoding: [bad], as: UTF8.self)
    report(
      .tokensNameHasBraceOrDot, "the name '\(name)' contains '\(character)'",
      at: member.namePosition,
      suggestion: character == "."
        ? suggestionForDottedName(name) : "remove the braces: they enclose aliases")
    return false
  }

  /// A step of a scale, such as `0.5`, is no group with a token in it.
  private func suggestionForDottedName(_ name: String) -> String {
    let parts = name.split(separator: ".")
    let isStep = parts.count == 2 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    return isStep
      ? "write '\(parts.joined(separator: "-"))', and the same in references"
      : "nest groups instead of writing dots"
  }

  private mutating func warnAboutCaseOnlyDifferences(_ object: JSONObject) {
    var seen: [String: JSONObject.Member] = [:]
    for member in object.members where !member.name.hasPrefix("$") {
      let key = member.name.lowercased()
      guard let earlier = seen[key] else {
        seen[key] = member
        continue
      }
      report(
        .tokensCaseOnlyDifference,
        "\(about: member.name) and '\(earlier.name)' differ only in case",
        at: member.namePosition,
        notes: [Diagnostic.Note("the other one", at: location(earlier.namePosition))],
        suggestion: "rename one: many outputs cannot tell them apart")
    }
  }
}

// MARK: - Reporting

extension TokenTreeParser {
  func location(_ position: JSONPosition) -> SourceLocation {
    SourceLocation(path, at: position)
  }

  mutating func report(
    _ id: FindingID, as severity: Diagnostic.Severity? = nil, _ headline: Headline,
    at position: JSONPosition, notes: [Diagnostic.Note] = [], suggestion: String? = nil
  ) {
    diagnostics.append(
      .init(
        id, as: severity, headline, at: location(position), notes: notes, suggestion: suggestion))
  }
}
