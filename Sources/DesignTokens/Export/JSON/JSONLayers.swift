import Diagnostics
import JSONTree

/// Distributes the definitions of tokens over what applies always and what applies in a context.
struct JSONLayers {
  let storage: TokenStorage
  private(set) var base = JSONGroupTree()
  /// By modifier and context.
  private(set) var contexts: [[JSONGroupTree]]
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a token has a value that DTCG 2025.10 has no form for.
  private(set) var hasOther = false

  init(storage: TokenStorage) {
    self.storage = storage
    contexts = storage.modifiers.map { $0.contexts.map { _ in JSONGroupTree() } }
  }

  /// Adds of each token the definition that counts in `selection`.
  mutating func addAll(in selection: [Int]) {
    for index in storage.records.indices where hasValue(index) {
      guard let definition = storage.definition(index, in: selection) else { continue }
      add(definition, of: index) { $0.base.addToken($1, type: $2, members: $3) }
    }
    addGroups()
  }

  /// Adds all definitions of all tokens.
  mutating func addAll() {
    for index in storage.records.indices where hasValue(index) { addDefinitions(index) }
    addGroups()
  }

  /// Whether a token has a value in any context: one without would be a mistake in the document too.
  private func hasValue(_ index: Int) -> Bool { inferredType(of: index) != nil }

  private func inferredType(of index: Int) -> String? {
    storage.tables[index].values.first { _ in true }?.typeName
  }

  /// Adds every definition of a token where it applies.
  ///
  /// A definition that applies always comes before all others that are still seen, so the base
  /// may lie at the bottom.
  private mutating func addDefinitions(_ index: Int) {
    var lastModifier = -1
    for definition in storage.records[index].definitions {
      let requirements = definition.condition.requirements
      guard let requirement = requirements.first else {
        add(definition, of: index) { $0.base.addToken($1, type: $2, members: $3) }
        continue
      }
      guard requirements.count == 1, requirement.modifier >= lastModifier else {
        report(definition, of: index)
        continue
      }
      lastModifier = requirement.modifier
      add(definition, of: index) {
        $0.contexts[requirement.modifier][requirement.context]
          .addToken($1, type: $2, members: $3)
      }
    }
  }

  private mutating func add(
    _ definition: Definition, of index: Int,
    _ put: (inout JSONLayers, TokenPath, String?, [JSONValue.Member]) -> Void
  ) {
    let path = storage.records[index].path
    let outer = group(around: path)
    var members: [JSONValue.Member] = []
    switch definition.token.body {
    case .value(let node): members.append(.init("$value", node.plainValue))
    case .pointer(let node): members.append(.init("$ref", node.plainValue))
    }
    members += Self.description(definition.token.description)
    if definition.token.deprecation != nil || definition.deprecation != outer.deprecation {
      members.append(Self.deprecation(definition.deprecation))
    }
    members += JSONMetadata.extensions(
      definition.token.extensions, own: definition.token.metadata,
      effective: definition.metadata, inherited: outer.metadata)
    let type = definition.statedType?.name ?? (definition.isAlias ? nil : inferredType(of: index))
    hasOther = hasOther || definition.statedType?.type == .other || storage.tables[index].isKept
    put(&self, path, type, members)
  }

  private mutating func report(_ definition: Definition, of index: Int) {
    let contexts = definition.condition.text(storage.modifiers)
    diagnostics.append(
      .init(
        .tokensExportCombination,
        "'\(storage.records[index].path)' has a value for \(contexts) that a "
          + "resolver file cannot state", at: definition.token.location,
        notes: [Diagnostic.Note("it states the sources of one context at a time")],
        suggestion: "define the token in one context, and let it refer to one that the other "
          + "modifier defines"))
  }
}

// MARK: - Groups

extension JSONLayers {
  /// All groups belong to what applies always: they have no contexts in the model.
  /// They come after the tokens, which are to keep their order.
  private mutating func addGroups() {
    let groupsOfTokens = groupsOfTokens()
    for group in storage.groups.values.sorted(by: Self.precedes) {
      let isRoot = group.path.text.isEmpty
      let outer = isRoot ? nil : self.group(around: group.path)
      var members = Self.description(group.description)
      if group.deprecation != outer?.deprecation ?? .active {
        members.append(Self.deprecation(group.deprecation))
      }
      members += JSONMetadata.extensions(
        group.extensions, own: nil, effective: group.metadata,
        inherited: outer?.metadata ?? CatalogMetadata())
      if members.isEmpty, groupsOfTokens.contains(group.path) { continue }
      base.addGroup(group.path, members)
    }
  }

  /// The groups that need no mention, since a token is inside.
  private func groupsOfTokens() -> Set<TokenPath> {
    var result: Set<TokenPath> = [""]
    for record in storage.records {
      var names = record.path.names.dropLast()
      while !names.isEmpty, result.insert(TokenPath(names: names)).inserted { names.removeLast() }
    }
    return result
  }

  /// In the order of their places.
  private static func precedes(_ left: TokenGroup, _ right: TokenGroup) -> Bool {
    (left.location, left.path) < (right.location, right.path)
  }

  /// What hands its properties down to the token or group at `path`.
  private func group(around path: TokenPath) -> (
    deprecation: Deprecation, metadata: CatalogMetadata
  ) {
    let group = storage.groups[TokenPath(names: path.names.dropLast())]
    return (group?.deprecation ?? .active, group?.metadata ?? CatalogMetadata())
  }

  private static func description(_ text: String?) -> [JSONValue.Member] {
    text.map { [.init("$description", .string($0))] } ?? []
  }

  private static func deprecation(_ deprecation: Deprecation) -> JSONValue.Member {
    switch deprecation {
    case .active: .init("$deprecated", false)
    case .deprecated(nil): .init("$deprecated", true)
    case .deprecated(let reason?): .init("$deprecated", .string(reason))
    }
  }
}

extension Definition {
  /// The type to write down: that of a literal from wherever it comes; of an alias only its own,
  /// since the type of what it refers to outweighs that of a group.
  fileprivate var statedType: StatedType? {
    isAlias ? token.type : token.type ?? groupType ?? earlierType
  }

  /// Whether the whole value is that of another token.
  fileprivate var isAlias: Bool {
    switch token.body {
    case .pointer(let node): node.isWholePointer
    case .value(let node):
      node.string.map { CurlyAlias.path($0) != nil } ?? false
        || node.pointerNode?.isWholePointer == true
    }
  }
}

extension JSONNode {
  /// Whether the text is a pointer to a token or to the whole of its value.
  fileprivate var isWholePointer: Bool {
    guard let segments = string.flatMap(TokenPointer.segments) else { return false }
    return segments.firstIndex(of: "$value").map { $0 == segments.count - 1 } ?? true
  }
}
