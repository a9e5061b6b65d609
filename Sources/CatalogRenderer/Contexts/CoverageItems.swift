import Templates

/// A share of the symbols.
struct CoverageFigureItem: TemplateContext, Sendable {
  var title: String
  /// `98.4 %`
  var value: String
  var detail: String
  /// What is asked of it; empty where nothing is.
  var minimum: String
  /// Percent, cut to a whole number.
  var fraction: Int
  var isGood: Bool
  var isPoor: Bool

  static let fields: [ContextField<CoverageFigureItem>] = [
    .text("title") { $0.title },
    .text("value") { $0.value },
    .text("detail") { $0.detail },
    .text("minimum") { $0.minimum },
    .number("fraction") { $0.fraction },
    .flag("isGood") { $0.isGood },
    .flag("isPoor") { $0.isPoor },
  ]
}

/// Something that is asked and not reached.
struct CoverageShortfallItem: TemplateContext, Sendable {
  /// A sentence without its full stop.
  var text: String
  /// The part of the page that shows more; empty where none does.
  var href = ""

  static let fields: [ContextField<CoverageShortfallItem>] = [
    .text("text") { $0.text },
    .text("href") { $0.href },
  ]
}

/// How many symbols are in which state, by module, kind or file.
struct CoverageTableItem: TemplateContext, Sendable {
  /// One module, kind or file.
  struct Row: TemplateContext, Sendable {
    var name: String
    /// Empty where no page shows it.
    var href: String
    var share: String
    /// What is asked where the share misses it; otherwise empty.
    var asked = ""
    var fraction: Int
    var total: Int
    var own: Int
    var catalogue: Int
    var inherited: Int
    var undocumented: Int
    var excused: Int
    var isGood: Bool
    var isPoor: Bool

    static let fields: [ContextField<Row>] = [
      .text("name") { $0.name },
      .markup("nameMarkup") { SourcePlace.markup($0.name) },
      .text("href") { $0.href },
      .text("share") { $0.share },
      .text("asked") { $0.asked },
      .number("fraction") { $0.fraction },
      .number("total") { $0.total },
      .number("own") { $0.own },
      .number("catalogue") { $0.catalogue },
      .number("inherited") { $0.inherited },
      .number("undocumented") { $0.undocumented },
      .number("excused") { $0.excused },
      .flag("isGood") { $0.isGood },
      .flag("isPoor") { $0.isPoor },
    ]
  }

  var title: String
  var anchor: String
  /// The heading of the names.
  var nameTitle: String
  /// What is left out; empty where nothing is.
  var note: String
  var rows: [Row]

  static let fields: [ContextField<CoverageTableItem>] = [
    .text("title") { $0.title },
    .text("anchor") { $0.anchor },
    .text("nameTitle") { $0.nameTitle },
    .text("note") { $0.note },
    .flag("hasRows") { !$0.rows.isEmpty },
    .list("rows") { $0.rows },
  ]
}

/// A part of a system, or of its comments, that is asked for beside the figure, and what lacks it.
struct CoverageFacetItem: TemplateContext, Sendable {
  var title: String
  var anchor: String
  var summary: String
  var value: String
  var detail: String
  var fraction: Int
  var isRequired: Bool
  var isGood: Bool
  var isPoor: Bool
  /// What the list of those is opened by.
  var itemsTitle: String
  var items: [CoverageListItem]
  /// A change that mends what can be mended by rule, as code; empty where nothing can.
  var patch: String

  static let fields: [ContextField<CoverageFacetItem>] = [
    .text("title") { $0.title },
    .text("anchor") { $0.anchor },
    .text("summary") { $0.summary },
    .text("value") { $0.value },
    .text("detail") { $0.detail },
    .number("fraction") { $0.fraction },
    .flag("isRequired") { $0.isRequired },
    .flag("isGood") { $0.isGood },
    .flag("isPoor") { $0.isPoor },
    .text("itemsTitle") { $0.itemsTitle },
    .flag("hasItems") { !$0.items.isEmpty },
    .list("items") { $0.items },
    .flag("hasPatch") { !$0.patch.isEmpty },
    .markup("patch") { $0.patch },
  ]
}

/// Something that lacks documentation, or is excused.
struct CoverageListItem: TemplateContext, Sendable {
  /// What stands in one file.
  struct Group: TemplateContext, Sendable {
    var title: String
    var anchor: String
    var count: String
    var items: [CoverageListItem]

    static let fields: [ContextField<Group>] = [
      .markup("title") { SourcePlace.markup($0.title) },
      .text("anchor") { $0.anchor },
      .text("count") { $0.count },
      .list("items") { $0.items },
    ]
  }

  /// `method`; empty where the list says it.
  var kind = ""
  var name: String
  /// Empty where no page shows it.
  var href = ""
  var detail = ""
  /// `Sources/Badge.swift:12`; empty where the list says it.
  var source = ""

  static let fields: [ContextField<CoverageListItem>] = [
    .text("kind") { $0.kind },
    .text("name") { $0.name },
    .text("href") { $0.href },
    .text("detail") { $0.detail },
    .markup("source") { SourcePlace.markup($0.source) },
  ]
}

/// How things stand against the baseline.
struct CoverageTrendItem: TemplateContext, Sendable {
  /// The share of a module then and now.
  struct Row: TemplateContext, Sendable {
    var name: String
    var before: String
    var now: String
    /// `2 more documented, 1 more symbol`
    var change: String

    static let fields: [ContextField<Row>] = [
      .text("name") { $0.name },
      .text("before") { $0.before },
      .text("now") { $0.now },
      .text("change") { $0.change },
    ]
  }

  var summary: String
  var rows: [Row]
  /// Undocumented symbols that the baseline does not list.
  var regressions: [CoverageListItem]
  /// What the baseline lists and need not.
  var outdated: [String]

  static let fields: [ContextField<CoverageTrendItem>] = [
    .text("summary") { $0.summary },
    .list("rows") { $0.rows },
    .flag("hasRegressions") { !$0.regressions.isEmpty },
    .list("regressions") { $0.regressions },
    .flag("hasOutdated") { !$0.outdated.isEmpty },
    .texts("outdated") { $0.outdated },
  ]
}
