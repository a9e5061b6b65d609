import AgentUI
import CatalogModel
import InterfaceStrings
import ReportFacts
import Templates

/// The page of all components: each with its layer, status and platforms.
enum ComponentsKind: PageKind {
  typealias Content = ComponentsContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    guard !index.system.components.isEmpty else { return [] }
    let making = PageMaking { site in
      ComponentsPage(site: site).context()
    } markdown: { site in
      ComponentsPage(site: site).markdown()
    }
    var entry = PageEntry(.components(system: index.system.slug), making: making)
    entry.summary = words(ComponentsPhrase.summary)
    entry.listing = .init(section: .overview, title: words(ComponentsPhrase.title))
    return [entry]
  }
}

extension Route {
  /// All components of a system.
  static func components(system: String) -> Route {
    Route("index", in: "components", system: system)
  }
}

/// What the page of all components says outside its template.
enum ComponentsPhrase: String, Phrase {
  static let section = "components"

  case title, summary, component, layer, status, platforms, about
}

/// The page of all components.
struct ComponentsContext: SitePage {
  static let template = "pages/components"

  struct Layer: TemplateContext, Sendable {
    var title: String
    var anchor: String
    var summary: String
    var components: [Row]

    static let fields: [ContextField<Layer>] = [
      .text("title") { $0.title },
      .text("anchor") { $0.anchor },
      .text("summary") { $0.summary },
      .list("components") { $0.components },
    ]
  }

  struct Row: TemplateContext, Sendable {
    var name: String
    var href: String
    var summary: String
    var status: String
    var statusLabel: String
    var platforms: [PlatformItem]

    static let fields: [ContextField<Row>] = [
      .text("name") { $0.name },
      .text("href") { $0.href },
      .text("summary") { $0.summary },
      .text("status") { $0.status },
      .text("statusLabel") { $0.statusLabel },
      .list("platforms") { $0.platforms },
    ]
  }

  var frame: PageFrame
  var summary: String
  var layers: [Layer]

  static let fields: [ContextField<ComponentsContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("layers") { $0.layers },
    ]
}

/// Makes the page of all components.
private struct ComponentsPage {
  let site: SystemSite

  private var words: Words { site.words }
  private var system: System { site.system }
  private var route: Route { .components(system: system.slug) }
  private var page: String { site.path(route) }

  func context() -> ComponentsContext {
    let layers = layers
    var frame = FrameBuilder(site: site).frame(
      route, kind: "components", title: words(ComponentsPhrase.title),
      description: words(ComponentsPhrase.summary),
      breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))])
    frame.contents = layers.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }
    return ComponentsContext(
      frame: frame, summary: words(ComponentsPhrase.summary), layers: layers)
  }

  func markdown() -> MarkdownPage {
    site.markdownPage(
      route, title: words(ComponentsPhrase.title), summary: words(ComponentsPhrase.summary)
    ) { writer in
      writer.table(
        [ComponentsPhrase.component, .layer, .status, .platforms, .about].map { words($0) },
        layers.flatMap { layer in
          layer.components.map { row in
            [
              MarkdownText.link(MarkdownText.escaped(row.name), to: row.href), layer.title,
              row.statusLabel,
              row.platforms.map(\.text).joined(separator: ", "),
              MarkdownText.escaped(row.summary),
            ]
          }
        })
    }
  }

  private var layers: [ComponentsContext.Layer] {
    Layer.allCases.compactMap { layer in
      let components = system.components.filter { $0.layer == layer }
      if components.isEmpty { return nil }
      return ComponentsContext.Layer(
        title: words.layer(layer), anchor: layer.anchor, summary: words.layerSummary(layer),
        components: components.map(row))
    }
  }

  private func row(_ component: Component) -> ComponentsContext.Row {
    ComponentsContext.Row(
      name: component.name,
      href: site.href(from: page, to: .component(component.slug, system: system.slug)),
      summary: component.summary, status: component.status.rawValue,
      statusLabel: words.status(component.status),
      platforms: PlatformItem.items(component.platforms))
  }
}

extension PlatformItem {
  /// `iOS 17.0+`
  fileprivate var text: String { version.isEmpty ? name : "\(name) \(version)" }
}
