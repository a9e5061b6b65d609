import AgentUI
import CatalogModel

/// Makes what a page shows of an example: the drawing, the Swift code and the YAML.
struct ExampleBuilder {
  let site: SystemSite
  let page: String

  func item(
    _ name: String, _ description: String?, _ root: AgentNode, swiftCode: String? = nil,
    anchor: String
  ) -> ExampleItem {
    let vocabulary = site.system.vocabulary
    return ExampleItem(
      name: name, anchor: anchor, description: description ?? "",
      preview: site.stage(root, from: page),
      swift: CodeMarkup.swift(swiftCode ?? SwiftPrinter(vocabulary).print(root)),
      yaml: CodeMarkup.yaml(YAMLPrinter(vocabulary).print(root)))
  }
}

/// Makes the page of whole screens.
struct ScreensPage {
  let site: SystemSite

  func context() -> ScreensContext {
    let route = Route.screens(system: site.system.slug)
    let builder = ExampleBuilder(site: site, page: site.path(route))
    let summary =
      "Whole screens as an agent writes them: each is checked, drawn from the component metadata, "
      + "and turned into SwiftUI code."
    return ScreensContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "screens", title: "Examples", description: summary,
        contents: site.system.screens.map {
          ContentsItem(title: $0.name, href: "#\(Slug.of($0.slug))")
        }),
      summary: summary,
      examples: site.system.screens.map { screen in
        builder.item(
          screen.name, screen.description, screen.root, anchor: Slug.of(screen.slug))
      })
  }
}
