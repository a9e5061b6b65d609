import CatalogModel

extension Catalog {
  /// The catalog after files of guides were written to, where nothing but the words of the guides
  /// has changed: what others show of them, what checks ask of them and their places are the same.
  ///
  /// It is what ``CatalogLoader`` would load, without looking at any other file.
  ///
  /// - Parameters:
  ///   - files: The files that differ, by their paths in the content.
  ///   - cache: Learns what they gave.
  /// - Returns: The catalog, and the guides that differ by the slugs of their systems; `nil` when
  ///   more has changed, or something is wrong with a guide.
  public func changingTexts(
    of files: [(path: String, bytes: [UInt8])], keeping cache: inout LoadCache
  ) -> (catalog: Catalog, guides: [String: [Guide]])? {
    var catalog = self
    var guides: [String: [Guide]] = [:]
    for file in files {
      guard let (system, index) = catalog.place(ofGuide: file.path),
        cache.systems[catalog.systems[system].slug]?.mayConcernOthers(file.path) != true
      else { return nil }
      let old = catalog.systems[system].guides[index]
      let slug = catalog.systems[system].slug
      let load = GuideLoader.load(file.bytes, path: file.path, slug: old.slug)
      guard load.isClean, let new = load.guide, new.differsInWords(old),
        cache.systems[slug]?.guides.output(of: file.path)?.isClean == true
      else { return nil }
      catalog.systems[system].replaceText(ofGuideAt: index, by: new)
      cache.systems[slug]?.keep(load, of: file.path, file.bytes, in: catalog.systems[system])
      guides[slug, default: []].append(new)
    }
    return (catalog, guides)
  }

  private func place(ofGuide path: String) -> (system: Int, guide: Int)? {
    for (position, system) in systems.enumerated() {
      if let index = system.guides.firstIndex(where: { $0.path == path }) {
        return (position, index)
      }
    }
    return nil
  }
}

extension Guide {
  /// Whether only words of the text are others than in an earlier version.
  fileprivate func differsInWords(_ old: Guide) -> Bool {
    title == old.title && summary == old.summary && isSummaryStated == old.isSummaryStated
      && order == old.order && date == old.date && kind == old.kind && language == old.language
      && twin == old.twin
      && fences == old.fences
      && text.facts.codeHeadings == old.text.facts.codeHeadings
  }
}
