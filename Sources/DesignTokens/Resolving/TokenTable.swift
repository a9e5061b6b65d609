/// What a token is in one combination of contexts.
enum TableEntry: Hashable, Sendable {
  /// No layer that applies defines the token.
  case absent
  /// The definition is wrong, or one it depends on is; a diagnostic tells.
  case failed
  case resolved(ResolvedEntry)
}

struct ResolvedEntry: Hashable, Sendable {
  var value: TokenValue
  /// The token whose whole value this is.
  var alias: Int?
  /// Tokens that the value mentions, in source order.
  var references: [Int]
  /// The token with `status: unknown` that the value comes from.
  var unknownOrigin: Int?
  /// The lowest confidence among the token and those it depends on.
  var confidence: CatalogMetadata.Confidence?
}

/// A token's entry for every combination of the modifiers that influence it.
struct TokenTable: Sendable {
  var axes: Axes
  /// One for each combination of ``axes``, numbered as there.
  var entries: [TableEntry]

  static let empty = TokenTable(axes: .none, entries: [.absent])

  subscript(selection: [Int]) -> TableEntry { entries[axes.index(in: selection)] }

  /// The values in all combinations that have one.
  var values: some Sequence<TokenValue> {
    entries.lazy.compactMap { entry in
      if case .resolved(let entry) = entry { entry.value } else { nil }
    }
  }

  /// Whether a value is kept as it was written (``TokenOther``).
  var isKept: Bool { values.contains { $0.type == .other } }

  /// The table without the modifiers that make no difference.
  func reduced(among modifiers: [TokenModifier], defaults: [Int]) -> TokenTable {
    var table = self
    for modifier in axes.modifiers where !table.depends(on: modifier, defaults: defaults) {
      let axes = Axes(table.axes.modifiers.filter { $0 != modifier }, among: modifiers)
      table = TokenTable(
        axes: axes,
        entries: (0..<axes.count).map { table[axes.selection(at: $0, base: defaults)] })
    }
    return table
  }

  private func depends(on modifier: Int, defaults: [Int]) -> Bool {
    entries.indices.contains { index in
      var selection = axes.selection(at: index, base: defaults)
      selection[modifier] = defaults[modifier]
      return entries[index] != self[selection]
    }
  }
}
