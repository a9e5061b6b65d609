import AgentUI
import CatalogModel
import InterfaceStrings

/// Makes the page of examples: whole screens, and documents that are wrong with what is said of
/// them.
struct ScreensPage {
  let scope: PageScope

  private var system: System { scope.system }
  private var words: Words { scope.words }

  static func anchor(of screen: Screen) -> String { Slug.of(screen.slug) }

  static func anchor(of example: InvalidExample) -> String { "invalid-" + Slug.of(example.slug) }

  func content() -> ScreensContext {
    let examples = ExampleBuilder(scope: scope)
    let invalid = InvalidExampleBuilder(scope: scope)
    return ScreensContext(
      frame: scope.frame(
        kind: "screens", title: words(ScreensPhrase.title), description: summary,
        contents: contents),
      summary: summary,
      overview: system.screens.map { screen in
        ScreensContext.Card(
          name: screen.name, anchor: Self.anchor(of: screen), size: size(of: screen),
          thumbnail: scope.stage(screen.root))
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
