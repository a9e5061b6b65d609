import CatalogModel
import CommonMark
import InterfaceStrings
import ReportFacts
import TokenContrast

/// The measured colour pairs of a system, by where its pages show them.
struct SystemPairs: Sendable {
  /// Whose pairs are shown, on which page.
  struct Owner: Sendable {
    var name: String
    var route: Route
  }

  /// A table with the id it has on the page that shows all of it.
  struct Entry: Sendable {
    var table: ContrastTable
    /// The name of the pair where its owner is named. Ids are made of it; what readers see of a
    /// name that nobody wrote is in the words of their language (``ContrastSummary``).
    var title: String
    /// Empty where nothing links to the table.
    var anchor = ""
    /// `nil` where names of tokens suggest the pair, and in guides.
    var owner: Owner?

    /// Whether the pair has to reach its level and does not.
    var hasShortfall: Bool { table.pair.isJudged && table.outcome == .below }

    func summary(_ words: Words) -> ContrastSummary {
      ContrastSummary(table, name: title, owner: owner?.name ?? "", words)
    }
  }

  /// What a component's page shows.
  struct Group: Sendable {
    var component: Component
    var declared: [Entry] = []
    /// What its previews draw and no component declares.
    var drawn: [Entry] = []
    /// What could not be read of its previews, each reason once.
    var unread: [UnreadPaint] = []

    var entries: [Entry] { declared + drawn }
  }

  /// Gives the tables of a page ids that are unique on it.
  private struct Anchors {
    let prefix: String
    private var anchors = AnchorNames()

    init(prefix: String) { self.prefix = prefix }

    mutating func entries(_ found: [ContrastEntry]?, owner: Owner? = nil) -> [Entry] {
      (found ?? []).map { found in
        let title = SystemPairs.title(of: found.table.pair, owner: owner)
        return Entry(
          table: found.table, title: title, anchor: prefix + anchors.name(for: Slug.of(title)),
          owner: owner)
      }
    }
  }

  /// The components with pairs, or with something that could not be read, in the order of the
  /// system.
  let groups: [Group]
  /// What views of the platform declare, which have no pages: the page of all pairs shows them.
  let primitives: [Entry]
  /// The pairs that follow from the names of tokens alone.
  let named: [Entry]
  let matrix: MatrixSheets

  /// The pairs of components and of views of the platform.
  var owned: [Entry] { groups.flatMap(\.entries) + primitives }

  /// Whether there is anything for a page of its own.
  var isEmpty: Bool {
    named.isEmpty && primitives.isEmpty && matrix.isEmpty && groups.allSatisfy(\.entries.isEmpty)
  }

  init(_ system: System, _ report: SystemReport) {
    let found = Dictionary(grouping: [ContrastEntry](system, report), by: \.source)
    groups = system.components.map { component in
      var anchors = Anchors(prefix: "contrast-")
      let owner = Owner(
        name: component.name, route: .component(component.slug, system: system.slug))
      return Group(
        component: component,
        declared: anchors.entries(found[.component(component.name)], owner: owner),
        drawn: anchors.entries(found[.preview(component.name)], owner: owner),
        unread: report.unreadPaints[component.name] ?? [])
    }.filter { !$0.entries.isEmpty || !$0.unread.isEmpty }
    var anchors = Anchors(prefix: "primitive-")
    primitives = system.primitives.flatMap { primitive in
      anchors.entries(
        found[.component(primitive.name)],
        owner: Owner(name: primitive.name, route: .contrast(system: system.slug)))
    }
    var suggested = Anchors(prefix: "named-")
    named = suggested.entries(found[.names])
    matrix = MatrixSheets(report.matrix)
  }

  func group(of component: Component) -> Group? {
    groups.first { $0.component.slug == component.slug }
  }

  /// The names of drawn pairs begin with that of the component.
  private static func title(of pair: ContrastPair, owner: Owner?) -> String {
    let prefix = "\(owner?.name ?? ""): "
    return pair.origin == .drawn && pair.name.hasPrefix(prefix)
      ? String(pair.name.dropFirst(prefix.count)) : pair.name
  }
}
