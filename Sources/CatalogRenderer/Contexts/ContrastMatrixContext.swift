import Templates

/// A page of the matrix: all text tokens on all background tokens in one group of contexts.
struct ContrastMatrixContext: SitePage {
  /// A page for another group of contexts.
  struct SheetLink: TemplateContext, Sendable {
    var title: String
    var href: String
    var isCurrent: Bool

    static let fields: [ContextField<SheetLink>] = [
      .text("title") { $0.title },
      .text("href") { $0.href },
      .flag("isCurrent") { $0.isCurrent },
    ]
  }

  var frame: PageFrame
  var summary: String
  var caption: String
  var sheets: [SheetLink]
  /// Which sheets have no page, in words; empty when all have one.
  var omission: String
  var pairCount: Int
  var contrastHref: String
  /// Markup of the attributes that give the table its context.
  var attributes: String
  /// Markup of the header's cells.
  var columns: String
  /// Markup of the rows.
  var rows: [UInt8]

  static let fields: [ContextField<ContrastMatrixContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("caption") { $0.caption },
      .flag("hasSheets") { $0.sheets.count > 1 },
      .list("sheets") { $0.sheets },
      .text("omission") { $0.omission },
      .number("pairCount") { $0.pairCount },
      .text("contrastHref") { $0.contrastHref },
      .markup("attributes") { $0.attributes },
      .markup("columns") { $0.columns },
      .markup("rows") { $0.rows },
    ]
}
