import CatalogModel
import InterfaceStrings
import ReportFacts
import Templates

/// The page for those who maintain a system: its figures, those first that have most to mend.
enum HealthKind: PageKind {
  typealias Content = HealthContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    var entry = PageEntry(.health(system: index.system.slug)) { scope, _ in
      let figures = HealthFigures(scope: scope, index: scope.index).items
      let summary = scope.words(HealthPhrase.summary)
      return HealthContext(
        frame: scope.frame(
          kind: "health", title: scope.words(HealthPhrase.title), description: summary),
        summary: summary,
        open: figures.filter { !$0.isGood }.sorted(by: mostOpenFirst),
        settled: figures.filter(\.isGood))
    }
    entry.summary = words(HealthPhrase.summary)
    entry.listing = .init(section: .overview, title: words(HealthPhrase.title))
    return [entry]
  }

  private static func mostOpenFirst(_ one: HealthItem, _ other: HealthItem) -> Bool {
    (one.isPoor ? 0 : 1, one.fraction) < (other.isPoor ? 0 : 1, other.fraction)
  }
}

extension Route {
  /// The figures of a system, for those who maintain it.
  static func health(system: String) -> Route { Route("health", system: system) }
}

/// The figures of a system.
struct HealthContext: PageContent {
  static let template = "pages/health"

  var frame: PageFrame
  var summary: String
  /// The figures with something to mend.
  var open: [HealthItem]
  /// The others.
  var settled: [HealthItem]

  static let fields: [ContextField<HealthContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .flag("hasOpen") { !$0.open.isEmpty },
      .list("open") { $0.open },
      .flag("hasSettled") { !$0.settled.isEmpty },
      .list("settled") { $0.settled },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.list((open + settled).map(\.markdown))
  }
}
