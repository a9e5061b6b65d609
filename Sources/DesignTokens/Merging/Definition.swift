import Diagnostics
import JSONTree

/// One definition of a token with all that it inherits from its groups.
struct Definition: Sendable {
  var token: ParsedToken
  var condition: Condition
  /// `$type` of the closest group that has one.
  var groupType: TokenType?
  /// `$type` of an earlier definition of the token that this one replaces.
  var earlierType: TokenType?
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
    var pending: [(index: Int, path: String, groups: [Int])] = [(0, "", [])]
    while let (index, path, groups) = pending.popLast() {
      if nodes[index].isToken {
        self[index].tokenIndex = records.count
        records.append(
          TokenRecord(path: TokenPath(path), definitions: definitions(index, in: groups)))
        continue
      }
      for child in nodes[index].children.reversed() {
        let name = nodes[child].name
        pending.append((child, path.isEmpty ? name : path + "." + name, groups + [index]))
      }
    }
    return records
  }

  private func definitions(_ index: Int, in groups: [Int]) -> [Definition] {
    let entries = nodes[index].tokens
    var result: [Definition] = []
    // From the strongest down: what one of the kept ones covers is never seen.
    for (position, entry) in entries.enumerated().reversed() {
      if result.contains(where: { $0.condition.isImplied(by: entry.condition) }) { continue }
      let inherited = inheritedProperties(for: entry.condition, in: groups)
      let type = entry.token.type ?? inherited.type
      result.append(
        Definition(
          token: entry.token, condition: entry.condition, groupType: inherited.type,
          earlierType: type == nil ? earlierType(entries[..<position], in: groups) : nil,
          deprecation: entry.token.deprecation ?? inherited.deprecation ?? .active,
          metadata: entry.token.metadata.inheriting(inherited.metadata)))
    }
    return result.reversed()
  }

  private func earlierType(_ entries: ArraySlice<TokenEntry>, in groups: [Int]) -> TokenType? {
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
    for condition: Condition, in groups: [Int]
  ) -> GroupProperties {
    var result = GroupProperties()
    for group in groups.reversed() {
      for entry in nodes[group].groups.reversed() {
        guard entry.condition.isImplied(by: condition) else { continue }
        result.type = result.type ?? entry.properties.type
        result.deprecation = result.deprecation ?? entry.properties.deprecation
        result.metadata = result.metadata.inheriting(entry.properties.metadata)
      }
    }
    return result
  }
}
