import ReportFacts
import Templates

extension CoverageDemand: TemplateContext {
  package static let fields: [ContextField<CoverageDemand>] = [
    .text("text") { $0.text },
    .text("href") { $0.href },
  ]
}

extension CoverageFigures: TemplateContext {
  package static let fields: [ContextField<CoverageFigures>] = [
    .text("title") { $0.title },
    .text("anchor") { $0.anchor },
    .text("nameTitle") { $0.nameTitle },
    .text("note") { $0.note },
    .flag("hasRows") { !$0.rows.isEmpty },
    .list("rows") { $0.rows },
  ]
}

extension CoverageFigures.Row: TemplateContext {
  package static let fields: [ContextField<CoverageFigures.Row>] = [
    .text("name") { $0.name.withoutWayUp },
    .markup("nameMarkup") { SourcePlace.markup($0.name.withoutWayUp) },
    .text("href") { $0.href },
    .text("share") { $0.share },
    .text("asked") { $0.asked },
    .number("fraction") { CoverageText.wholePercent($0.percent) },
    .number("total") { $0.counts.total },
    .number("own") { $0.counts.own },
    .number("catalogue") { $0.counts.catalogue },
    .number("inherited") { $0.counts.inherited },
    .number("undocumented") { $0.counts.undocumented },
    .number("excused") { $0.counts.excused },
    .flag("isGood") { $0.percent == 100 },
    .flag("isPoor") { $0.isPoor },
  ]
}

extension CoveragePart: TemplateContext {
  package static let fields: [ContextField<CoveragePart>] = [
    .text("title") { $0.title },
    .text("anchor") { $0.anchor },
    .text("summary") { $0.summary },
    .text("value") { $0.share },
    .text("detail") { $0.detail },
    .number("fraction") { CoverageText.wholePercent($0.tally.percent) },
    .flag("isRequired") { $0.isRequired },
    .flag("isGood") { $0.tally.isComplete },
    .flag("isPoor") { $0.isPoor },
    .text("itemsTitle") { $0.itemsTitle },
    .flag("hasItems") { !$0.items.isEmpty },
    .list("items") { $0.items },
    .flag("hasPatch") { !$0.patch.isEmpty },
    .markup("patch") { CodeMarkup.plain($0.patch, language: "diff") },
  ]
}

extension CoverageItem.Group: TemplateContext {
  package static let fields: [ContextField<CoverageItem.Group>] = [
    .markup("title") { SourcePlace.markup($0.path.withoutWayUp) },
    .text("anchor") { $0.anchor },
    .text("count") { $0.count },
    .list("items") { $0.items },
  ]
}

extension CoverageItem: TemplateContext {
  package static let fields: [ContextField<CoverageItem>] = [
    .text("kind") { $0.kind },
    .text("name") { $0.name },
    .text("href") { $0.href },
    .text("detail") { $0.detail },
    .markup("source") { item in
      let show = item.isBelowItsFile ? SourcePlace.inFile : SourcePlace.text
      return SourcePlace.markup(item.location.map(show) ?? "")
    },
  ]
}

extension CoverageTrend: TemplateContext {
  package static let fields: [ContextField<CoverageTrend>] = [
    .text("summary") { $0.summary },
    .list("rows") { $0.rows },
    .flag("hasRegressions") { !$0.regressions.isEmpty },
    .list("regressions") { $0.regressions },
    .flag("hasOutdated") { !$0.outdated.isEmpty },
    .texts("outdated") { $0.outdated },
  ]
}

extension CoverageTrend.Row: TemplateContext {
  package static let fields: [ContextField<CoverageTrend.Row>] = [
    .text("name") { $0.name },
    .text("before") { $0.before },
    .text("now") { $0.now },
    .text("change") { $0.change },
  ]
}
