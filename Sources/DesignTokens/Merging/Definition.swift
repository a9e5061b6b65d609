import Diagnostics
import JSONTree

/// One definition of a token with all that it inherits from its groups.
struct Definition: Sendable {
  var token: ParsedToken
  var condition: Condition
  /// Whether `$extends` put it here; what is wrong with it is then wrong at its origin.
  var isInherited: Bool
  /// `$type` of the closest group that has one.
  var groupType: StatedType?
  /// Whether the `$type` that counts is none, so that the value cannot be read.
  var isTypeBroken: Bool
  /// `$type` of an earlier definition of the token that this one replaces.
  var earlierType: StatedType?
  var deprecation: Deprecation
  var metadata: CatalogMetadata
}

/// A token path and its definitions, the strongest last.
struct TokenRecord: Sendable {
  var path: TokenPath
  /// Definitions that another one replaces in every context are left out.
  var definitions: [Definition]
}

extension MergedTree {
  /// All tokens in source order, and in each node its place in that list.
  mutating func listTokens() -> [TokenRecord] {
    var records: [TokenRecord] = []
    var pending: [(index: Int, path: String, outer: [[GroupEntry]])] = [(0, "", [])]
    while let (index, path, outer) = pending.popLast() {
      if nodes[index].isToken {
        self[index].tokenIndex = records.count
        records.append(
          TokenRecord(path: TokenPath(path), definitions: definitions(index, in: outer)))
        continue
      }
      let own = handedDown(by: nodes[index].groups)
      let groups = own.isEmpty ? outer : outer + [own]
      for child in nodes[index].children.reversed() {
        let name = nodes[child].name
        pending.append((child, path.isEmpty ? name : path + "." + name, groups))
      }
    }
    return records
  }

  /// The entries of a group that say something about its tokens. Many files may have the group, so
  /// neighbours that apply in the same contexts become one.
  private func handedDown(by entries: [GroupEntry]) -> [GroupEntry] {
    var result: [GroupEntry] = []
    for entry in entries where entry.properties.handsDown {
      var entry = entry
      if let last = result.last, last.condition == entry.condition {
        entry.properties.inherit(from: last.properties)
        result.removeLast()
      }
      result.append(entry)
    }
    return result
  }

  private func definitions(_ index: Int, in groups: [[GroupEntry]]) -> [Definition] {
    let entries = nodes[index].tokens
    var result: [Definition] = []
    // From the strongest down: what one of the kept ones covers is never seen.
    for (position, entry) in entries.enumerated().reversed() {
      if result.contains(where: { $0.condition.isImplied(by: entry.condition) }) { continue }
      let inherited = inheritedProperties(for: entry.condition, in: groups)
      let type = entry.token.type ?? inherited.type
      result.append(
        Definition(
          token: entry.token, condition: entry.condition, isInherited: entry.isInherited,
          groupType: inherited.type,
          isTypeBroken: entry.token.isTypeBroken || (type == nil && inherited.isTypeBroken),
          earlierType: type == nil ? earlierType(entries[..<position], in: groups) : nil,
          deprecation: entry.token.deprecation ?? inherited.deprecation ?? .active,
          metadata: entry.token.metadata.inheriting(inherited.metadata)))
    }
    return result.reversed()
  }

  private func earlierType(_ entries: ArraySlice<TokenEntry>, in groups: [[GroupEntry]])
    -> StatedType?
  {
    for entry in entries.reversed() {
      let type =
        entry.token.type ?? inheritedProperties(for: entry.condition, in: groups).type
      if let type { return type }
    }
    return nil
  }

  /// What the enclosing groups hand down to a definition: of each property the nearest, and in
  /// one group the last layer that applies wherever the definition does.
  private func inheritedProperties(
    for condition: Condition, in groups: [[GroupEntry]]
  ) -> GroupProperties {
    var result = GroupProperties()
    for group in groups.reversed() {
      for entry in group.reversed() {
        guard entry.condition.isImplied(by: condition) else { continue }
        result.inherit(from: entry.properties)
      }
    }
    return result
  }
}
