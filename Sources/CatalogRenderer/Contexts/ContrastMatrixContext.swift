import Templates

/// A page of the matrix: all text tokens on all background tokens in one group of contexts.
struct ContrastMatrixContext: SitePage {
  static let template = "pages/contrast-matrix"

  var frame: PageFrame
  var drawing: PageDrawing { .fixedTokens }
  var summary: String
  var caption: String
  /// The contexts of this sheet in words.
  var contexts: String
  var sizes: [MatrixSizeItem]
  var sheetGroups: [MatrixSheetGroup]
  /// Which sheets have no page, in words; empty when all have one.
  var omission: String
  /// `16 pairs`
  var pairs: String
  /// The same where some are filtered out, with `[shown]` for the number of the others.
  var pairsShown: String
  var contrastHref: String
  /// Markup of the attributes that give the table its context.
  var attributes: String
  /// Markup of the header's cells.
  var columns: String
  /// Markup of the rows.
  var rows: [UInt8]

  private var sheetCount: Int { sheetGroups.reduce(0) { $0 + $1.links.count } }
  /// More links than these are folded on a narrow screen.
  private static let manySheets = 4

  static let fields: [ContextField<ContrastMatrixContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("caption") { $0.caption },
      .text("contexts") { $0.contexts },
      .list("sizes") { $0.sizes },
      .flag("hasSheets") { $0.sheetCount > 1 },
      .flag("hasManySheets") { $0.sheetCount > Self.manySheets },
      .list("sheetGroups") { $0.sheetGroups },
      .text("omission") { $0.omission },
      .text("pairs") { $0.pairs },
      .text("pairsShown") { $0.pairsShown },
      .text("contrastHref") { $0.contrastHref },
      .markup("attributes") { $0.attributes },
      .markup("columns") { $0.columns },
      .markup("rows") { $0.rows },
    ]
}
