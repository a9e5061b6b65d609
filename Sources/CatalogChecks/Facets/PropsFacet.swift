import CatalogModel

/// The components whose props agree with their Swift declaration, and a patch for the others.
enum PropsFacet: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    let differing = subject.props.filter { !$0.differences.isEmpty }
    let patches = differing.map(PropPatch.init)
    let items = zip(differing, patches).flatMap { comparison, patch in
      comparison.differences.map { difference in
        CoverageFacet.Item(
          name: comparison.component.name, detail: difference.text,
          location: comparison.location(of: difference),
          byHand: patch.advice(on: difference))
      }
    }
    let total = subject.props.count
    return CoverageFacet(
      kind: .props, tally: Tally(good: total - differing.count, total: total), missing: items,
      patch: patches.map(\.text).joined())
  }
}

extension PropPatch {
  /// What to write by hand; `nil` for what it mends.
  fileprivate func advice(on difference: PropDifference) -> String? {
    guard leftovers.contains(difference) else { return nil }
    return unreadable.contains(difference)
      ? difference.suggestion + " (a patch needs a line for each key of a prop)"
      : difference.suggestion
  }
}
