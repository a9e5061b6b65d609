/// Contexts that share a value: for each modifier that matters, the contexts it may be in.
public struct ContextGroup: Hashable, Sendable {
  /// A modifier with those of its contexts that are meant.
  public struct Part: Hashable, Sendable {
    /// The name of the modifier.
    public var modifier: String
    /// The names of the contexts that are meant, in the order of the modifier.
    public var contexts: [String]
    /// Whether these are all contexts the modifier has.
    public var isEvery: Bool

    /// A part that names `contexts`, which are all of the modifier's when `isEvery`.
    public init(modifier: String, contexts: [String], isEvery: Bool) {
      self.modifier = modifier
      self.contexts = contexts
      self.isEvery = isEvery
    }
  }

  /// In the order of the modifiers.
  public var parts: [Part]

  /// A group of the contexts that every part allows; all contexts when there are no parts.
  public init(parts: [Part]) { self.parts = parts }

  /// One context to draw the group in: the first of each modifier.
  public var representative: [String: String] {
    Dictionary(parts.compactMap { part in part.contexts.first.map { (part.modifier, $0) } }) {
      first, _ in first
    }
  }

  /// How many combinations of contexts are meant.
  public var count: Int { parts.reduce(1) { $0 * max(1, $1.contexts.count) } }

  /// The contexts in words: `dark · increased · iOS and iPadOS`; `every context` when all are meant.
  public var label: String {
    let named = parts.filter { !$0.isEvery }.map { part in
      part.contexts.count < 2
        ? part.contexts.joined()
        : part.contexts.dropLast().joined(separator: ", ") + " and " + (part.contexts.last ?? "")
    }
    return named.isEmpty ? "every context" : named.joined(separator: " · ")
  }
}

extension ContextGroup {
  /// How many combinations of contexts are looked at together. What varies more than that is looked
  /// at in its default context alone, see ``isTooMany(_:)``.
  public static let combinationLimit = 4096

  /// Whether modifiers have more combinations of contexts than ``combinationLimit``.
  public static func isTooMany(_ modifiers: [(name: String, contexts: [String])]) -> Bool {
    var count = 1
    for modifier in modifiers {
      count *= max(modifier.contexts.count, 1)
      if count > combinationLimit { return true }
    }
    return false
  }

  /// Groups all combinations of some modifiers' contexts by their value.
  ///
  /// Combinations with equal values are joined along one modifier after the other, so a group is
  /// always a choice of contexts for each modifier and can be said in words.
  ///
  /// - Parameters:
  ///   - modifiers: Each with its contexts, in the order in which they are to be shown. Of too many,
  ///     the last ones are in their default context.
  ///   - defaults: The default contexts; the first of a modifier that is not named.
  public static func groups<Value: Hashable>(
    of modifiers: [(name: String, contexts: [String])], defaults: Context = Context(),
    by value: ([String: String]) -> Value
  ) -> [(group: ContextGroup, value: Value)] {
    let bounded = bounded(modifiers, defaults)
    var rows = combinations(of: bounded).map { choice in
      Row(choice: choice.map { [$0] }, value: value(context(bounded, choice)))
    }
    // The last modifier varies fastest, so joining begins with it to keep rows together.
    for axis in bounded.indices.reversed() where bounded[axis].contexts.count > 1 {
      rows = joined(rows, along: axis)
    }
    return rows.map { row in
      let parts = zip(modifiers, row.choice).map { modifier, chosen in
        Part(
          modifier: modifier.name, contexts: chosen,
          isEvery: chosen.count == modifier.contexts.count)
      }
      return (ContextGroup(parts: parts), row.value)
    }
  }

  private struct Row<Value: Hashable>: Hashable {
    var choice: [[String]]
    var value: Value
  }

  private static func bounded(
    _ modifiers: [(name: String, contexts: [String])], _ defaults: Context
  ) -> [(name: String, contexts: [String])] {
    modifiers.indices.map { index in
      let modifier = modifiers[index]
      guard isTooMany(Array(modifiers[...index])) else { return modifier }
      let kept = defaults[modifier.name].flatMap { modifier.contexts.contains($0) ? $0 : nil }
      return (
        modifier.name, [kept].compactMap(\.self) + modifier.contexts.prefix(kept == nil ? 1 : 0)
      )
    }
  }

  private static func joined<Value>(_ rows: [Row<Value>], along axis: Int) -> [Row<Value>] {
    var result: [Row<Value>] = []
    var positions: [Row<Value>: Int] = [:]
    for row in rows {
      var key = row
      key.choice[axis] = []
      if let position = positions[key] {
        result[position].choice[axis] += row.choice[axis]
      } else {
        positions[key] = result.count
        result.append(row)
      }
    }
    return result
  }

  private static func combinations(
    of modifiers: [(name: String, contexts: [String])]
  ) -> [[String]] {
    modifiers.reduce([[]]) { partial, modifier in
      partial.flatMap { choice in modifier.contexts.map { choice + [$0] } }
    }
  }

  private static func context(
    _ modifiers: [(name: String, contexts: [String])], _ choice: [String]
  ) -> [String: String] {
    Dictionary(zip(modifiers.map(\.name), choice)) { first, _ in first }
  }
}
