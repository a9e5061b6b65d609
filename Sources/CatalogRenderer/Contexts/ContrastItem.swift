import ReportFacts
import Templates

/// A contrast pair with its ratio in each group of contexts.
struct ContrastItem: TemplateContext, Sendable {
  /// The pair in a line.
  var summary: ContrastSummary
  /// The id of the table on its page; empty where nothing links to it.
  var anchor = ""
  /// Whose pair it is, on pages that show those of several.
  var owner: LinkItem?
  var foreground: TokenLink
  var background: TokenLink
  /// What lies below the background, from the top down, as it is read.
  var under: [TokenLink]
  /// What the foreground is: `Text of normal size`.
  var use: String
  /// The typography token that the text is set in.
  var typography: ContrastTypographyItem?
  /// The ratios that are asked for, in words.
  var requirement: String
  /// What counts as large text; empty where the size is far from that.
  var largeTextRule: String
  /// What the columns of results are about: `AA`, `AAA`.
  var levels: [String]
  var hasClaim: Bool
  var rows: [ContrastRowItem]
  /// Whether what the document states does not hold somewhere, excused or not.
  var hasFalseClaim: Bool
  /// Which rows are left out, in words; empty when none is.
  var omission = ""
  /// Whether the table is shown at once.
  var isOpen: Bool

  /// Whether there is something to say of how the colours are known.
  private var hasOrigins: Bool { rows.contains(where: \.result.hasOrigin) }

  static let fields: [ContextField<ContrastItem>] = [
    .text("name") { $0.summary.title },
    .text("anchor") { $0.anchor },
    .object("owner") { $0.owner },
    .text("foreground") { $0.foreground.path },
    .text("foregroundHref") { $0.foreground.href },
    .text("background") { $0.background.path },
    .text("backgroundHref") { $0.background.href },
    .list("under") { $0.under },
    .text("use") { $0.use },
    .object("typography") { $0.typography },
    .text("requirement") { $0.requirement },
    .text("largeTextRule") { $0.largeTextRule },
    .list("levels") { $0.levels.map(TextItem.init) },
    .flag("hasClaim") { $0.hasClaim },
    .flag("hasOrigins") { $0.hasOrigins },
    // Beside the context: two swatches, the sample, the ratio.
    .number("columnCount") {
      4 + $0.levels.count + ($0.hasClaim ? 1 : 0) + ($0.hasOrigins ? 1 : 0)
    },
    .list("rows") { $0.rows },
    .text("lowest") { $0.summary.lowest },
    .text("open") { $0.summary.open },
    .object("verdict") { $0.summary.verdict },
    .flag("hasFalseClaim") { $0.hasFalseClaim },
    .text("omission") { $0.omission },
    .flag("isOpen") { $0.isOpen },
  ]
}

/// A typography token with the size that decides what its text needs.
struct ContrastTypographyItem: TemplateContext, Sendable {
  var token: TokenLink
  /// `11 to 13 pt, weight 600`
  var size: String

  static let fields: [ContextField<ContrastTypographyItem>] = [
    .text("path") { $0.token.path },
    .text("href") { $0.token.href },
    .text("size") { $0.size },
  ]
}

extension VerdictItem: TemplateContext {
  package static let fields: [ContextField<VerdictItem>] = [
    .text("text") { $0.text },
    .flag("isPass") { $0.state == .pass },
    .flag("isFail") { $0.state == .fail },
    .flag("isUnknown") { $0.state == .unknown },
  ]
}
