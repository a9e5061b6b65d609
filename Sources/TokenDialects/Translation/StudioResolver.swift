import JSONTree

/// The sets and themes of Tokens Studio as a resolver document.
///
/// A set that some group of themes always turns on, and every set of a file without themes, is
/// part of the order itself. The others are the contexts of a modifier for each group of themes. A
/// set that no theme turns on stays among the sets, unused.
struct StudioResolver {
  private let sets: StudioSets
  private let trees: [String: JSONObject]
  private let form: ResolverForm
  private let groups: [Group]
  private let fixed: Set<String>
  private let references: [String: String]

  /// Themes of which one is chosen.
  private struct Group {
    var name: String
    var themes: [StudioSets.Theme] = []
    /// The sets that one of the themes turns on.
    var sets: Set<String> = []
  }

  /// - Parameter references: The files of sets that are not in the document itself, by name.
  init(
    _ sets: StudioSets, _ translated: [JSONObject], at position: JSONPosition,
    references: [String: String] = [:]
  ) {
    self.sets = sets
    self.references = references
    form = ResolverForm(position: position)
    trees = Dictionary(zip(sets.names, translated), uniquingKeysWith: { $1 })
    var groups: [Group] = []
    for theme in sets.themes {
      if let index = groups.firstIndex(where: { $0.name == theme.group }) {
        if !groups[index].themes.contains(where: { $0.name == theme.name }) {
          groups[index].themes.append(theme)
        }
      } else {
        groups.append(Group(name: theme.group, themes: [theme]))
      }
    }
    let always = groups.map { group in
      group.themes.dropFirst().reduce(group.themes.first?.sets ?? []) { $0.intersection($1.sets) }
    }
    fixed = groups.isEmpty ? Set(sets.names) : always.reduce(into: []) { $0.formUnion($1) }
    self.groups = groups.filter { $0.themes.count > 1 }.map { group in
      var group = group
      for theme in group.themes { group.sets.formUnion(theme.sets) }
      return group
    }
  }

  func document(log: inout FindingLog) -> JSONObject {
    if !sets.isOrdered { log.add(.setOrder, at: form.position) }
    let modifiers = groups.map { group in (group.name, modifier(group, &log)) }
    return form.document(
      sets: sets.names.map { ($0, source($0)) }, modifiers: modifiers,
      order: order(&log))
  }

  private func source(_ name: String) -> JSONNode {
    guard let file = references[name] else { return form.set(trees[name] ?? JSONObject()) }
    let source = form.object([("$ref", form.text(file))])
    return form.object([("sources", form.array([source]))])
  }

  private func modifier(_ group: Group, _ log: inout FindingLog) -> JSONNode {
    let chosen = group.themes.first?.name ?? ""
    log.add(.themeDefault(modifier: group.name, context: chosen), at: form.position)
    let contexts = group.themes.map { theme in
      let names = sets.names.filter { theme.sets.contains($0) && !fixed.contains($0) }
      return (name: theme.name, sources: names.map { form.reference("sets", $0) })
    }
    return form.modifier(contexts, defaultContext: chosen)
  }

  /// Sets and modifiers in the order of the sets; a modifier stands where its first set does.
  private func order(_ log: inout FindingLog) -> [JSONNode] {
    var order: [JSONNode] = []
    /// What was placed so far, with the group it came with.
    var placed: Set<String> = []
    var written: Set<String> = []
    for name in sets.names {
      if fixed.contains(name) {
        order.append(form.reference("sets", name))
        placed.insert(name)
        warn(name, before: placed, &log)
      }
      for group in groups where !written.contains(group.name) {
        guard group.sets.contains(name), !fixed.contains(name) else { continue }
        written.insert(group.name)
        order.append(form.reference("modifiers", group.name))
        placed.formUnion(group.sets)
      }
    }
    for group in groups where !written.contains(group.name) {
      order.append(form.reference("modifiers", group.name))
    }
    return order
  }

  /// Warns where a set comes after one that ought to override it, and both define a token.
  private func warn(_ name: String, before placed: Set<String>, _ log: inout FindingLog) {
    guard let index = sets.names.firstIndex(of: name) else { return }
    for later in sets.names[(index + 1)...] where placed.contains(later) {
      guard share(trees[name] ?? JSONObject(), trees[later] ?? JSONObject()) else { continue }
      log.add(.unorderedSets(later, name), at: form.position)
    }
  }

  /// Whether both trees define a token at the same path.
  private func share(_ left: JSONObject, _ right: JSONObject) -> Bool {
    if left["$value"] != nil || right["$value"] != nil { return true }
    return left.members.contains { member in
      guard member.name.first != "$" || member.name == "$root",
        let child = member.value.object, let other = right[member.name]?.object
      else { return false }
      return share(child, other)
    }
  }
}
