import DesignTokens

/// Tokens that have another name now: of all that were removed and of all that were added, exactly
/// one each has this type and these values in every context.
struct TokenRenames {
  /// By the old name.
  private(set) var newNames: [TokenPath: TokenPath] = [:]
  private(set) var changes: [VersionChange] = []
  private var renamed: Set<TokenPath> = []

  init(removed: [Token], added: [Token]) {
    let old = Dictionary(grouping: removed, by: TokenValues.init)
    let new = Dictionary(grouping: added, by: TokenValues.init)
    for token in removed {
      let values = TokenValues(token)
      guard !values.isEmpty, old[values]?.count == 1, let others = new[values], others.count == 1
      else { continue }
      newNames[token.path] = others[0].path
      renamed.insert(others[0].path)
      changes.append(
        .init(
          .token, token.path.text, .renamed, .breaking, new: others[0].path.text,
          before: token.location, after: others[0].location))
    }
  }

  /// Whether a token is one that was renamed.
  func isNewName(_ path: TokenPath) -> Bool { renamed.contains(path) }
}

/// What a token is in all its contexts.
private struct TokenValues: Hashable {
  private let typeName: String?
  private let values: [Context: TokenValue]

  var isEmpty: Bool { values.isEmpty }

  /// A token that varies in too many ways is known by its default context alone.
  init(_ token: Token) {
    var contexts = [Context()]
    let isBounded = token.axes.count <= 8
    if isBounded { contexts = Array(token.combinations.prefix(ContextGroup.combinationLimit)) }
    var values: [Context: TokenValue] = [:]
    for context in contexts { values[context] = token.value(in: context)?.value }
    self.values = values
    typeName = token.value()?.value.typeName
  }
}
