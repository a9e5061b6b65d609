import JSONTree

/// The sets and themes of Tokens Studio as a resolver document.
///
/// A set that some group of themes always turns on, and every set of a file without themes, is
/// part of the order itself. The others are the contexts of a modifier for each group of themes. A
/// set that no theme turns on stays among the sets, unused. ``StudioThemes`` tells which is which.
struct StudioResolver {
  private let sets: StudioSets
  private let trees: [String: JSONObject]
  private let form: ResolverForm
  private let themes: StudioThemes
  private let references: [String: String]
  /// The themes that the names of sets show, where none are written.
  private let modes: [StudioSets.Theme]

  /// - Parameter references: The files of sets that are not in the document itself, by name.
  init(
    _ sets: StudioSets, _ translated: [JSONObject], at position: JSONPosition,
    references: [String: String] = [:]
  ) {
    self.references = references
    form = ResolverForm(position: position)
    trees = Dictionary(zip(sets.names, translated), uniquingKeysWith: { $1 })
    modes = sets.themes.isEmpty ? SetsOfModes(sets.names, trees).themes : []
    self.sets = modes.isEmpty ? sets : sets.with(themes: modes)
    themes = StudioThemes(self.sets, trees)
  }

  func document(log: inout FindingLog) -> JSONObject {
    if !sets.isOrdered { log.add(.setOrder, at: form.position) }
    var known: Set<String> = []
    for mode in modes where known.insert(mode.group).inserted {
      log.add(.setsOfModes(modifier: mode.group), at: form.position)
    }
    let modifiers = themes.choices.map { group in (group.name, modifier(group, &log)) }
    return form.document(
      sets: sets.names.map { ($0, source($0)) }, modifiers: modifiers,
      order: order(&log))
  }

  private func source(_ name: String) -> JSONNode {
    guard let file = references[name] else { return form.set(trees[name] ?? JSONObject()) }
    let source = form.object([("$ref", form.text(file))])
    return form.object([("sources", form.array([source]))])
  }

  private func modifier(_ group: StudioThemes.Group, _ log: inout FindingLog) -> JSONNode {
    let chosen = group.themes.first?.name ?? ""
    log.add(.themeDefault(modifier: group.name, context: chosen), at: form.position)
    let contexts = group.themes.map { theme in
      (
        name: theme.name,
        sources: themes.sources(of: theme, in: group).map { form.reference("sets", $0) }
      )
    }
    return form.modifier(contexts, defaultContext: chosen)
  }

  /// Sets that are only looked up, then the others and modifiers in the order of the sets; a
  /// modifier stands where its first set does.
  private func order(_ log: inout FindingLog) -> [JSONNode] {
    var order = sets.names.filter(themes.lookedUp.contains).map { form.reference("sets", $0) }
    /// What was placed so far, with the group it came with.
    var placed: Set<String> = []
    var written: Set<String> = []
    for name in sets.names {
      if themes.fixed.contains(name) {
        order.append(form.reference("sets", name))
        placed.insert(name)
        warn(name, before: placed, &log)
      }
      for group in themes.choices where !written.contains(group.name) {
        guard themes.conditional(in: group).contains(name) else { continue }
        written.insert(group.name)
        order.append(form.reference("modifiers", group.name))
        placed.formUnion(themes.conditional(in: group))
      }
    }
    for group in themes.choices where !written.contains(group.name) {
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
