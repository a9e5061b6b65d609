import Diagnostics
import JSONTree

// Sets and modifiers: from their sources to layers.

extension ResolverReader {
  private static let maximumSetDepth = 64

  mutating func addSet(_ set: ResolverPlace, condition: Condition, within outer: [String] = []) {
    guard sourceCount <= Self.maximumSources else { return }
    guard let list = set["sources"], let sources = list.node.array else {
      return report(
        "set-without-sources", "a set must have an array of 'sources'", set.location)
    }
    for node in sources where sourceCount <= Self.maximumSources {
      addSource(ResolverPlace(node: node, file: list.file), condition: condition, within: outer)
    }
  }

  private mutating func addSource(
    _ source: ResolverPlace, condition: Condition, within outer: [String]
  ) {
    guard countSource(source) else { return }
    guard source.node.object != nil else {
      return report(
        "bad-json", "a source must be an object, not \(source.node.kindName)", source.location,
        suggestion: source.node.string.map { "write { \"$ref\": \"\($0)\" }" })
    }
    guard let target = follow(source, from: .source) else { return }
    let key = "\(target.file)#\(target.pointer.joined(separator: "/"))"
    if isSet(target) {
      guard !outer.contains(key), outer.count < Self.maximumSetDepth else {
        return report(
          "ref-cycle", "the set '\(target.pointer.last ?? key)' contains itself", source.location,
          suggestion: "remove one of the references")
      }
      return addSet(target, condition: condition, within: outer + [key])
    }
    addTree(target, condition: condition)
  }

  /// Whether another source may be looked at; says so once when no more may.
  private mutating func countSource(_ source: ResolverPlace) -> Bool {
    sourceCount += 1
    if sourceCount == Self.maximumSources + 1 {
      report(
        "too-many-sources", "more than \(Self.maximumSources) sources come together",
        source.location)
    }
    return sourceCount <= Self.maximumSources
  }

  private func isSet(_ place: ResolverPlace) -> Bool {
    if place.pointer.count == 2, place.pointer[0] == "sets" { return true }
    return place["sources"]?.node.array != nil
  }

  private mutating func addTree(_ place: ResolverPlace, condition: Condition) {
    var node = place.node
    for override in place.overrides { node = node.without(override.object.members.map(\.name)) }
    add(sources.tokenTree(node, path: place.file), condition)
    for override in place.overrides.reversed() {
      let position = place.node.position
      let rest = JSONNode(.object(override.object), at: position).without(["$ref"])
      add(sources.tokenTree(rest, path: override.file), condition)
    }
  }

  private mutating func add(_ tree: ParsedGroup?, _ condition: Condition) {
    if let tree { plan.layers.append(TokenLayer(tree: tree, condition: condition)) }
  }

  // MARK: - Modifiers

  mutating func addModifier(_ place: ResolverPlace, named name: String) {
    guard let list = place["contexts"], let contexts = list.node.object else {
      return report(
        "contexts-missing", "the modifier '\(name)' has no 'contexts'", place.location)
    }
    let names = contexts.members.map(\.name)
    guard !names.isEmpty else {
      return report("contexts-empty", "the modifier '\(name)' has no context", list.location)
    }
    if names.count == 1 {
      report(
        "contexts-single", "the modifier '\(name)' has only the context '\(names[0])'",
        list.location, suggestion: "add another context, or make it a set")
    }
    let index = indexOfModifier(
      TokenModifier(
        name: name, description: place["description"]?.node.string, contexts: names,
        declaredDefault: readDefault(place, name, names)))
    for (context, member) in contexts.members.enumerated() {
      guard let nodes = member.value.array else {
        report(
          "set-without-sources", "the context '\(member.name)' must be an array of sources",
          ResolverPlace(node: member.value, file: list.file).location)
        continue
      }
      for node in nodes {
        addSource(
          ResolverPlace(node: node, file: list.file), condition: .when(index, is: context),
          within: [])
      }
    }
  }

  private mutating func readDefault(
    _ place: ResolverPlace, _ name: String, _ contexts: [String]
  ) -> String? {
    guard let node = place["default"] else { return nil }
    if let context = node.node.string, contexts.contains(context) { return context }
    let written = node.node.string ?? node.node.kindName
    report(
      "default-unknown",
      "the default '\(written)' of the modifier '\(name)' is not one of its "
        + "contexts", node.location,
      suggestion: DidYouMean.suggestion(for: written, among: contexts))
    return nil
  }

  /// A modifier that is listed twice stays one.
  private mutating func indexOfModifier(_ modifier: TokenModifier) -> Int {
    if let index = plan.modifiers.firstIndex(where: { $0.name == modifier.name }) { return index }
    plan.modifiers.append(modifier)
    return plan.modifiers.count - 1
  }
}

extension JSONNode {
  /// The object without some of its members; other values as they are.
  func without(_ names: [String]) -> JSONNode {
    guard let object else { return self }
    var rest = JSONObject()
    for member in object.members where !names.contains(member.name) { rest.set(member) }
    return JSONNode(.object(rest), at: position)
  }
}
