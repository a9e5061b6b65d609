import JSONTree

/// Translates a formed tree: each token by its type, each group with what remains in it.
struct TreeTranslator {
  var reader: OldValueReader
  /// The key in `$extensions` for what DTCG 2025.10 has no place for.
  let vendor: String
  /// The paths of the tokens that could not be kept.
  private(set) var leftOut: [String] = []

  /// What a group hands down to its members.
  private struct Inherited {
    /// As the dialect names it, and as it is written in the result.
    var source: String?
    var written: String?
  }

  init(reader: OldValueReader, vendor: String) {
    self.reader = reader
    self.vendor = vendor
  }

  mutating func translate(_ root: JSONObject) -> JSONObject {
    group(root, path: "", inherited: Inherited()) ?? JSONObject()
  }

  // MARK: - Groups

  /// The group, or `nil` when none of its members could be kept.
  private mutating func group(
    _ source: JSONObject, path: String, inherited: Inherited
  ) -> JSONObject? {
    var inherited = inherited
    if let name = source["$type"]?.string {
      inherited = Inherited(source: name, written: SourceType(name: name)?.typeName ?? name)
    }
    var result = JSONObject()
    var (before, after) = (0, 0)
    for member in source.members {
      if member.name == "$type" {
        if let type = inherited.written { result.set(member.with(.string(type))) }
        continue
      }
      guard let child = member.value.object, member.name.first != "$" || member.name == "$root"
      else {
        result.set(member)
        continue
      }
      before += 1
      let childPath = path.isEmpty ? member.name : path + "." + member.name
      let translated =
        TokenMarking.isToken(child)
        ? token(child, path: childPath, inherited: inherited)
        : group(child, path: childPath, inherited: inherited)
      if let translated {
        after += 1
        result.set(member.with(.object(translated)))
      }
    }
    return before > 0 && after == 0 ? nil : result
  }

  // MARK: - Tokens

  /// A token with its type, as it stands alone; `nil` when it is left out.
  mutating func token(_ source: JSONObject, path: String, type: String?) -> JSONObject? {
    token(source, path: path, inherited: Inherited(source: type, written: nil))
  }

  private mutating func token(
    _ source: JSONObject, path: String, inherited: Inherited
  ) -> JSONObject? {
    guard let value = source.member("$value") else { return source }
    if value.value.string?.trimmed.isEmpty == true {
      // A place that another file may fill.
      reader.log.add(.emptyValue, at: value.value.position)
      leftOut.append(path)
      return nil
    }
    do throws(LeftOut) {
      if reader.index.entries[path]?.isNested == true { throw LeftOut(reason: .nestedModes) }
      var source = source
      let modified = try ColorModifier.apply(to: &source, reader: &reader)
      if let alias = try reader.alias(source["$value"] ?? value.value), !modified {
        return aliased(source, alias, inherited)
      }
      return try literal(source, path: path, inherited, isRead: modified)
    } catch {
      reader.log.add(.leftOut(error.reason), at: value.value.position)
      leftOut.append(path)
      return nil
    }
  }

  /// A token whose value is a reference: its type is that of the target where that is known.
  private mutating func aliased(
    _ source: JSONObject, _ alias: JSONNode, _ inherited: Inherited
  ) -> JSONObject {
    let path = alias.string.flatMap(CurlyReference.path) ?? ""
    var target: String?
    if case .kept(let type) = reader.outcome(of: path) { target = type }
    var type: String?
    if let declared = source["$type"]?.string {
      guard let own = SourceType(name: declared) else {
        return rebuilt(source, type: target, value: alias)
      }
      let isOpen = own == .lineHeight || own == .letterSpacing
      type = target ?? (isOpen ? nil : own.typeName)
      if let target, target != own.typeName, !isOpen, let position = source["$type"]?.position {
        reader.log.add(.aliasType, at: position, remark: "'\(path)' is of type '\(target)'")
      }
    }
    return rebuilt(source, type: type, value: alias)
  }

  private mutating func literal(
    _ source: JSONObject, path: String, _ inherited: Inherited, isRead: Bool
  ) throws(LeftOut) -> JSONObject {
    guard let value = source["$value"] else { return source }
    let declared = source["$type"]?.string ?? inherited.source
    let name = declared ?? TypeOfPath.assumed(source, path: path)
    guard let name else { return source }
    guard let kind = SourceType(name: name) else {
      let own = source["$type"] == nil ? nil : name
      return rebuilt(source, type: own, value: try reader.uncomputed(value))
    }
    // Nothing says that a bare number is a length.
    if declared == nil, kind == .dimension, OldForms.isBareNumber(value) { return source }
    reader.extras = []
    let read = isRead ? (value: value, type: kind.typeName) : try reader.read(value, as: kind)
    if declared == nil {
      if kind.isNeverText, read.value.string != nil {
        // The name promises another kind of value than there is: the name of a unit, say.
        return source
      }
      reader.log.add(
        .category, at: value.position, remark: "'\(path)' is taken as \(kind.typeName)")
    }
    let isInherited = source["$type"] == nil && read.type == inherited.written
    var token = rebuilt(source, type: isInherited ? nil : read.type, value: read.value)
    token.extend("$extensions", with: reader.extras, vendor: vendor)
    return token
  }

  /// The token with another value, and with `type` in place of its own.
  private func rebuilt(_ source: JSONObject, type: String?, value: JSONNode) -> JSONObject {
    var result = JSONObject()
    for member in source.members {
      switch member.name {
      case "$type":
        if let type { result.set(member.with(.string(type))) }
      case "$value":
        if let type, source["$type"] == nil {
          result.add("$type", JSONNode(.string(type), at: value.position))
        }
        result.set(.init(name: "$value", namePosition: member.namePosition, value: value))
      default: result.set(member)
      }
    }
    return result
  }
}
