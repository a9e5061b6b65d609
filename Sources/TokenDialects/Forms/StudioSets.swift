import JSONTree

/// The sets and themes of a file of Tokens Studio.
struct StudioSets {
  /// A theme: the sets that it turns on.
  struct Theme {
    var name: String
    var group: String
    var sets: Set<String>
  }

  /// In their order: later ones override earlier ones.
  let names: [String]
  let themes: [Theme]
  /// Whether the file states the order.
  let isOrdered: Bool

  /// Several sets, or themes that choose between them.
  var needsResolver: Bool { names.count > 1 || !themes.isEmpty }

  /// `nil` when the top-level names are groups, not sets.
  init?(_ root: JSONObject) {
    let found = root.members.filter { $0.name.first != "$" && $0.value.object != nil }
    let isMarked = root["$themes"] != nil || root["$metadata"] != nil
    guard !found.isEmpty, isMarked || Self.areSets(root) else { return nil }
    let order = (root["$metadata"]?.object?["tokenSetOrder"]?.array ?? []).compactMap(\.string)
    let names = found.map(\.name)
    let known = Set(names)
    var seen: Set<String> = []
    let ordered = order.filter { known.contains($0) && seen.insert($0).inserted }
    self.names = ordered + names.filter { !seen.contains($0) }
    isOrdered = known.isSubset(of: seen) || names.count < 2
    themes = (root["$themes"]?.array ?? []).compactMap(Self.theme)
  }

  private static func theme(_ node: JSONNode) -> Theme? {
    guard let object = node.object, let name = object["name"]?.string else { return nil }
    let chosen = object["selectedTokenSets"]?.object?.members ?? []
    let sets = chosen.filter { ["enabled", "source"].contains($0.value.string) }.map(\.name)
    return Theme(name: name, group: object["group"]?.string ?? "theme", sets: Set(sets))
  }

  /// Whether references only lead somewhere when the top-level names are not part of paths.
  private static func areSets(_ root: JSONObject) -> Bool {
    guard root.members.allSatisfy({ $0.value.object.map { !TokenMarking.isToken($0) } ?? true })
    else { return false }
    var forms = FormReader(dialect: .tokensStudio)
    var index = OldTokenIndex()
    index.add(forms.read(root))
    let inSets = Set(index.entries.keys.map { String($0.drop { $0 != "." }.dropFirst()) })
    let references = index.entries.values.compactMap {
      $0.value.string.flatMap(CurlyReference.path)
    }
    let atRoot = references.contains { index.entries[index.canonical($0)] != nil }
    return !atRoot && references.contains { inSets.contains($0) }
  }
}
