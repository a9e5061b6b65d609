import CatalogModel
import CommonMark
import InterfaceStrings

/// The pages of components.
enum ComponentKind: PageKind {
  typealias Content = ComponentContext

  /// Put before the headings of a component's guide, whose page has headings of its own.
  static let guidePrefix = "usage-"

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    index.system.components.map { component in
      var entry = PageEntry(.component(component.slug, system: index.system.slug)) {
        scope, texts in
        ComponentPage(scope: scope, index: scope.index, component: component).content(&texts)
      }
      entry.summary = component.summary
      entry.listing = .init(
        section: .components(component.layer), title: component.name,
        isDeprecated: component.status == .deprecated)
      entry.sources = sources(of: component, index)
      entry.madeFrom = component.location
      entry.data = (.components, { data in [data.component(component)] })
      entry.readTexts = { scope, texts in
        if let guide = component.guide { _ = texts.markup(guide) }
        _ = PropBuilder.items(component, scope.index.marks, &texts, scope.words)
        _ = ComponentPage.notes(component, &texts)
      }
      entry.searchParts = { words in
        let vocabulary = index.system.vocabulary
        return ComponentSearch(component: component, vocabulary: vocabulary, words: words).parts
      }
      entry.sizeAdvice = "shorten the component's guide and examples"
      return entry
    }
  }

  /// The manifest and the guide, both of which lead to the sections of the page; the guide to its
  /// headings besides.
  private static func sources(of component: Component, _ index: SystemIndex) -> [PageSource] {
    let own: @Sendable () -> [String: String] = { ids(of: component, index) }
    let manifest = PageSource(component.location, anchors: own)
    guard let guide = component.guide else { return [manifest] }
    return [
      manifest,
      PageSource(guide.path) {
        guide.headingIDs(prefix: guidePrefix).merging(own()) { heading, _ in heading }
      },
    ]
  }

  /// The sections of the page, its examples, props and declarations.
  private static func ids(of component: Component, _ index: SystemIndex) -> [String: String] {
    let sections = [
      "stage", "examples", "contexts", "usage", "props", "accessibility", "contrast", "tokens",
      "api", "related",
    ]
    let symbols = index.declarations.symbols(of: component)
    let names =
      sections + component.examples.map { ComponentPage.anchor(of: $0) }
      + component.contract.props.map { PropBuilder.anchor(of: $0) }
      + symbols.map { index.references.symbols.anchor(of: $0) }
    return Dictionary(names.map { ($0, $0) }) { first, _ in first }
  }
}
