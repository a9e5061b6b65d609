import AgentUI
import CatalogModel
import InterfaceStrings

/// Makes the page of examples: whole screens, and documents that are wrong with what is said of
/// them.
struct ScreensPage {
  let site: SystemSite

  private var system: System { site.system }
  private var route: Route { .screens(system: system.slug) }
  private var words: Words { site.words }

  static func anchor(of screen: Screen) -> String { Slug.of(screen.slug) }

  static func anchor(of example: InvalidExample) -> String { "invalid-" + Slug.of(example.slug) }

  func context() -> ScreensContext {
    let page = site.path(route)
    let examples = ExampleBuilder(site: site, page: page)
    let invalid = InvalidExampleBuilder(site: site)
    return ScreensContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "screens", title: words(ScreensPhrase.title), description: summary,
        contents: contents,
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
    switch (system.screens.isEmpty, system.invalidExamples.isEmpty) {
    case (true, _): words(ScreensPhrase.summaryOfMistakes)
    case (false, true): words(ScreensPhrase.summary)
    case (false, false): words(ScreensPhrase.summaryWithMistakes)
    }
  }

  private func size(of screen: Screen) -> String {
    words(
      ScreensPhrase.size,
      [
        "nodes": words(ExamplePhrase.nodes, count: screen.root.nodeCount),
        "components": words(ExamplePhrase.components, count: screen.componentNames.count),
      ])
  }

  private var contents: [ContentsItem] {
    var items = system.screens.map {
      ContentsItem(title: $0.name, href: "#\(Self.anchor(of: $0))")
    }
    if !system.invalidExamples.isEmpty {
      items.append(ContentsItem(title: words(ScreensPhrase.mistakes), href: "#mistakes"))
      items += system.invalidExamples.map {
        ContentsItem(title: $0.name, href: "#\(Self.anchor(of: $0))", isNested: true)
      }
    }
    return items
  }
}
