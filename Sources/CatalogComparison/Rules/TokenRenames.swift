import CatalogModel

/// Tokens that have another name now: of all that were removed and of all that were added, exactly
/// one each has this type and these values in every context.
struct TokenRenames {
  /// By the old name.
  private(set) var newNames: [String: String] = [:]
  private(set) var changes: [VersionChange] = []
  private var renamed: Set<String> = []

  init(removed: [RecordedToken], added: [RecordedToken]) {
    let old = Dictionary(grouping: removed, by: \.content)
    let new = Dictionary(grouping: added, by: \.content)
    for token in removed {
      let content = token.content
      guard !content.isEmpty, old[content]?.count == 1, let others = new[content],
        others.count == 1
      else { continue }
      newNames[token.path] = others[0].path
      renamed.insert(others[0].path)
      changes.append(
        .init(
          .token, token.path, .renamed, .breaking, new: others[0].path,
          before: token.location, after: others[0].location))
    }
  }

  /// Whether a token is one that was renamed.
  func isNewName(_ path: String) -> Bool { renamed.contains(path) }
}
