import Diagnostics
import JSONTree

/// One of the definitions that a token has: where it counts, and what it states there.
public struct TokenDefinition: Sendable {
  /// A place in the value at which another token, or a part of one, stands.
  public struct Reference: Hashable, Sendable {
    /// The names and indices that lead to the place; empty where the token is the whole value.
    public var place: [String]
    /// The token that is referred to.
    public var token: TokenPath
    /// The way to the part of that token's value; empty where it is the whole.
    public var part: [String]

    /// A reference to the whole of a token, as the whole value, unless ways are given.
    public init(place: [String] = [], token: TokenPath, part: [String] = []) {
      self.place = place
      self.token = token
      self.part = part
    }
  }

  /// The contexts in which it counts, in the order of the modifiers; everywhere when empty. Where
  /// several definitions count, the last is the token's.
  public var contexts: [(modifier: String, context: String)]
  /// Where its name stands.
  public var location: SourceLocation
  /// The value in the first contexts in which it is the token's, with all references replaced;
  /// `nil` where it is none.
  public var value: TokenValue?
  /// What of the value other tokens state, in source order.
  public var references: [Reference]
  /// The `catalog` extension, with what groups hand down.
  public var metadata: CatalogMetadata
}

extension Token {
  /// The definitions of the token, the strongest last, without those that another one replaces in
  /// every context.
  public var definitions: [TokenDefinition] {
    let definitions = storage.records[index].definitions
    return definitions.enumerated().map { position, definition in
      var value: TokenValue?
      if let selection = selection(of: position, among: definitions),
        case .resolved(let entry) = storage.tables[index][selection]
      {
        value = entry.value
      }
      return TokenDefinition(
        contexts: definition.condition.requirements.map { requirement in
          let modifier = storage.modifiers[requirement.modifier]
          return (modifier.name, modifier.contexts[requirement.context])
        },
        location: definition.token.location, value: value,
        references: storage.references(in: definition.token.body),
        metadata: definition.metadata)
    }
  }

  /// The first contexts in which the definition at a position is the one that counts.
  private func selection(of position: Int, among definitions: [Definition]) -> [Int]? {
    func counts(in selection: [Int]) -> Bool {
      definitions.lastIndex { $0.condition.holds(in: selection) } == position
    }
    var simplest = storage.defaults
    for requirement in definitions[position].condition.requirements {
      simplest[requirement.modifier] = requirement.context
    }
    if counts(in: simplest) { return simplest }
    let used = definitions.flatMap(\.condition.requirements).map(\.modifier)
    let axes = Axes(used, among: storage.modifiers)
    return (0..<min(axes.count, ContextGroup.combinationLimit)).lazy
      .map { axes.selection(at: $0, base: storage.defaults) }.first(where: counts)
  }
}

extension TokenStorage {
  fileprivate func references(in body: ParsedToken.Body) -> [TokenDefinition.Reference] {
    switch body {
    case .pointer(let node):
      [node.string.flatMap { reference(pointer: $0, at: []) }].compactMap(\.self)
    case .value(let node): references(in: node, at: [])
    }
  }

  /// Nodes are as deep as JSON is read, which is bounded.
  private func references(in node: JSONNode, at place: [String]) -> [TokenDefinition.Reference] {
    if let text = node.string {
      guard let path = CurlyAlias.path(text), indexByPath[path] != nil else { return [] }
      return [.init(place: place, token: TokenPath(path), part: [])]
    }
    if let pointer = node.pointerNode?.string {
      return [reference(pointer: pointer, at: place)].compactMap(\.self)
    }
    if let elements = node.array {
      return elements.enumerated().flatMap { references(in: $1, at: place + ["\($0)"]) }
    }
    return (node.object?.members ?? []).flatMap { references(in: $0.value, at: place + [$0.name]) }
  }

  private func reference(pointer: String, at place: [String]) -> TokenDefinition.Reference? {
    guard let segments = TokenPointer.segments(pointer) else { return nil }
    let end = segments.firstIndex(of: "$value") ?? segments.endIndex
    let path = TokenPath(names: segments[..<end])
    guard indexByPath[path.text] != nil else { return nil }
    return .init(place: place, token: path, part: Array(segments[end...].dropFirst()))
  }
}
