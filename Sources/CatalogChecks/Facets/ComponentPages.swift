import CatalogModel

/// The folders of components that make a page.
enum ComponentPages: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    let unpublished = subject.system.gaps.unpublished
    return CoverageFacet(
      .pages, of: subject.system.components.count + unpublished.count,
      missing: unpublished.map {
        CoverageFacet.Item(name: $0.folder, detail: $0.reason, location: $0.location)
      })
  }
}
