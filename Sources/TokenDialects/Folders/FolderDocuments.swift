import DesignTokens

extension [DialectDocument] {
  /// Those of a folder's files that are of use: they hold tokens, or say how others belong together.
  ///
  /// Files that say names and values alone count only where no other file marks tokens: beside such
  /// they are what was built from them.
  public var ofTokens: [TokenDocument] {
    let useful = filter { $0.document.root == nil || $0.document.isOfTokens }
    let marked = useful.filter { $0.dialect != .plain }
    let isMarked = marked.contains { $0.document.holdsTokens }
    return (isMarked ? marked : useful).map(\.document)
  }
}
