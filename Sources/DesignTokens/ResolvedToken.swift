import Diagnostics

/// What a token is in one context.
public struct ResolvedToken: Sendable {
  let storage: TokenStorage
  let index: Int
  let entry: ResolvedEntry
  let selection: [Int]

  /// The names that lead to the token, the same in every context.
  public var path: TokenPath { storage.records[index].path }

  /// The value with all references replaced.
  public var value: TokenValue { entry.value }

  /// The type of the value in this context; a token that is of another type elsewhere is reported
  /// as `tokens/type-varies`.
  public var type: TokenType { entry.value.type }

  /// Where the definition that counts in this context stands.
  public var location: SourceLocation? {
    storage.definition(index, in: selection)?.token.location
  }

  /// The tokens whose whole value this is, step by step to the one that states it; empty for a
  /// token that states its value itself.
  public var aliasChain: [TokenPath] {
    var chain: [TokenPath] = []
    var current = entry.alias
    while let token = current, chain.count <= storage.records.count {
      chain.append(storage.records[token].path)
      current = resolved(token)?.alias
    }
    return chain
  }

  /// The tokens that the definition itself mentions, in source order.
  public var directReferences: [TokenPath] { entry.references.map { storage.records[$0].path } }

  /// All tokens that the value comes from, nearest first, each once.
  public var references: [TokenPath] {
    var found = UniqueSearch(entry.references)
    while let token = found.next() { found.add(resolved(token)?.references ?? []) }
    return found.order.map { storage.records[$0].path }
  }

  /// Whether the value is only a stand-in, because this token or one it comes from has the
  /// status `unknown`.
  public var isUnknown: Bool { entry.unknownOrigin != nil }

  /// The token that has the status `unknown`: this one or one it comes from.
  public var unknownOrigin: TokenPath? { entry.unknownOrigin.map { storage.records[$0].path } }

  /// Why the value is unknown, in the words of ``unknownOrigin``.
  public var unknownReason: String? {
    entry.unknownOrigin.flatMap { storage.definition($0, in: selection)?.metadata.reason }
  }

  /// The lowest confidence stated by this token and those it comes from.
  public var confidence: CatalogMetadata.Confidence? { entry.confidence }

  /// The `catalog` extension of the definition that counts here, with what groups hand down.
  public var metadata: CatalogMetadata {
    storage.definition(index, in: selection)?.metadata ?? CatalogMetadata()
  }

  private func resolved(_ token: Int) -> ResolvedEntry? {
    guard case .resolved(let entry) = storage.tables[token][selection] else { return nil }
    return entry
  }
}

/// A breadth-first walk over numbers.
private struct UniqueSearch {
  private(set) var order: [Int] = []
  private var seen: Set<Int> = []
  private var position = 0

  init(_ start: [Int]) {
    add(start)
  }

  mutating func add(_ elements: [Int]) {
    for element in elements where seen.insert(element).inserted { order.append(element) }
  }

  mutating func next() -> Int? {
    guard position < order.count else { return nil }
    defer { position += 1 }
    return order[position]
  }
}
