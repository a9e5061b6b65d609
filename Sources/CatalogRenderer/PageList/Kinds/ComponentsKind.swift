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
    var entry = PageEntry(.components(system: index.system.slug)) { scope, _ in
      ComponentsPage(scope: scope).content()
    }
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
  case coverage, documented, undocumented, unclaimed
}

/// The page of all components.
struct ComponentsContext: PageContent {
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
    /// How much of its public API is documented, in words.
    var coverage: String
    var isDocumented: Bool

    static let fields: [ContextField<Row>] = [
      .text("name") { $0.name },
      .text("href") { $0.href },
      .text("summary") { $0.summary },
      .text("status") { $0.status },
      .text("statusLabel") { $0.statusLabel },
      .list("platforms") { $0.platforms },
      .text("coverage") { $0.coverage },
      .flag("isDocumented") { $0.isDocumented },
    ]
  }

  /// What narrows the list: a fact of its rows, with the values that differ among them.
  struct Choice: TemplateContext, Sendable {
    /// The name of the fact, which the rows have as a data attribute.
    var name: String
    var label: String
    var values: [String]

    static let fields: [ContextField<Choice>] = [
      .text("name") { $0.name },
      .text("label") { $0.label },
      .texts("values") { $0.values },
    ]
  }

  var frame: PageFrame
  var summary: String
  var layers: [Layer]
  var choices: [Choice]

  static let fields: [ContextField<ComponentsContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("layers") { $0.layers },
      .list("choices") { $0.choices },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.table(
      [ComponentsPhrase.component, .layer, .status, .platforms, .coverage, .about]
        .map { words($0) },
      layers.flatMap { layer in
        layer.components.map { row in
          [
            MarkdownText.pageLink(row.name, to: row.href), layer.title, row.statusLabel,
            row.platforms.map(\.text).joined(separator: ", "), row.coverage,
            MarkdownText.escaped(row.summary),
          ]
        }
      })
  }
}

/// Makes the page of all components.
private struct ComponentsPage {
  let scope: PageScope

  private var words: Words { scope.words }
  private var system: System { scope.system }

  func content() -> ComponentsContext {
    let layers = layers
    let summary = words(ComponentsPhrase.summary)
    return ComponentsContext(
      frame: scope.frame(
        kind: "components", title: words(ComponentsPhrase.title), description: summary,
        contents: layers.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }),
      summary: summary, layers: layers, choices: choices(layers))
  }

  private func choices(_ layers: [ComponentsContext.Layer]) -> [ComponentsContext.Choice] {
    let rows = layers.flatMap(\.components)
    let facts: [(ComponentsPhrase, [String])] = [
      (.layer, layers.map(\.title)), (.status, rows.map(\.statusLabel)),
      (.platforms, rows.flatMap { $0.platforms.map(\.name) }), (.coverage, rows.map(\.coverage)),
    ]
    return facts.compactMap { phrase, values in
      var seen: Set<String> = []
      let different = values.filter { seen.insert($0).inserted }
      return different.count < 2
        ? nil : .init(name: phrase.rawValue, label: words(phrase), values: different)
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
    let coverage = coverage(of: component)
    return ComponentsContext.Row(
      name: component.name,
      href: scope.href(to: .component(component.slug, system: system.slug)),
      summary: component.summary, status: component.status.rawValue,
      statusLabel: words.status(component.status),
      platforms: PlatformItem.items(component.platforms), coverage: words(coverage),
      isDocumented: coverage == .documented)
  }

  /// Whether all public API of a component is documented.
  private func coverage(of component: Component) -> ComponentsPhrase {
    let isCredited = system.coverage.creditsInherited
    let symbols = scope.index.declarations.symbols(of: component)
      .compactMap(scope.index.states.covered).filter { $0.state != .excused }
    if symbols.isEmpty { return .unclaimed }
    return symbols.allSatisfy { $0.isDocumented(creditingInherited: isCredited) }
      ? .documented : .undocumented
  }
}
