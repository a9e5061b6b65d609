import JSONTree

/// The sets and themes of a file of Tokens Studio.
struct StudioSets {
  /// A theme: the sets that it turns on.
  struct Theme {
    var name: String
    var group: String
    /// The sets whose tokens it is made of.
    var enabled: Set<String>
    /// The sets in which it only looks up what those refer to.
    var source: Set<String>

    /// All of them.
    var sets: Set<String> { enabled.union(source) }
  }

  /// In their order: later ones override earlier ones.
  let names: [String]
  private(set) var themes: [Theme]
  /// Whether the file states the order.
  let isOrdered: Bool

  /// Several sets, or themes that choose between them.
  var needsResolver: Bool { names.count > 1 || !themes.isEmpty }

  /// `nil` when the top-level names are groups, not sets.
  init?(_ root: JSONObject) {
    let found = root.members.filter { $0.name.first != "$" && $0.value.object != nil }
    let isMarked = root["$themes"] != nil || root["$metadata"] != nil
    guard !found.isEmpty, isMarked ? !Self.areGroups(root) : Self.areSets(root) else { return nil }
    self.init(
      names: found.map(\.name),
      order: (root["$metadata"]?.object?["tokenSetOrder"]?.array ?? []).compactMap(\.string),
      themes: root["$themes"]?.array ?? [])
  }

  /// Sets by name, in the order that is stated as far as it is.
  init(names: [String], order: [String], themes: [JSONNode]) {
    let known = Set(names)
    var seen: Set<String> = []
    let ordered = order.filter { known.contains($0) && seen.insert($0).inserted }
    self.names = ordered + names.filter { !seen.contains($0) }
    isOrdered = known.isSubset(of: seen) || names.count < 2
    self.themes = themes.compactMap(Self.theme)
  }

  /// The same sets with other themes.
  func with(themes: [Theme]) -> StudioSets {
    var sets = self
    sets.themes = themes
    return sets
  }

  private static func theme(_ node: JSONNode) -> Theme? {
    guard let object = node.object, let name = object["name"]?.string else { return nil }
    let chosen = object["selectedTokenSets"]?.object?.members ?? []
    func sets(_ status: String) -> Set<String> {
      Set(chosen.filter { $0.value.string == status }.map(\.name))
    }
    return Theme(
      name: name, group: object["group"]?.string ?? "theme", enabled: sets("enabled"),
      source: sets("source"))
  }

  /// Whether references only lead somewhere when the top-level names are not part of paths.
  private static func areSets(_ root: JSONObject) -> Bool {
    guard root.members.allSatisfy({ $0.value.object.map { !TokenMarking.isToken($0) } ?? true })
    else { return false }
    let (atRoot, inSets, isRound) = leads(root)
    return atRoot == 0 && inSets > 0 && !isRound
  }

  /// Whether references lead somewhere only when the top-level names are part of paths, although
  /// there are themes beside them: a file that another tool reads as one tree.
  private static func areGroups(_ root: JSONObject) -> Bool {
    let (atRoot, inSets, _) = leads(root.without("$themes", "$metadata"))
    return atRoot > inSets
  }

  /// How many references lead somewhere with the top-level names as part of paths, and without; and
  /// whether without them a token would refer to itself, as `button.size` does to a `size` of another
  /// file.
  private static func leads(_ root: JSONObject) -> (atRoot: Int, inSets: Int, isRound: Bool) {
    var forms = FormReader(dialect: .tokensStudio)
    var index = OldTokenIndex()
    index.add(forms.read(root))
    func inSet(_ path: String) -> String { String(path.drop { $0 != "." }.dropFirst()) }
    let inSets = Set(index.entries.keys.map(inSet))
    let references = index.entries.values.flatMap(\.references)
    return (
      references.count { index.entries[index.canonical($0)] != nil },
      references.count(where: inSets.contains),
      index.entries.contains { path, entry in
        entry.value.string.flatMap(CurlyReference.path) == inSet(path)
      }
    )
  }
}
