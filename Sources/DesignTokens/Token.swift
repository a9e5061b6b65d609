import Diagnostics
import JSONTree

/// One design token in all its contexts.
public struct Token: Sendable {
  let storage: TokenStorage
  let index: Int

  private var record: TokenRecord { storage.records[index] }
  private var table: TokenTable { storage.tables[index] }

  /// The definition of the default context, or the first there is: where what belongs to the
  /// token as a whole is taken from.
  private var mainDefinition: Definition? {
    storage.definition(index, in: storage.defaults) ?? record.definitions.first
  }

  /// The names that lead to the token, unique among the tokens of a system.
  public var path: TokenPath { record.path }

  /// The type in the first context in which the token has a value; `nil` when it has none.
  public var type: TokenType? {
    for case .resolved(let entry) in table.entries { return entry.value.type }
    return nil
  }

  /// The description of the main definition, or of the first that has one.
  public var description: String? {
    mainDefinition?.token.description
      ?? record.definitions.lazy.compactMap(\.token.description).first
  }

  /// What the token or the nearest group says.
  public var deprecation: Deprecation { mainDefinition?.deprecation ?? .active }

  /// `$extensions` of the token itself.
  public var extensions: JSONObject? { mainDefinition?.token.extensions }

  /// The `catalog` extension, with what groups hand down.
  public var metadata: CatalogMetadata { mainDefinition?.metadata ?? CatalogMetadata() }

  /// Whether the token is plumbing, neither exported nor shown.
  public var isInternal: Bool { metadata.isInternal ?? false }

  /// Where the name stands in the main definition.
  public var location: SourceLocation? { mainDefinition?.token.location }

  /// The modifiers that make a difference to the token, itself or through what it refers to.
  public var axes: [String] { table.axes.modifiers.map { storage.modifiers[$0].name } }

  /// Every combination of contexts of just the ``axes``, the first modifier varying slowest.
  public var combinations: [Context] {
    (0..<table.axes.count).map {
      storage.context(
        table.axes.selection(at: $0, base: storage.defaults), of: table.axes)
    }
  }

  /// The tokens whose definition mentions this one, in any context, in source order.
  public var dependents: [Token] {
    storage.dependents[index].map { Token(storage: storage, index: $0) }
  }

  /// The token in `context`, the default one unless given.
  ///
  /// - Returns: `nil` where no source of the context defines the token, or where its definition
  ///   is wrong, which a diagnostic of ``TokenLoad`` tells.
  public func value(in context: Context = Context()) -> ResolvedToken? {
    let selection = storage.selection(context)
    guard case .resolved(let entry) = table[selection] else { return nil }
    return ResolvedToken(storage: storage, index: index, entry: entry, selection: selection)
  }
}

extension Token: Hashable {
  /// Whether both are the same token of the same loaded system; equal tokens of two loads differ.
  public static func == (left: Token, right: Token) -> Bool {
    left.storage === right.storage && left.index == right.index
  }

  /// Feeds the token's position alone, which suffices beside the comparison of identities.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}
