import JSONTree

/// The paths of the tokens of sets.
struct SetPaths {
  private let paths: [String: Set<String>]
  private let places: [String: Int]

  init(_ names: [String], _ trees: [String: JSONObject]) {
    places = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    paths = trees.mapValues { tree in
      var found: Set<String> = []
      Self.visit(tree, "", &found)
      return found
    }
  }

  private static func visit(_ object: JSONObject, _ path: String, _ found: inout Set<String>) {
    if object["$value"] != nil {
      found.insert(path)
      return
    }
    for member in object.members where member.name.first != "$" || member.name == "$root" {
      guard let child = member.value.object else { continue }
      visit(child, path + "/" + member.name, &found)
    }
  }

  /// Whether two sets give a token of the same path.
  func share(_ name: String, _ other: String) -> Bool {
    !(paths[name] ?? []).isDisjoint(with: paths[other] ?? [])
  }

  /// Whether every theme of a group has all tokens of a set, from that or from others.
  func isCovered(_ name: String, in group: StudioThemes.Group) -> Bool {
    group.themes.allSatisfy { theme in
      theme.sets.contains(name)
        || (paths[name] ?? []).allSatisfy { path in
          theme.enabled.contains { paths[$0]?.contains(path) == true }
        }
    }
  }

  /// Whether a set that a theme only looks up would override one that comes before it.
  func overrides(_ name: String, in theme: StudioSets.Theme) -> Bool {
    guard theme.source.contains(name), let own = paths[name], let place = places[name] else {
      return false
    }
    return theme.enabled.contains { other in
      guard let earlier = places[other], earlier < place, let tokens = paths[other] else {
        return false
      }
      return !own.isDisjoint(with: tokens)
    }
  }
}
