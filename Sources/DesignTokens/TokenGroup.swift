import Diagnostics
import JSONTree

/// A group of tokens, for headings and navigation.
public struct TokenGroup: Sendable {
  /// The names that lead to the group; empty for the root of the files.
  public var path: TokenPath
  /// The group's own `$description`, which is not inherited; the last file's that gives one.
  public var description: String?
  /// What the group itself or the nearest one around it says.
  public var deprecation: Deprecation
  /// What stands under the group's own `$extensions`, as it was read; `nil` when nothing does.
  public var extensions: JSONObject?
  /// The object `catalog` of the extensions, completed by that of the groups around it.
  public var metadata: CatalogMetadata
  /// Where the group is defined; where several files define it, the place in the first.
  public var location: SourceLocation
}

extension ResolvedTokens {
  /// The group at `path`; the empty path is the root of the files.
  public func group(_ path: TokenPath) -> TokenGroup? { storage.groups[path] }
}

extension MergedTree {
  /// All groups with what they inherit; of each property the last layer's that has it.
  func listGroups() -> [TokenPath: TokenGroup] {
    var result: [TokenPath: TokenGroup] = [:]
    var pending: [(index: Int, path: String, outer: TokenGroup?)] = [(0, "", nil)]
    while let (index, path, outer) = pending.popLast() {
      guard !self[index].isToken, let location = self[index].groups.first?.location
      else { continue }
      let layers = self[index].groups.map(\.properties).reversed()
      let own = layers.reduce(CatalogMetadata()) { $0.inheriting($1.metadata) }
      let group = TokenGroup(
        path: TokenPath(path), description: layers.lazy.compactMap(\.description).first,
        deprecation: layers.lazy.compactMap(\.deprecation).first ?? outer?.deprecation ?? .active,
        extensions: layers.lazy.compactMap(\.extensions).first,
        metadata: outer.map { own.inheriting($0.metadata) } ?? own, location: location)
      result[group.path] = group
      for child in self[index].children {
        let name = self[child].name
        pending.append((child, path.isEmpty ? name : path + "." + name, group))
      }
    }
    return result
  }
}
