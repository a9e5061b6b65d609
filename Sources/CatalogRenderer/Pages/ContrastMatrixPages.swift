import CatalogModel
import DesignTokens
import InterfaceStrings
import ReportFacts
import TokenContrast

/// Makes the pages of the matrix: one for each group of contexts in which a cell differs.
struct ContrastMatrixPages {
  let site: SystemSite

  private var system: System { site.system }
  private var words: Words { site.words }
  private var sheets: MatrixSheets { site.contrast.matrix }
  private var matrix: TokenContrastMatrix { sheets.matrix }

  /// The stylesheet that all sheets share.
  var stylesheet: (path: String, text: String) {
    (
      stylesheetPath,
      MatrixStylesheet.text(texts: matrix.texts.map(\.path), layers: matrix.layers)
    )
  }

  func path(of sheet: MatrixSheets.Page) -> String { site.path(route(sheet)) }

  func context(_ sheet: MatrixSheets.Page) -> ContrastMatrixContext {
    let page = path(of: sheet)
    let contexts = sheet.sheet.contexts
    let required = system.contrast.required(for: .normalText)
    let markup = MatrixMarkup(matrix: matrix, required: required, words: words) { token in
      let place = ReferenceIndex.place(of: token, system: system.slug)
      return site.href(from: page, to: place.route, anchor: place.anchor)
    }
    return ContrastMatrixContext(
      frame: frame(sheet, page), summary: summary,
      caption: words(MatrixPhrase.caption, ["contexts": words.contexts(contexts)]),
      contexts: words.contexts(contexts), sizes: MatrixSizes(words).items(system.contrast),
      sheetGroups: sheetGroups(sheet, page),
      omission: omission, pairs: words(MatrixPhrase.pairs, count: pairCount),
      pairsShown: words(MatrixPhrase.pairsShown, count: pairCount, ["shown": "[shown]"]),
      contrastHref: site.href(from: page, to: .contrast(system: system.slug)),
      attributes: StageMarkup.attributes(system: system.slug, context: contexts.representative),
      columns: markup.columns, rows: markup.rows(sheet.sheet))
  }

  private var pairCount: Int { matrix.texts.count * matrix.backgrounds.count }

  private var stylesheetPath: String {
    site.map.folder(system.slug) + "assets/contrast-matrix.css"
  }

  func route(_ sheet: MatrixSheets.Page) -> Route {
    .contrastMatrix(sheet.slug, system: system.slug)
  }

  private func sheetGroups(_ sheet: MatrixSheets.Page, _ page: String) -> [MatrixSheetGroup] {
    let defaults = Dictionary(
      system.tokens.modifiers.map { ($0.name, $0.defaultContext) }
    ) { first, _ in first }
    let links = MatrixSheetLinks(
      contexts: sheets.pages.map(\.sheet.contexts), defaults: defaults, words: words)
    return links.groups(
      hrefs: sheets.pages.map { site.href(from: page, to: route($0)) },
      current: sheets.pages.firstIndex { $0.slug == sheet.slug } ?? 0)
  }

  var summary: String {
    words(
      MatrixPhrase.summary,
      [
        "system": system.name,
        "texts": words(MatrixPhrase.texts, count: matrix.texts.count),
        "backgrounds": words(MatrixPhrase.backgrounds, count: matrix.backgrounds.count),
      ])
  }

  private var omission: String {
    let unpaged =
      sheets.omitted == 0
      ? nil
      : words(
        MatrixPhrase.sheetsOmitted, count: sheets.omitted, ["limit": "\(MatrixSheets.limit)"])
    let cut = sheets.matrix.isCut ? words(MatrixPhrase.contextsOmitted) : nil
    return [unpaged, cut].compactMap(\.self).joined(separator: " ")
  }

  private func frame(_ sheet: MatrixSheets.Page, _ page: String) -> PageFrame {
    let contexts = words.contexts(sheet.sheet.contexts)
    var frame = FrameBuilder(site: site).frame(
      route(sheet), kind: "contrast-matrix", title: words(MatrixPhrase.title),
      description: summary,
      breadcrumbs: [
        SiteOutline.Entry(title: system.name, route: .system(system.slug)),
        SiteOutline.Entry(
          title: words(ContrastPhrase.title), route: .contrast(system: system.slug)),
      ])
    frame.pageTitle =
      words(MatrixPhrase.titleIn, ["contexts": contexts]) + " · \(system.name)"
    frame.tokenStylesheets.append(
      LinkItem(title: "", href: RelativeURL.from(page, to: stylesheetPath)))
    return frame
  }
}
