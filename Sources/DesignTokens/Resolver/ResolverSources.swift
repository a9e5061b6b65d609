import Diagnostics
import JSONTree

// Sets and modifiers: from their sources to layers.

extension ResolverReader {
  private static let maximumSetDepth = 64

  mutating func addSet(_ set: ResolverPlace, condition: Condition, within outer: [String] = []) {
    guard sourceCount <= Self.maximumSources else { return }
    checkKeys(set, of: "a set", known: ["sources", "description", "$extensions"])
    guard let list = set["sources"], let sources = list.node.array else {
      return report(
        .tokensSetWithoutSources, "a set must have an array of 'sources'", set.location,
        suggestion: "add \"sources\": [{ \"$ref\": \"base.tokens.json\" }]")
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
        .tokensBadJson, "a source must be an object, not \(source.node.kindName)", source.location,
        suggestion: source.node.string.map { "write { \"$ref\": \"\($0)\" }" })
    }
    guard let target = follow(source, from: .source) else { return }
    let key = "\(target.file)#\(target.pointer.joined(separator: "/"))"
    if isSet(target) {
      guard !outer.contains(key), outer.count < Self.maximumSetDepth else {
        return report(
          .tokensRefCycle, "the set '\(target.pointer.last ?? key)' contains itself",
          source.location,
          suggestion: "remove one of the references")
      }
      return addSet(target, condition: condition, within: outer + [key])
    }
    guard !target.node.isResolverDocument else {
      let name = source.node.object?["$ref"]?.string ?? target.file
      return report(
        .tokensIllegalPointer, "\(about: name) is a resolver file, which cannot be a source",
        source.location, suggestion: "point at one of its sets: '\(name)#/sets/name'")
    }
    addTree(target, condition: condition)
  }

  /// Whether another source may be looked at; says so once when no more may.
  private mutating func countSource(_ source: ResolverPlace) -> Bool {
    sourceCount += 1
    if sourceCount == Self.maximumSources + 1 {
      report(
        .tokensTooManySources, "more than \(Self.maximumSources) sources come together",
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
    checkKeys(
      place, of: "a modifier", known: ["contexts", "default", "description", "$extensions"])
    guard let list = place["contexts"], let contexts = list.node.object else {
      return report(
        .tokensContextsMissing, "the modifier '\(name)' has no 'contexts'", place.location,
        suggestion: "add \"contexts\": { \"light\": […], \"dark\": […] }")
    }
    let names = contexts.members.map(\.name)
    guard !names.isEmpty else {
      return report(
        .tokensContextsEmpty, "the modifier '\(name)' has no context", list.location,
        suggestion: "add at least two: { \"light\": […], \"dark\": […] }")
    }
    if names.count == 1 {
      report(
        .tokensContextsSingle, "the modifier '\(name)' has only the context '\(names[0])'",
        list.location, suggestion: "add another context, or make it a set")
    }
    let index = indexOfModifier(
      TokenModifier(
        name: name, description: place["description"]?.node.string, contexts: names,
        declaredDefault: readDefault(place, name, names)))
    readContexts(contexts, list.file, of: index)
  }

  private mutating func readContexts(_ contexts: JSONObject, _ file: String, of index: Int) {
    let positions = Dictionary(
      plan.modifiers[index].contexts.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for member in contexts.members {
      guard let nodes = member.value.array else {
        report(
          .tokensSetWithoutSources, "the context '\(member.name)' must be an array of sources",
          ResolverPlace(node: member.value, file: file).location,
          suggestion: "write [{ \"$ref\": \"dark.tokens.json\" }], or [] for nothing of its own")
        continue
      }
      let condition = Condition.when(index, is: positions[member.name] ?? 0)
      for node in nodes {
        addSource(ResolverPlace(node: node, file: file), condition: condition, within: [])
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
      .tokensDefaultUnknown,
      "the default '\(written)' of the modifier '\(name)' is not one of its contexts",
      node.location,
      suggestion: DidYouMean.suggestion(for: written, among: contexts))
    return nil
  }

  /// A modifier that is listed twice stays one, with the contexts of both.
  private mutating func indexOfModifier(_ modifier: TokenModifier) -> Int {
    guard let index = plan.modifiers.firstIndex(where: { $0.name == modifier.name }) else {
      plan.modifiers.append(modifier)
      return plan.modifiers.count - 1
    }
    let known = Set(plan.modifiers[index].contexts)
    plan.modifiers[index].contexts += modifier.contexts.filter { !known.contains($0) }
    plan.modifiers[index].declaredDefault =
      plan.modifiers[index].declaredDefault ?? modifier.declaredDefault
    return index
  }

  /// `name` and `type` belong to the entries of `resolutionOrder`, which have no pointer.
  private mutating func checkKeys(_ place: ResolverPlace, of owner: String, known: [String]) {
    let allowed = known + (place.pointer.isEmpty ? ["name", "type"] : [])
    for (object, file) in [(place.node.object, place.file)]
      + place.overrides.map({ ($0.object, $0.file) })
    {
      for member in object?.members ?? [] where !(allowed + ["$ref"]).contains(member.name) {
        report(
          .tokensUnknownProperty, "\(about: member.name) is not a key of \(owner)",
          SourceLocation(file, at: member.namePosition),
          suggestion: DidYouMean.suggestion(for: member.name, among: allowed)
            ?? "remove it, or keep it in '$extensions'")
      }
    }
  }
}

extension JSONNode {
  /// Whether this is the root of a resolver document: a group may have that name, an array not.
  var isResolverDocument: Bool { object?["resolutionOrder"]?.array != nil }

  /// The object without some of its members; other values as they are.
  func without(_ names: [String]) -> JSONNode {
    guard let object else { return self }
    var rest = JSONObject()
    for member in object.members where !names.contains(member.name) { rest.set(member) }
    return JSONNode(.object(rest), at: position)
  }
}
