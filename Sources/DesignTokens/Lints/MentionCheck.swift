import Diagnostics

/// `tokens/unknown-mention`: the text of a `$description` or `$deprecated` names, in braces, a
/// token that does not exist. Pages make links of such names.
enum MentionCheck {
  static func diagnostics(_ records: [TokenRecord], _ index: TokenIndex) -> [Diagnostic] {
    let inTokens = records.flatMap { $0.definitions.filter { !$0.isInherited } }
      .flatMap(\.token.mentions)
    let inGroups = index.tree.nodes.flatMap(\.groups).flatMap(\.properties.mentions)
    let unknown = (inTokens + inGroups).filter { !isKnown($0.path, index) }
    // Each search looks at all tokens.
    return unknown.enumerated().map { position, mention in
      .init(
        .tokensUnknownMention, "the text mentions '{\(mention.path)}', which is not a token",
        at: mention.location,
        suggestion: position < maximumSearches
          ? DidYouMean.nearest(to: mention.path, among: index.indexByPath.keys).map {
            "did you mean '{\($0)}'?"
          } : nil)
    }
  }

  private static let maximumSearches = 20

  private static func isKnown(_ path: String, _ index: TokenIndex) -> Bool {
    index.indexByPath[path] != nil
      || index.tree.node(at: path.split(separator: ".").map(String.init)) != nil
  }
}
