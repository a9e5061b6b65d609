import DesignTokens
import Diagnostics
import JSONTree

/// Files that give the same tokens different values and whose paths differ in one part: the
/// contexts of a modifier, such as `light.json` and `dark.json`, or `brand-a/…` and `brand-b/…`.
struct ModeFiles {
  /// Paths that are the same but for one part, which tells the context.
  private struct Family {
    var names: [String]
    var contexts: [String: [String]]
    var modifier: String
  }

  private let documents: [TokenDocument]
  private let values: [String: [String: JSONValue]]

  init(_ documents: [TokenDocument]) {
    self.documents = documents.filter { $0.holdsTokens && !$0.isResolver }
    values = Dictionary(
      self.documents.map { ($0.path, Self.values(in: $0)) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// `nil` where no two files contradict each other, or their names do not tell why.
  var resolver: FolderResolver? {
    guard documents.count > 1, documents.count == values.count else { return nil }
    let families = self.families
    guard !families.isEmpty else { return nil }
    let inContexts = Set(families.flatMap { $0.contexts.values.flatMap(\.self) })
    let folder = Self.commonFolder(documents.map(\.path))
    let base = documents.map(\.path).filter { !inContexts.contains($0) }
    func sources(_ paths: [String]) -> JSONValue {
      .array(paths.map { ["$ref": .string(String($0.dropFirst(folder.count)))] })
    }
    let modifiers = families.map { family in
      let contexts = family.names.map { name in
        JSONValue.Member(name, sources(family.contexts[name] ?? []))
      }
      return JSONValue.Member(
        family.modifier,
        ["contexts": .object(contexts), "default": .string(Self.defaultContext(family.names))])
    }
    let order: [JSONValue] = families.map { family in
      ["$ref": .string("#/modifiers/" + PointerFragment.escaped(family.modifier))]
    }
    return FolderResolver(
      path: folder + "tokens.resolver.json",
      origin: Self.firstFile(of: families[0]),
      document: [
        "version": "2025.10", "sets": ["base": ["sources": sources(base)]],
        "modifiers": .object(modifiers),
        "resolutionOrder": .array([["$ref": "#/sets/base"]] + order),
      ], files: Set(documents.map(\.path)), diagnostics: families.map { finding($0) })
  }

  private func finding(_ family: Family) -> Diagnostic {
    let names = family.names.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    let more = family.names.count > 6 ? " and \(family.names.count - 6) more" : ""
    return .init(
      .tokensProposedResolver,
      "files give tokens different values, so \(names)\(more) are taken as the contexts of "
        + "'\(family.modifier)'", at: SourceLocation(Self.firstFile(of: family)),
      suggestion: DialectAdvice.resolver)
  }

  private static func firstFile(of family: Family) -> String {
    family.names.lazy.compactMap { family.contexts[$0]?.first }.first ?? ""
  }

  // MARK: - Families

  private var families: [Family] {
    var found: [[String]: LayeredModes.Group] = [:]
    var order: [[String]] = []
    for group in clusters.flatMap(groups) {
      if found[group.key] == nil { order.append(group.key) }
      found[group.key, default: group].texts.formUnion(group.texts)
    }
    return Self.distinct(order.compactMap { key in found[key].flatMap(family) })
  }

  /// The contexts among files that contradict each other: all of them, or those that lie over the
  /// others.
  private func groups(_ cluster: [String]) -> [LayeredModes.Group] {
    let layers = LayeredModes(cluster, among: documents.map(\.path))
    let isBaseOfOneMind = layers.base.dropFirst().allSatisfy { !contradicts($0, layers.base[0]) }
    if !layers.groups.isEmpty, isBaseOfOneMind { return united(layers.groups) }
    guard let (index, contexts) = Self.difference(cluster) else { return [] }
    let parts = FilePath.parts(of: cluster[0])
    let isFolder = index < parts.count - 1
    let key = parts[..<index] + (isFolder ? [] : [contexts.sorted()[0]])
    return [LayeredModes.Group(index: index, key: Array(key), texts: Set(contexts))]
  }

  /// Modes of one modifier where they give the same tokens other values, as those of several brands
  /// do in `acme-dark` and `bolt-dark`: only one of all of them counts.
  private func united(_ groups: [LayeredModes.Group]) -> [LayeredModes.Group] {
    var result: [LayeredModes.Group] = []
    for group in groups {
      let files = files(of: group)
      let index = result.firstIndex { other in
        guard other.isAlike(group), let first = self.files(of: other).first else { return false }
        return files.contains { contradicts($0, first) }
      }
      if let index {
        result[index].texts.formUnion(group.texts)
      } else {
        result.append(group)
      }
    }
    return result
  }

  private func files(of group: LayeredModes.Group) -> [String] {
    documents.map(\.path).filter { path in
      let parts = FilePath.parts(of: path)
      return parts.count > group.index && parts[..<group.index] == group.key[..<group.index]
        && group.texts.contains(parts[group.index])
    }
  }

  private func contradicts(_ path: String, _ other: String) -> Bool {
    let others = values[other] ?? [:]
    return (values[path] ?? [:]).contains { name, value in
      others[name].map { $0 != value } ?? false
    }
  }

  /// All files that are in one of the contexts: those that contradict others, and those beside them.
  private func family(_ group: LayeredModes.Group) -> Family? {
    let index = group.index
    let ordered = documents.map(\.path).compactMap { path -> String? in
      let parts = FilePath.parts(of: path)
      return parts.count > index && group.texts.contains(parts[index]) ? parts[index] : nil
    }
    var seen: Set<String> = []
    let known = ordered.filter { seen.insert($0).inserted }
    let names = Self.contextNames(known)
    let isFolder = documents.contains { FilePath.parts(of: $0.path).count > index + 1 }
    let named = Self.modifier(names, isFolder: isFolder)
    guard let modifier = named ?? ModeNames.modifier(of: known) else { return nil }
    var family = Family(names: names, contexts: [:], modifier: modifier)
    for path in documents.map(\.path) {
      let parts = FilePath.parts(of: path)
      guard parts.count > index, Array(parts[..<index]) == Array(group.key.prefix(index)),
        let position = known.firstIndex(of: parts[index])
      else { continue }
      family.contexts[names[position], default: []].append(path)
    }
    if names.count == 1 { family.names.insert(plainName(beside: group, family), at: 0) }
    return family
  }

  /// What the context is called in which only the files for all modes count.
  private func plainName(beside group: LayeredModes.Group, _ family: Family) -> String {
    let base = documents.lazy.map { FilePath.parts(of: $0.path) }.first { parts in
      parts.count == group.index + 1 && parts[..<group.index] == group.key[..<group.index]
        && ModeNames.isNeutral(parts[group.index])
    }
    if let base { return base[group.index] }
    let isDark = family.modifier == ModeNames.family(of: "dark") && family.names != ["light"]
    return isDark ? "light" : "default"
  }

  /// Families under different names.
  private static func distinct(_ families: [Family]) -> [Family] {
    var used: [String: Int] = [:]
    return families.map { family in
      var family = family
      let count = used[family.modifier, default: 0]
      used[family.modifier] = count + 1
      if count > 0 { family.modifier += "-\(count + 1)" }
      return family
    }
  }

  /// Files that contradict each other, with those that they are alike to but for one part.
  private var clusters: [[String]] {
    var owner: [String: (path: String, value: JSONValue)] = [:]
    var next: [String: Set<String>] = [:]
    for document in documents {
      for (name, value) in values[document.path] ?? [:] {
        guard let other = owner[name] else {
          owner[name] = (document.path, value)
          continue
        }
        guard other.value != value else { continue }
        next[other.path, default: []].insert(document.path)
        next[document.path, default: []].insert(other.path)
      }
    }
    var seen: Set<String> = []
    return documents.map(\.path).compactMap { path in
      guard next[path] != nil, !seen.contains(path) else { return nil }
      var cluster: Set<String> = [path]
      var pending = [path]
      while let current = pending.popLast() {
        for other in next[current] ?? [] where cluster.insert(other).inserted {
          pending.append(other)
        }
      }
      seen.formUnion(cluster)
      return documents.map(\.path).filter(cluster.contains)
    }
  }

  /// The one part in which all paths differ, and what each has there.
  private static func difference(_ paths: [String]) -> (index: Int, texts: [String])? {
    let all = paths.map { Self.withoutRepeats(FilePath.parts(of: $0)) }
    guard let first = all.first, all.allSatisfy({ $0.count == first.count }) else { return nil }
    let different = first.indices.filter { index in all.contains { $0[index] != first[index] } }
    guard different.count == 1 else { return nil }
    let texts = all.map { $0[different[0]] }
    return Set(texts).count == texts.count ? (different[0], texts) : nil
  }

  /// The parts of a path without what the name of the file says again of a folder: `acme` and
  /// `acme.color` are `acme` and `color`.
  private static func withoutRepeats(_ parts: [String]) -> [String] {
    guard let name = parts.last else { return parts }
    let repeated = parts.dropLast().last { folder in
      guard name.hasPrefix(folder) else { return false }
      return name.dropFirst(folder.count).first.map { "-_. ".contains($0) } ?? true
    }
    guard let repeated else { return parts }
    return parts.dropLast() + [String(name.dropFirst(repeated.count))]
  }

  /// The texts without the words that all begin or end with: `light` of `color-light`.
  private static func contextNames(_ texts: [String]) -> [String] {
    if texts.count == 1 { return texts.map { LayeredModes.word(in: $0) ?? $0 } }
    var words = texts.map(ModeNames.words)
    while words.allSatisfy({ $0.count > 1 }), Set(words.map { $0[0] }).count == 1 {
      words = words.map { Array($0.dropFirst()) }
    }
    while words.allSatisfy({ $0.count > 1 }), Set(words.map { $0[$0.count - 1] }).count == 1 {
      words = words.map { Array($0.dropLast()) }
    }
    let names = words.map { $0.joined(separator: "-") }
    return Set(names).count == names.count && !names.contains("") ? names : texts
  }

  /// The modifier that names belong to; `nil` for files whose names tell nothing of modes.
  private static func modifier(_ names: [String], isFolder: Bool) -> String? {
    if let modifier = ModeNames.modifier(of: names) { return modifier }
    let isMode = names.allSatisfy { name in
      name.split(separator: "-").contains { ModeNames.family(of: String($0)) != nil }
    }
    return isMode || isFolder ? "theme" : nil
  }

  private static func defaultContext(_ names: [String]) -> String {
    for wanted in ModeNames.defaults + ["web"] {
      if let name = names.first(where: { $0.lowercased() == wanted }) { return name }
    }
    return names.first { $0.lowercased().hasSuffix("light") }
      ?? names.first { ModeNames.words(in: $0).contains("light") } ?? names[0]
  }

  // MARK: - Values

  private static func values(in document: TokenDocument) -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    func visit(_ object: JSONObject, _ path: String) {
      if let value = object["$value"] {
        result[path] = value.plainValue
        return
      }
      for member in object.members where member.name.first != "$" || member.name == "$root" {
        guard let child = member.value.object else { continue }
        visit(child, path.isEmpty ? member.name : path + "." + member.name)
      }
    }
    if let root = document.root?.object { visit(root, "") }
    return result
  }

  /// With a final slash; empty when there is none.
  private static func commonFolder(_ paths: [String]) -> String {
    var common = FilePath.folder(of: paths[0])
    while !paths.allSatisfy({ $0.hasPrefix(common) }) {
      common = FilePath.folder(of: String(common.dropLast()))
    }
    return common
  }
}
