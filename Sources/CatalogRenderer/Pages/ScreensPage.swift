import AgentUI
import CatalogModel

/// Makes the page of examples: whole screens, and documents that are wrong with what is said of them.
struct ScreensPage {
  let site: SystemSite

  private var system: System { site.system }
  private var route: Route { .screens(system: system.slug) }

  static func anchor(of screen: Screen) -> String { Slug.of(screen.slug) }

  static func anchor(of example: InvalidExample) -> String { "invalid-" + Slug.of(example.slug) }

  func context() -> ScreensContext {
    let page = site.path(route)
    let examples = ExampleBuilder(site: site, page: page)
    let invalid = InvalidExampleBuilder(site: site)
    return ScreensContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "screens", title: "Examples", description: summary, contents: contents,
        breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))]),
      summary: summary,
      overview: system.screens.map { screen in
        ScreensContext.Card(
          name: screen.name, anchor: Self.anchor(of: screen), size: size(of: screen),
          thumbnail: site.stage(screen.root, from: page))
      },
      examples: system.screens.map(examples.item),
      invalidExamples: system.invalidExamples.map(invalid.item))
  }

  private var summary: String {
    let screens =
      "Whole screens as an agent writes them: each is checked, drawn from the component metadata, "
      + "and turned into SwiftUI code."
    let mistakes = "Documents with a mistake each, and what the validator says of them."
    return switch (system.screens.isEmpty, system.invalidExamples.isEmpty) {
    case (true, _): mistakes
    case (false, true): screens
    case (false, false): screens + " Below them, documents with a mistake each, and its message."
    }
  }

  private func size(of screen: Screen) -> String {
    let nodes = Plural.text(screen.root.nodeCount, "node")
    return "\(nodes), \(Plural.text(screen.componentNames.count, "component"))"
  }

  private var contents: [ContentsItem] {
    var items = system.screens.map {
      ContentsItem(title: $0.name, href: "#\(Self.anchor(of: $0))")
    }
    if !system.invalidExamples.isEmpty {
      items.append(ContentsItem(title: "Mistakes", href: "#mistakes"))
      items += system.invalidExamples.map {
        ContentsItem(title: $0.name, href: "#\(Self.anchor(of: $0))", isNested: true)
      }
    }
    return items
  }
}
