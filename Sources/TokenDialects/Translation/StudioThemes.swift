import JSONTree

/// Which sets of Tokens Studio count in which themes.
///
/// `enabled` gives a set's tokens, `source` only lets other sets refer to them. So where a group of
/// themes of which one is chosen turns a set on and off for its tokens, that group alone says when it
/// counts. The `source` of other groups puts it beneath all others, and only where a theme of that
/// group would miss one of its tokens.
struct StudioThemes {
  /// Themes of which one is chosen.
  struct Group {
    var name: String
    var themes: [StudioSets.Theme] = []
    /// The sets whose tokens count with some of the themes only.
    fileprivate(set) var varying: Set<String> = []

    /// The sets that a theme turns on for their tokens.
    fileprivate var enabled: Set<String> { themes.reduce(into: []) { $0.formUnion($1.enabled) } }
    /// The sets that some theme turns on.
    fileprivate var all: Set<String> { themes.reduce(into: []) { $0.formUnion($1.sets) } }
    /// The sets that every theme turns on.
    fileprivate var always: Set<String> {
      themes.dropFirst().reduce(themes.first?.sets ?? []) { $0.intersection($1.sets) }
    }
  }

  /// The groups between whose themes a reader chooses.
  let choices: [Group]
  /// The sets whose tokens count in every context.
  let fixed: Set<String>
  /// The sets that are beneath all others, in every context.
  let lookedUp: Set<String>
  private let names: [String]
  /// The sets that some group turns on and off for their tokens.
  private let governed: Set<String>

  init(_ sets: StudioSets, _ trees: [String: JSONObject]) {
    names = sets.names
    let paths = SetPaths(sets.names, trees)
    let groups = Self.groups(sets.themes, paths)
    let choices = groups.filter { $0.themes.count > 1 }
    let governed = choices.reduce(into: Set<String>()) { $0.formUnion($1.varying) }
    (self.choices, self.governed) = (choices, governed)
    guard !groups.isEmpty else {
      (fixed, lookedUp) = (Set(sets.names), [])
      return
    }
    let always = groups.reduce(into: Set<String>()) { $0.formUnion($1.always) }
    let given = groups.reduce(into: Set<String>()) { given, group in
      let sure = group.themes.count > 1 ? group.varying : governed
      given.formUnion(group.always.intersection(group.enabled).subtracting(sure))
    }
    fixed = given
    lookedUp = Set(
      sets.names.filter { name in
        guard !given.contains(name) else { return false }
        guard governed.contains(name) else { return always.contains(name) }
        return groups.contains { !$0.varying.contains(name) && $0.all.contains(name) }
          && !choices.contains { $0.varying.contains(name) && paths.isCovered(name, in: $0) }
      })
  }

  private static func groups(_ themes: [StudioSets.Theme], _ paths: SetPaths) -> [Group] {
    var groups: [Group] = []
    for theme in themes {
      if let index = groups.firstIndex(where: { $0.name == theme.group }) {
        if !groups[index].themes.contains(where: { $0.name == theme.name }) {
          groups[index].themes.append(theme)
        }
      } else {
        groups.append(Group(name: theme.group, themes: [theme]))
      }
    }
    for index in groups.indices where groups[index].themes.count > 1 {
      let group = groups[index]
      let always = group.always
      groups[index].varying = group.enabled.filter { name in
        !always.contains(name) || group.themes.contains { paths.overrides(name, in: $0) }
      }
    }
    return groups
  }

  /// The sets of a context: first those that are only looked up.
  func sources(of theme: StudioSets.Theme, in group: Group) -> [String] {
    let sets = names.filter(conditional(in: group).contains)
    let looked = theme.source.subtracting(theme.enabled)
    return sets.filter(looked.contains) + sets.filter(theme.enabled.contains)
  }

  /// The sets that count in some contexts of a group, and in others not.
  func conditional(in group: Group) -> Set<String> {
    let open = group.all.subtracting(fixed).subtracting(governed).subtracting(lookedUp)
    return group.varying.union(open)
  }
}
