import CatalogModel

/// The components with an example of their own.
enum OwnExamples: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    CoverageFacet(.examples, of: subject.system.components) { component in
      component.examples.isEmpty
        ? CoverageFacet.Item(
          name: component.name, detail: "add one under 'examples'", location: component.location)
        : nil
    }
  }
}
