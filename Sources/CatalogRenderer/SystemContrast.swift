import CatalogModel
import TokenContrast

/// The measured colour pairs of a system, by where its pages show them.
struct SystemContrast: Sendable {
  /// A table with the id it has on the page that shows all of it.
  struct Entry: Sendable {
    var table: ContrastTable
    var anchor: String

    /// Whether the pair has to reach its level and does not.
    var hasShortfall: Bool { table.pair.isJudged && !table.shortfalls.isEmpty }
  }

  /// What a component's page shows.
  struct Group: Sendable {
    var component: Component
    var declared: [Entry] = []
    /// What its previews draw and no component declares.
    var drawn: [Entry] = []
    /// What could not be read of its previews, each reason once.
    var unread: [String] = []

    var entries: [Entry] { declared + drawn }
  }

  /// The components with pairs, or with something that could not be read, in the order of the
  /// system.
  let groups: [Group]
  /// What views of the platform declare, which have no pages.
  let primitives: [Entry]
  /// The pairs that follow from the names of tokens alone.
  let named: [Entry]
  let matrix: MatrixSheets

  /// Whether there is anything for a page of its own.
  var isEmpty: Bool {
    named.isEmpty && primitives.isEmpty && matrix.isEmpty && groups.allSatisfy(\.entries.isEmpty)
  }

  init(_ system: System, _ report: SystemReport) {
    func entries(_ pairs: [ContrastPair]?, _ anchors: inout AnchorNames) -> [Entry] {
      (pairs ?? []).compactMap { pair in
        report.contrastTables[pair].map { Entry(table: $0, anchor: anchors.next(pair.name)) }
      }
    }
    groups = system.components.map { component in
      var anchors = AnchorNames(prefix: "contrast-")
      return Group(
        component: component, declared: entries(report.pairs.declared[component.name], &anchors),
        drawn: entries(report.pairs.drawn[component.name], &anchors),
        unread: (report.unreadPaints[component.name] ?? []).map(Self.text))
    }.filter { !$0.entries.isEmpty || !$0.unread.isEmpty }
    var anchors = AnchorNames(prefix: "primitive-")
    primitives = system.primitives.flatMap { entries(report.pairs.declared[$0.name], &anchors) }
    anchors = AnchorNames(prefix: "named-")
    named = entries(report.pairs.named, &anchors)
    matrix = MatrixSheets(report.matrix)
  }

  func group(of component: Component) -> Group? {
    groups.first { $0.component.slug == component.slug }
  }

  /// A reason with its place, as a sentence: `The background is a gradient (a.css:3:5).`
  private static func text(_ unread: UnreadPaint) -> String {
    let place = unread.location.map { " (\($0))" } ?? ""
    return unread.reason.prefix(1).uppercased() + unread.reason.dropFirst() + place + "."
  }
}

/// Gives names ids that are unique on a page: those of equal names end in a number.
struct AnchorNames {
  private let prefix: String
  private var taken: Set<String> = []

  init(prefix: String) { self.prefix = prefix }

  mutating func next(_ name: String) -> String {
    let base = prefix + Slug.of(name)
    var anchor = base
    var number = 2
    while !taken.insert(anchor).inserted {
      anchor = "\(base)-\(number)"
      number += 1
    }
    return anchor
  }
}
