import SwiftSymbols

/// Gives declarations without a comment the documentation of those that they fulfil or override,
/// where graphs name these but leave their texts out: a build writes such graphs along the way.
///
/// Above all others, the compiler names a declaration that has documentation. One that no graph
/// holds is therefore taken as documented: almost all are requirements of Swift's own libraries.
struct CommentOrigins {
  /// What each declaration takes documentation over from, by their identifiers.
  private var origins: [String: String] = [:]
  /// The origins that the graphs hold.
  private var entries: [String: GraphEntry] = [:]

  init(_ graphs: [ModuleGraph]) {
    for graph in graphs {
      for relationship in graph.relationships {
        guard let origin = relationship.sourceOrigin, origins[relationship.source] == nil else {
          continue
        }
        origins[relationship.source] = origin.identifier
      }
    }
    let named = Set(origins.values)
    for entry in graphs.lazy.flatMap(\.entries) where named.contains(entry.identifier) {
      if entries[entry.identifier]?.comment == nil { entries[entry.identifier] = entry }
    }
  }

  /// Whether the graphs that `comments` are from leave inherited ones out; those with one have all.
  func areNeeded(for comments: OwnComments) -> Bool {
    !comments.entries.indices.contains { number in
      origins[comments.entries[number].identifier] != nil
        && comments.documentation(of: number).state == .inherited
    }
  }

  /// What documents an entry by its origin. A comment that says nothing keeps others away.
  func documentation(of entry: GraphEntry) -> SymbolDocumentation {
    guard entry.comment == nil, let identifier = origins[entry.identifier] else {
      return SymbolDocumentation(comment: nil)
    }
    guard let origin = entries[identifier] else {
      return SymbolDocumentation(state: .inherited, comment: nil)
    }
    let comment = origin.comment?.documentation
    return SymbolDocumentation(state: comment == nil ? .none : .inherited, comment: comment)
  }
}
