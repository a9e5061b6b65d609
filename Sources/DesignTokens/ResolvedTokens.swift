import Diagnostics
import JSONTree

/// Design tokens of a system, resolved: what each token is in each context.
///
/// Nothing is computed for contexts that make no difference: a token knows by which modifiers it
/// is influenced (``Token/axes``) and has one value for each combination of just those.
public struct ResolvedTokens: Sendable {
  let storage: TokenStorage

  /// No tokens, which vary in nothing.
  public static var empty: ResolvedTokens { TokenLoad(trees: []).tokens }

  /// The dimensions in which the tokens vary, in source order.
  public var modifiers: [TokenModifier] { storage.modifiers }

  /// The paths of tokens that files have and that could not be read, so that they are not among these;
  /// sorted.
  public var leftOut: [String] { storage.leftOut }

  /// How many tokens there are, those for internal use included.
  public var count: Int { storage.records.count }

  /// Every modifier in its default context.
  public var defaultContext: Context {
    Context(
      Dictionary(modifiers.map { ($0.name, $0.defaultContext) }, uniquingKeysWith: { $1 }))
  }

  /// The token at `path`, or `nil`.
  public subscript(path: TokenPath) -> Token? {
    storage.indexByPath[path.text].map { Token(storage: storage, index: $0) }
  }

  /// What a `$description` or `$deprecated` text calls a token by, `{color.base}` for example.
  public func token(alias text: String) -> Token? {
    CurlyAlias.path(text).flatMap { self[TokenPath($0)] }
  }
}

extension ResolvedTokens: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of tokens, those for internal use included.
  public var endIndex: Int { count }

  /// The tokens in source order.
  public subscript(index: Int) -> Token { Token(storage: storage, index: index) }
}

/// What all ``Token`` values of one system share. Never changes once made.
final class TokenStorage: Sendable {
  let modifiers: [TokenModifier]
  let defaults: [Int]
  let records: [TokenRecord]
  let tables: [TokenTable]
  let groups: [TokenPath: TokenGroup]
  let indexByPath: [String: Int]
  let leftOut: [String]
  /// By token, those that mention it, in source order.
  let dependents: [[Int]]

  init(
    modifiers: [TokenModifier], records: [TokenRecord], tables: [TokenTable],
    groups: [TokenPath: TokenGroup], indexByPath: [String: Int], leftOut: Set<String>,
    mentions: [[Int]]
  ) {
    self.modifiers = modifiers
    self.records = records
    self.tables = tables
    self.groups = groups
    self.indexByPath = indexByPath
    self.leftOut = leftOut.filter { indexByPath[$0] == nil }.sorted()
    defaults = modifiers.map(\.defaultIndex)
    var dependents = [[Int]](repeating: [], count: records.count)
    for (token, mentioned) in mentions.enumerated() {
      for other in mentioned { dependents[other].append(token) }
    }
    self.dependents = dependents
  }

  /// The context of every modifier by index; names that are unknown count as not given.
  func selection(_ context: Context) -> [Int] {
    if context.isEmpty { return defaults }
    return zip(modifiers, defaults).map { modifier, index in
      context[modifier.name].flatMap(modifier.contexts.firstIndex(of:)) ?? index
    }
  }

  func context(_ selection: [Int], of axes: Axes) -> Context {
    var context = Context()
    for modifier in axes.modifiers {
      context[modifiers[modifier].name] = modifiers[modifier].contexts[selection[modifier]]
    }
    return context
  }

  func definition(_ token: Int, in selection: [Int]) -> Definition? {
    records[token].definitions.last { $0.condition.holds(in: selection) }
  }
}
