import Files

/// A site that is held in memory as a whole, and replaced as a whole.
public actor PreviewTree: PreviewSite {
  private var site: FileTree
  private var offered: PreviewEditor?

  /// A site, with or without an editor.
  public init(_ site: FileTree, editor: PreviewEditor? = nil) {
    self.site = site
    offered = editor
  }

  public func file(at path: String) -> PreviewFile? { site[path].map { PreviewFile($0) } }

  public func hasFile(at path: String) -> Bool { site[path] != nil }

  public func editor() -> PreviewEditor? { offered }

  /// Puts another site in the place of this one.
  ///
  /// - Returns: What the server has to be told; `nil` when there is nothing.
  public func replace(with new: FileTree, editor: PreviewEditor? = nil) -> PreviewChange? {
    let old = site
    site = new
    offered = editor
    var change = Self.change(from: old, to: new)
    change.concernsEditor = editor != nil
    let isNothing = change.pages == .some([]) && change.styles.isEmpty && !change.concernsEditor
    return isNothing ? nil : change
  }

  /// Files of other kinds may be part of any page; those that no page loads are told by their
  /// endings.
  static func change(from old: FileTree, to new: FileTree) -> PreviewChange {
    let paths = Set(old.paths).union(new.paths).filter { old[$0] != new[$0] }
    let pages = paths.filter { $0.hasSuffix(".html") }
    let styles = paths.filter { $0.hasSuffix(".css") }
    let isAll = paths.subtracting(pages).subtracting(styles).contains { path in
      !unloaded.contains { path.hasSuffix($0) }
    }
    // A stylesheet that is new or gone has its links in pages, which differ too.
    return PreviewChange(
      pages: isAll ? .all : .some(pages), styles: styles.filter { new[$0] != nil })
  }

  private static let unloaded = [".md", ".txt", ".json", ".xml"]
}
