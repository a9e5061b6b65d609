import ReportFacts
import Templates

/// The page that says what is documented and what is not.
struct CoverageContext: SitePage {
  static let template = "pages/coverage"

  var frame: PageFrame
  var summary: String
  /// Shares of the symbols; none where there are no public symbols.
  var figures: [HealthItem]
  /// Whether there are Swift sources of which something could be said.
  var hasModules: Bool
  /// What is asked and not reached.
  var demands: [CoverageDemand]
  /// What is asked and reached, in one sentence.
  var success: String
  /// Why symbols may be missing from the figures.
  var doubts: [String]
  var trend: CoverageTrend?
  var tables: [CoverageFigures]
  /// What comments are asked for beside being there.
  var commentParts: [CoveragePart]
  /// What the parts of the design system are asked for.
  var systemParts: [CoveragePart]
  /// By file.
  var undocumented: [CoverageItem.Group]
  var excused: [CoverageItem]
  var unusedExcuses: [CoverageItem]
  var settings: [SettingItem]

  static let fields: [ContextField<CoverageContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .flag("hasModules") { $0.hasModules },
      .flag("hasFigures") { !$0.figures.isEmpty },
      .list("figures") { $0.figures },
      .list("shortfalls") { $0.demands },
      .text("success") { $0.success },
      .texts("doubts") { $0.doubts },
      .object("trend") { $0.trend },
      .list("tables") { $0.tables },
      .flag("hasCommentParts") { !$0.commentParts.isEmpty },
      .list("commentParts") { $0.commentParts },
      .flag("hasFacets") { !$0.systemParts.isEmpty },
      .list("facets") { $0.systemParts },
      .flag("hasUndocumented") { !$0.undocumented.isEmpty },
      .list("undocumented") { $0.undocumented },
      .flag("hasExcused") { !$0.excused.isEmpty },
      .list("excused") { $0.excused },
      .flag("hasUnusedExcuses") { !$0.unusedExcuses.isEmpty },
      .list("unusedExcuses") { $0.unusedExcuses },
      .flag("hasSettings") { !$0.settings.isEmpty },
      .list("settings") { $0.settings },
    ]
}
