import Diagnostics

/// `tokens/type-varies`: a token is of one type in one context and of another elsewhere, so that
/// nothing could use it. An alias of such a token is not told again.
enum TypeVariationCheck {
  static func diagnostics(_ storage: TokenStorage) -> [Diagnostic] {
    guard !storage.modifiers.isEmpty else { return [] }
    let varying = storage.tables.map(variation)
    return storage.tables.indices.compactMap { token in
      guard let (first, second) = varying[token],
        !storage.tables[token].entries.contains(where: { entry in
          guard case .resolved(let entry) = entry, let alias = entry.alias else { return false }
          return varying[alias] != nil
        })
      else { return nil }
      return error(token, first, second, storage)
    }
  }

  /// Two combinations in which the types differ.
  private static func variation(_ table: TokenTable) -> (Int, Int)? {
    var first: (combination: Int, type: TokenType)?
    for (combination, entry) in table.entries.enumerated() {
      // A kept value has no type of its own that could contradict another.
      guard case .resolved(let entry) = entry, entry.value.type != .other else { continue }
      guard let known = first else {
        first = (combination, entry.value.type)
        continue
      }
      if entry.value.type != known.type { return (known.combination, combination) }
    }
    return nil
  }

  private static func error(
    _ token: Int, _ first: Int, _ second: Int, _ storage: TokenStorage
  ) -> Diagnostic {
    let path = storage.records[token].path
    let parts = [first, second].map { combination in
      let axes = storage.tables[token].axes
      let selection = axes.selection(at: combination, base: storage.defaults)
      var type = ""
      if case .resolved(let entry) = storage.tables[token].entries[combination] {
        type = entry.value.type.rawValue
      }
      return (
        text: "\(type) in \(storage.context(selection, of: axes))",
        location: storage.definition(token, in: selection)?.token.location
      )
    }
    return .init(
      .tokensTypeVaries, "\(about: path) is a \(parts[0].text), but a \(parts[1].text)",
      at: parts[1].location,
      notes: [Diagnostic.Note("the other type comes from here", at: parts[0].location)],
      suggestion: "give the token one type in all contexts")
  }
}
