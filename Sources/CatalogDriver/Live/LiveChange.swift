import CatalogModel

/// What of a catalog is another than in the site that is shown.
///
/// A file belongs to the system in whose folder it lies, and every file to the one system of a
/// content that is a system itself. What a system loads from elsewhere is told by its revision.
struct LiveChange {
  /// The slugs of systems of which nothing has changed.
  let same: Set<String>
  /// Those of which guides have other texts, titles or places, and nothing has changed that other
  /// pages are computed from.
  let texts: Set<String>

  /// - Parameters:
  ///   - former: What is known of the site that is shown.
  ///   - state: What was read since, and the files that have changed.
  init(from former: LiveState, to catalog: Catalog, _ state: LiveState) {
    guard let files = state.pending, let content = state.content, let before = former.catalog,
      before.isSingleSystem == catalog.isSingleSystem,
      before.systems.map(\.slug) == catalog.systems.map(\.slug)
    else {
      (same, texts) = ([], [])
      return
    }
    let owners = Owners(catalog, content)
    let touched = files.reduce(into: Set<String>()) { $0.formUnion(owners.systems(of: $1)) }
    let loaded = catalog.systems.map(\.slug).filter {
      state.cache.revision(ofSystem: $0) != former.shownRevisions[$0]
    }
    same = Set(catalog.systems.map(\.slug)).subtracting(touched).subtracting(loaded)
    // A file that is no guide may be anything.
    let guides = Set(catalog.systems.flatMap(\.guides).map(\.path))
    let areTexts = files.allSatisfy { owners.path(of: $0).map(guides.contains) ?? false }
    texts = areTexts ? touched.filter { Self.differsInTexts($0, before, catalog) } : []
  }

  private static func differsInTexts(_ slug: String, _ before: Catalog, _ now: Catalog) -> Bool {
    guard let old = before.systems.first(where: { $0.slug == slug }),
      let new = now.systems.first(where: { $0.slug == slug }), old.guides.count == new.guides.count
    else { return false }
    return zip(old.guides, new.guides).allSatisfy { old, new in
      old.path == new.path && old.fences == new.fences && old.language == new.language
        && old.text.facts.codeHeadings == new.text.facts.codeHeadings
    }
  }
}

/// The systems that files of the content belong to.
private struct Owners {
  private let catalog: Catalog
  /// What leads from the working folder to the content folder.
  private let prefix: String

  init(_ catalog: Catalog, _ content: ContentReading) {
    self.catalog = catalog
    prefix = content.shown("")
  }

  /// The path of a file in the content; `nil` for one outside.
  func path(of file: String) -> String? {
    file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
  }

  /// The slugs of the systems; of all that there are when the file lies in the folder of none.
  func systems(of file: String) -> [String] {
    let slugs = catalog.systems.map(\.slug)
    guard !catalog.isSingleSystem, let path = path(of: file),
      let owner = slugs.first(where: { path.hasPrefix($0 + "/") })
    else { return slugs }
    return [owner]
  }
}
