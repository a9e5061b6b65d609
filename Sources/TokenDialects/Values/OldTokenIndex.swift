import JSONTree

/// The tokens of a file by path, before their values are translated.
struct OldTokenIndex {
  struct Entry {
    var token: JSONObject
    /// The declared, inherited or assumed type.
    var type: String?
    var value: JSONNode
    /// Whether the value differs by set or mode, so that nothing can be computed from it.
    var varies: Bool
    /// Whether a modifier changes the value.
    var isModified: Bool
    /// Whether its values in modes have modes themselves.
    var isNested: Bool
  }

  /// References that are followed one after another.
  private static let maximumChain = 256

  private(set) var entries: [String: Entry] = [:]

  /// Adds the tokens of a tree. A path that another tree defined with another value varies.
  mutating func add(_ tree: FormedTree) {
    visit(tree.root, path: "", type: nil, in: tree, modal: Set(tree.modal.map(\.path)))
  }

  private mutating func visit(
    _ object: JSONObject, path: String, type: String?, in tree: FormedTree, modal: Set<String>
  ) {
    let type = object["$type"]?.string ?? type
    if let value = object["$value"] {
      let old = entries[path]
      let isNew = old == nil || old?.value.plainValue == value.plainValue
      entries[path] = Entry(
        token: object, type: old?.type ?? type ?? TypeOfPath.assumed(object, path: path),
        value: value,
        varies: modal.contains(path) || old?.varies == true || !isNew,
        isModified: ColorModifier.isModified(object), isNested: tree.nested.contains(path))
      return
    }
    for member in object.members where member.name.first != "$" || member.name == "$root" {
      guard let child = member.value.object else { continue }
      visit(
        child, path: path.isEmpty ? member.name : path + "." + member.name, type: type,
        in: tree, modal: modal)
    }
  }

  /// The path that a reference means: without `.value` at its end, and with `$root` where it names
  /// a group that has a token of its own. What is not in the file stays as written.
  func canonical(_ written: String) -> String {
    if entries[written] != nil { return written }
    var candidates = [written]
    if written.hasSuffix(".value") { candidates.append(String(written.dropLast(6))) }
    if written.hasSuffix("._") { candidates.append(String(written.dropLast(1)) + "$root") }
    candidates += candidates.map { $0 + ".$root" }
    return candidates.first { entries[$0] != nil } ?? candidates[candidates.count / 2 - 1]
  }

  /// A text with the paths in its braces as ``canonical(_:)`` has them.
  func canonicalReferences(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let path = rest[rest.index(after: open)..<close].trimmed
      result += rest[...open] + canonical(path) + "}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The entry at the end of a chain of whole references, with its path: the first that has a
  /// value of its own or changes that of its target. `nil` when the chain leaves the file, goes
  /// round or is longer than anyone writes.
  func end(of path: String) -> (path: String, entry: Entry)? {
    var current = path
    for _ in 0..<Self.maximumChain {
      guard let entry = entries[current] else { return nil }
      guard let next = next(after: entry) else { return (current, entry) }
      current = next
    }
    return nil
  }

  /// What a whole reference leads to; `nil` for an entry with a value of its own, and for one that
  /// changes that of its target.
  func next(after entry: Entry) -> String? {
    guard !entry.isModified else { return nil }
    return entry.value.string.flatMap(CurlyReference.path).map(canonical)
  }
}
