/// Contexts that share a value: for each modifier that matters, the contexts it may be in.
public struct ContextGroup: Hashable, Sendable {
  /// A modifier with those of its contexts that are meant.
  public struct Part: Hashable, Sendable {
    public var modifier: String
    public var contexts: [String]
    /// Whether these are all contexts the modifier has.
    public var isEvery: Bool
  }

  /// In the order of the modifiers.
  public var parts: [Part]

  /// One context to draw the group in: the first of each modifier.
  public var representative: [String: String] {
    Dictionary(uniqueKeysWithValues: parts.map { ($0.modifier, $0.contexts[0]) })
  }

  /// The contexts in words: `dark, increased, iOS and iPadOS`; `every context` when all are meant.
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
  /// Groups all combinations of some modifiers' contexts by their value.
  ///
  /// Combinations with equal values are joined along one modifier after the other, so a group is
  /// always a choice of contexts for each modifier and can be said in words.
  ///
  /// - Parameter modifiers: Each with its contexts, in the order in which they are to be shown.
  public static func groups<Value: Equatable>(
    of modifiers: [(name: String, contexts: [String])],
    by value: ([String: String]) -> Value
  ) -> [(group: ContextGroup, value: Value)] {
    var rows = combinations(of: modifiers).map { choice in
      (choice: choice.map { [$0] }, value: value(context(modifiers, choice)))
    }
    // The last modifier varies fastest, so joining begins with it to keep rows together.
    for axis in modifiers.indices.reversed() {
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

  private static func joined<Value: Equatable>(
    _ rows: [(choice: [[String]], value: Value)], along axis: Int
  ) -> [(choice: [[String]], value: Value)] {
    var result: [(choice: [[String]], value: Value)] = []
    for row in rows {
      let partner = result.firstIndex { other in
        other.value == row.value
          && other.choice.indices.allSatisfy { $0 == axis || other.choice[$0] == row.choice[$0] }
      }
      if let partner {
        result[partner].choice[axis] += row.choice[axis]
      } else {
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
    Dictionary(uniqueKeysWithValues: zip(modifiers.map(\.name), choice))
  }
}
