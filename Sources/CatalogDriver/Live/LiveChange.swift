import CatalogModel

/// What of a catalog is another than in the site that is shown.
struct LiveChange {
  /// The slugs of systems of which nothing has changed.
  let same: Set<String>
  /// Those of which guides have other texts, and nothing has changed that other pages are computed
  /// from.
  let texts: Set<String>
  /// The systems that have changed; `nil` when everything may have.
  let systems: Set<String>?

  /// - Parameters:
  ///   - former: What is known of the site that is shown.
  ///   - files: The files that have changed since it was made, as a person in the working folder
  ///     writes them; `nil` when that is not known.
  init(from former: LiveState, to catalog: Catalog, _ content: ContentReading, files: [String]?) {
    guard let files, let before = former.catalog, former.site != nil, !catalog.isSingleSystem,
      before.systems.map(\.slug) == catalog.systems.map(\.slug),
      let touched = Self.systems(of: files, in: catalog, content)
    else {
      (same, texts, systems) = ([], [], nil)
      return
    }
    systems = touched
    same = Set(catalog.systems.map(\.slug)).subtracting(touched)
    let guides = Set(catalog.systems.flatMap(\.guides).map { content.shown($0.path) })
    // A file that is no guide may be anything.
    let isText = files.allSatisfy(guides.contains)
    texts =
      isText
      ? touched.filter { Self.differsInTexts($0, before, catalog) } : []
  }

  /// The systems that files belong to; `nil` when one of them may belong to any.
  private static func systems(
    of files: [String], in catalog: Catalog, _ content: ContentReading
  ) -> Set<String>? {
    var systems: Set<String> = []
    for file in files {
      let owner = catalog.systems.first { file.hasPrefix(content.shown($0.slug + "/")) }
      guard let owner else { return nil }
      systems.insert(owner.slug)
    }
    return systems
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
