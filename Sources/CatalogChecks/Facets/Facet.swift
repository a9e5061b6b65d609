import CatalogModel

/// One thing that the parts of a design system should have, counted.
protocol Facet: SendableMetatype {
  static func facet(_ subject: CheckSubject) -> CoverageFacet
}

/// All facets of a system.
///
/// Steps: each ``Facet`` looks at the components, tokens or symbols that it is about, on its own;
/// one facet is one file. They are figures and lists, not findings: only ``AgreeingProps`` is
/// reported by a rule as well.
enum Facets {
  /// In the order of ``CatalogModel/CoverageFacet/Kind``.
  static let all: [any Facet.Type] = [
    ComponentPages.self, OwnExamples.self, AgentExamples.self, DrawnPreviews.self,
    TokenDescriptions.self, ClaimedViews.self, PropsFacet.self,
  ]

  static func facets(_ subject: CheckSubject) -> [CoverageFacet] {
    all.map { $0.facet(subject) }.filter { $0.tally.total > 0 }
  }
}

extension CoverageFacet {
  /// A facet of some parts, of which `missing` do not have it.
  init(_ kind: Kind, of total: Int, missing: [Item], patch: String = "") {
    self.init(
      kind: kind, tally: Tally(good: total - missing.count, total: total), missing: missing,
      patch: patch)
  }

  /// A facet of the components of a system; `lack` says what one of them does not have.
  init(_ kind: Kind, of components: [Component], lack: (Component) -> Item?) {
    self.init(kind, of: components.count, missing: components.compactMap(lack))
  }
}
