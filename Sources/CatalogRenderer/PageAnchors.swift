import CatalogModel
import CommonMark

/// Where links into pages may lead: by the file a page is made from, the names that a link may give
/// after `#`, each with the element it is on the page.
struct PageAnchors: Sendable {
  /// Put before the headings of a component's guide, whose page has headings of its own.
  static let guidePrefix = "usage-"

  private var idsByPath: [String: [String: String]] = [:]

  /// The anchors of several systems.
  init(joining systems: [PageAnchors]) {
    idsByPath = systems.reduce(into: [:]) { ids, system in
      ids.merge(system.idsByPath) { first, _ in first }
    }
  }

  init(
    _ system: System, _ references: ReferenceIndex, _ declarations: ComponentDeclarations
  ) {
    let texts =
      system.guides.map(\.document) + system.specifications.map(\.document)
      + system.rules.map(\.document)
    if let manifest = system.languageLocation?.path { idsByPath[manifest] = Self.startSections }
    for text in texts { idsByPath[text.path] = Self.headings(of: text) }
    for component in system.components {
      let symbols = declarations.symbols(of: component)
      let own = Self.ids(of: component, with: symbols.map { references.symbols.anchor(of: $0) })
      idsByPath[component.location.path] = own
      if let guide = component.guide {
        let headings = Self.headings(of: guide, prefix: Self.guidePrefix)
        idsByPath[guide.path] = headings.merging(own) { heading, _ in heading }
      }
    }
    for screen in system.screens { add(ScreensPage.anchor(of: screen), to: screen.path) }
    for example in system.invalidExamples {
      add(ScreensPage.anchor(of: example), to: example.path)
    }
    for path in system.gaps.files { idsByPath[path] = nil }
  }

  /// The names that a link to a file may give, each with the id of its element; `nil` when the
  /// file makes no page or could not be read as a whole.
  func ids(ofContent path: String) -> [String: String]? { idsByPath[path] }

  /// An example is one element of the page that all share.
  private mutating func add(_ anchor: String, to path: String) {
    idsByPath[path] = [anchor: anchor]
  }

  /// The sections of a system's start page.
  private static var startSections: [String: String] {
    let names = ["health", "guides", "tokens", "api", "cases"] + Layer.allCases.map(\.anchor)
    return Dictionary(names.map { ($0, $0) }) { first, _ in first }
  }

  private static func headings(of document: Document, prefix: String = "") -> [String: String] {
    let pairs = document.contents.map { ($0.anchor, prefix + $0.anchor) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The sections of a component's page, its examples, props and declarations.
  private static func ids(
    of component: Component, with declarations: [String]
  ) -> [String: String] {
    let sections = [
      "examples", "appearances", "usage", "props", "accessibility", "contrast", "tokens", "api",
      "related",
    ]
    let names =
      sections + component.examples.map { ComponentPage.anchor(of: $0) }
      + component.contract.props.map { PropBuilder.anchor(of: $0) }
      + declarations
    return Dictionary(names.map { ($0, $0) }) { first, _ in first }
  }
}
