import CatalogModel

/// The components whose props agree with their Swift declaration, and a patch for the others.
enum PropsFacet: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    let differing = subject.props.filter { !$0.differences.isEmpty }
    let items = differing.flatMap { comparison in
      comparison.differences.map { difference in
        CoverageFacet.Item(
          name: comparison.component.name, detail: difference.text,
          location: comparison.location(of: difference))
      }
    }
    let total = subject.props.count
    return CoverageFacet(
      kind: .props, tally: Tally(good: total - differing.count, total: total), missing: items,
      patch: differing.compactMap(PropPatch.patch).joined())
  }
}
