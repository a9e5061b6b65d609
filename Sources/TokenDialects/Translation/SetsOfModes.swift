import JSONTree

/// Sets that are called as modes, such as `light` and `dark`, where no theme chooses between them.
struct SetsOfModes {
  /// A theme for each mode, by its modifier, the default first; empty where there are none.
  private(set) var themes: [StudioSets.Theme] = []

  /// - Parameters:
  ///   - names: The sets in their order.
  ///   - trees: Their tokens by name.
  init(_ names: [String], _ trees: [String: JSONObject]) {
    var modes: [(set: String, context: String, modifier: String)] = []
    for name in names {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      guard let word = LayeredModes.word(in: last), let modifier = ModeNames.family(of: word) else {
        continue
      }
      modes.append((name, word.lowercased(), modifier))
    }
    let paths = SetPaths(names, trees)
    let families = modes.map(\.modifier).withoutRepeats.map { modifier in
      modes.filter { $0.modifier == modifier }
    }.filter { family in
      // Two sets of one mode, or sets that share no token, are no modes of each other.
      let contexts = family.map(\.context).withoutRepeats
      return contexts.count > 1 && contexts.count == family.count
        && family.dropFirst().allSatisfy { paths.share($0.set, family[0].set) }
    }
    let others = Set(names).subtracting(families.flatMap { $0.map(\.set) })
    for family in families {
      let contexts = family.map(\.context)
      let standard = ModeNames.defaults.first(where: contexts.contains) ?? contexts[0]
      let first = family.filter { $0.context == standard }
      themes += (first + family.filter { $0.context != standard }).map { mode in
        StudioSets.Theme(
          name: mode.context, group: mode.modifier, enabled: others.union([mode.set]), source: [])
      }
    }
  }
}

extension [String] {
  /// Each text once, where it comes first.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
