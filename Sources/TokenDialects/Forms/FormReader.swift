import Diagnostics
import JSONTree

/// Gives the members of tokens and groups their names of DTCG 2025.10.
///
/// Members that the format does not know are kept in `$extensions` under the dialect's name.
struct FormReader {
  let dialect: TokenDialect
  var log = FindingLog()
  private var modal: [ModalToken] = []
  private var nested: Set<String> = []

  init(dialect: TokenDialect) {
    self.dialect = dialect
  }

  mutating func read(_ root: JSONObject) -> FormedTree {
    (modal, nested) = ([], [])
    let group = group(root, path: "", type: nil)
    return FormedTree(root: group, modal: modal, nested: nested)
  }

  // MARK: - Groups

  private mutating func group(_ source: JSONObject, path: String, type: String?) -> JSONObject {
    var result = JSONObject()
    var extras: [JSONObject.Member] = []
    let type = source["$type"]?.string ?? type
    for member in source.members {
      if member.name.first == "$", member.name != "$root" {
        if isPrivate(member.name), !isMisspeltValue(member.name) {
          keep(member, among: &extras)
        } else if dialect != .spectrum || member.name != "$schema" {
          result.set(member)
        }
      } else if let child = member.value.object {
        let name = dialect == .redHat && member.name == "_" ? "$root" : member.name
        let path = path.isEmpty ? name : path + "." + name
        let form = form(of: child, at: member.namePosition, path: path, type: type)
        put(member.named(name).with(.object(form)), among: source, into: &result)
      } else if dialect == .dtcg {
        // A mistake, which the rules of DTCG 2025.10 report.
        result.set(member)
      } else if let name = renamed(member, in: source) {
        result.set(member.named(name))
      } else {
        extras.append(member)
      }
    }
    result.extend("$extensions", with: extras, vendor: dialect.vendor)
    return result
  }

  /// What an object comes to: a token, a group, or a group that is a token too.
  private mutating func form(
    of source: JSONObject, at position: JSONPosition, path: String, type: String?
  ) -> JSONObject {
    guard TokenMarking.isToken(source) else { return group(source, path: path, type: type) }
    let (own, inner) = TokenMarking.split(source)
    guard !inner.members.isEmpty else { return token(source, path: path, type: type) }
    log.add(.tokenAndGroup, at: position)
    var result = JSONObject()
    let root = token(own, path: path + ".$root", type: type)
    result.add("$root", JSONNode(.object(root), at: position))
    var group = JSONObject()
    if let type = own.member("$type") ?? own.member("type") { group.set(type.named("$type")) }
    for member in inner.members { group.set(member) }
    for member in self.group(group, path: path, type: type).members { result.set(member) }
    return result
  }

  /// What begins with a dollar sign and is no property of the format belongs to some tool.
  private func isPrivate(_ name: String) -> Bool {
    name.first == "$" && !Self.properties.contains(name)
  }

  /// Whether a group was meant to be a token: a mistake, which the rules of DTCG 2025.10 report.
  private func isMisspeltValue(_ name: String) -> Bool {
    dialect == .dtcg && DidYouMean.nearest(to: name, among: Self.properties) == "$value"
  }

  static let properties: Set<String> = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions", "$extends", "$root",
    "$schema",
  ]

  private mutating func keep(_ member: JSONObject.Member, among extras: inout [JSONObject.Member]) {
    log.add(.privateKey(member.name), at: member.namePosition)
    extras.append(member)
  }

  /// Adds a token or group. A name with dots, which DTCG 2025.10 forbids, becomes groups inside
  /// each other: `1.5` the token `5` in the group `1`, so that references to it stay the same.
  private mutating func put(
    _ member: JSONObject.Member, among siblings: JSONObject, into result: inout JSONObject
  ) {
    let names = member.name.split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    guard names.count > 1, !names.contains(""), siblings[names[0]] == nil,
      result.hasRoom(at: names[...])
    else {
      result.set(member)
      return
    }
    log.add(.dottedName, at: member.namePosition)
    result.insert(member.value, at: names[...])
  }

  // MARK: - Tokens

  private mutating func token(_ source: JSONObject, path: String, type: String?) -> JSONObject {
    var result = JSONObject()
    var extras: [JSONObject.Member] = []
    for member in source.members {
      if dialect == .spectrum, member.name == "$schema" {
        if let type = SpectrumForm.type(member.value.string) {
          result.set(member.named("$type").with(.string(type)))
        }
      } else if member.name == "value", source["$value"] == nil {
        result.set(member.named("$value"))
      } else if isPrivate(member.name) {
        keep(member, among: &extras)
      } else if let name = renamed(member, in: source) {
        result.set(member.named(name))
      } else if member.name.first == "$" || member.value.object.map(TokenMarking.isToken) == true
        || dialect == .dtcg && member.value.object == nil
      {
        result.set(member)
      } else if dialect != .spectrum || member.name != "sets" {
        extras.append(member)
      }
    }
    takeFallback(of: &result, &extras)
    result.extend("$extensions", with: extras, vendor: dialect.vendor)
    takeUnit(from: source, into: &result)
    assumeType(of: &result, path: path, type: type)
    let modes = modes(of: source, &result, path: path, type: type)
    if !modes.isEmpty {
      modal.append(ModalToken(path: path, token: result, type: type, modes: modes))
    }
    return result
  }

  /// Takes the value beside a custom property, `var(--space-1, 4px)`, and keeps the name of that.
  private mutating func takeFallback(
    of token: inout JSONObject, _ extras: inout [JSONObject.Member]
  ) {
    guard let value = token.member("$value"),
      let variable = value.value.string.flatMap({ CSSVariable($0) })
    else { return }
    log.add(.fallback, at: value.value.position)
    token.set(value.with(.string(variable.fallback)))
    extras.append(value.named("variable").with(.string(variable.name)))
  }

  /// Puts a unit that stands beside a number to it: `"value": 4, "unit": "rem"`.
  private func takeUnit(from source: JSONObject, into token: inout JSONObject) {
    guard let unit = source["unit"]?.string, let value = token.member("$value") else { return }
    let number: String? =
      if case .number(let number) = value.value.value { number.text } else { value.value.string }
    guard let number, Measure(number)?.unit == "" else { return }
    token.set(value.with(.string(number + unit)))
  }

  /// Takes the type of a token from its value, where nothing else tells it: Style Dictionary needs
  /// no types, and few of its files have them. In DTCG the file below may tell it.
  private mutating func assumeType(of token: inout JSONObject, path: String, type: String?) {
    guard type == nil, token["$type"] == nil, TypeOfPath.assumed(token, path: path) == nil,
      let value = token["$value"], let look = TypeByLook.type(value)
    else { return }
    log.add(.look, at: value.position, remark: "'\(path)' is taken as \(look)")
    token.add("$type", JSONNode(.string(look), at: value.position))
  }

  /// The name that DTCG 2025.10 has for a member, where nothing better takes it.
  private func renamed(_ member: JSONObject.Member, in source: JSONObject) -> String? {
    let name: String? =
      switch (member.name, member.value.value) {
      case ("type", .string): "$type"
      case ("description", .string): "$description"
      case ("comment", .string) where source["description"]?.string == nil: "$description"
      case ("deprecated", .string): "$deprecated"
      case ("deprecated", .bool) where source["deprecated_comment"]?.string == nil: "$deprecated"
      case ("deprecated_comment", .string): "$deprecated"
      case ("extensions", .object): "$extensions"
      default: nil
      }
    return name.flatMap { source[$0] == nil ? $0 : nil }
  }

  // MARK: - Modes

  /// The values of a token in modes, which are taken out of it.
  private mutating func modes(
    of source: JSONObject, _ token: inout JSONObject, path: String, type: String?
  ) -> [TokenMode] {
    switch dialect {
    case .terrazzo:
      let modes = token["$extensions"]?.object?["mode"]?.object?.members ?? []
      token.removeExtension("mode")
      return modes.map { TokenMode(modifier: nil, context: $0.name, value: $0.value) }
    case .redHat:
      let category = path.split(separator: ".").first.map(String.init)
      let assumed = category.flatMap(TypeByCategory.type(category:))
      guard token["$type"]?.string ?? type ?? assumed == "color",
        let value = token.member("$value"), let pair = value.value.array, pair.count == 2
      else { return [] }
      log.add(.lightDark, at: value.value.position)
      token.set(.init(name: "$value", namePosition: value.namePosition, value: pair[0]))
      return zip(["light", "dark"], pair).map {
        TokenMode(modifier: "color-scheme", context: $0, value: $1)
      }
    case .spectrum: return spectrumModes(of: source, &token, path: path)
    case .dtcg, .dtcgDraft, .tokensStudio, .styleDictionary, .figma, .theo, .plain:
      return ValueMap.modes(of: &token, log: &log)
    }
  }

  private mutating func spectrumModes(
    of source: JSONObject, _ token: inout JSONObject, path: String
  ) -> [TokenMode] {
    guard let sets = source.member("sets"), let members = sets.value.object?.members else {
      return []
    }
    let modifier = SpectrumForm.modifier(source["$schema"]?.string)
    let modes = members.compactMap { member -> TokenMode? in
      guard let value = member.value.object?["value"] else { return nil }
      return TokenMode(modifier: modifier, context: member.name, value: value)
    }
    guard let first = modes.first, modes.count == members.count else {
      token.set(sets.named("$value"))
      nested.insert(path)
      return []
    }
    let schemas = members.compactMap { $0.value.object?["$schema"]?.string }
    if token["$type"] == nil, let type = schemas.lazy.compactMap(SpectrumForm.type).first {
      token.set(sets.named("$type").with(.string(type)))
    }
    token.set(.init(name: "$value", namePosition: sets.namePosition, value: first.value))
    return modes
  }
}

/// The schemas by which Spectrum tells what a token is.
enum SpectrumForm {
  /// The type of a schema's name; `nil` for an alias or a set, which have that of their values.
  static func type(_ schema: String?) -> String? {
    guard let name = name(schema), name != "alias", !name.hasSuffix("-set") else { return nil }
    return name
  }

  /// The modifier that a set schema stands for.
  static func modifier(_ schema: String?) -> String? {
    name(schema).flatMap { $0.hasSuffix("-set") ? String($0.dropLast(4)) : nil }
  }

  private static func name(_ schema: String?) -> String? {
    guard let file = schema?.split(separator: "/").last, file.hasSuffix(".json") else {
      return nil
    }
    return String(file.dropLast(5))
  }
}
