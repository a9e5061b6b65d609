import CatalogModel
import DesignTokens
import TokenContrast

/// Makes the pages of the matrix: one for each group of contexts in which a cell differs.
struct ContrastMatrixPages {
  let site: SystemSite

  private var system: System { site.system }
  private var sheets: MatrixSheets { site.contrast.matrix }
  private var matrix: TokenContrastMatrix { sheets.matrix }

  /// The stylesheet that all sheets share.
  var stylesheet: (path: String, text: String) {
    (
      stylesheetPath,
      MatrixStylesheet.text(texts: matrix.texts.map(\.path), layers: matrix.layers)
    )
  }

  var pages: [MatrixSheets.Page] { sheets.pages }

  func path(of sheet: MatrixSheets.Page) -> String { site.path(route(sheet)) }

  func context(_ sheet: MatrixSheets.Page) -> ContrastMatrixContext {
    let page = path(of: sheet)
    let contexts = sheet.sheet.contexts
    let required = system.contrast.required(for: .normalText)
    let markup = MatrixMarkup(matrix: matrix, required: required) { token in
      let place = ReferenceIndex.place(of: token, system: system.slug)
      return site.href(from: page, to: place.route, anchor: place.anchor)
    }
    return ContrastMatrixContext(
      frame: frame(sheet, page), summary: summary,
      caption: caption(contexts.label),
      contexts: contexts.label, sizes: MatrixSizes.items(system.contrast),
      sheetGroups: sheetGroups(sheet, page),
      omission: omission, pairCount: matrix.texts.count * matrix.backgrounds.count,
      contrastHref: site.href(from: page, to: .contrast(system: system.slug)),
      attributes: StageMarkup.attributes(system: system.slug, context: contexts.representative),
      columns: markup.columns, rows: markup.rows(sheet.sheet))
  }

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
    let links = MatrixSheetLinks(contexts: pages.map(\.sheet.contexts), defaults: defaults)
    return links.groups(
      hrefs: pages.map { site.href(from: page, to: route($0)) },
      current: pages.firstIndex { $0.slug == sheet.slug } ?? 0)
  }

  var summary: String {
    "\(Plural.text(matrix.texts.count, "text colour")) of \(system.name) on "
      + "\(Plural.text(matrix.backgrounds.count, "background"))."
  }

  private func caption(_ contexts: String) -> String {
    "Contrast ratios in \(contexts): a text colour for each row, a background for each column."
  }

  private var omission: String {
    let unpaged =
      sheets.omitted == 0
      ? nil
      : "\(Plural.text(sheets.omitted, "more group")) of contexts differ; "
        + "only the first \(MatrixSheets.limit) have a page."
    let cut =
      "There are too many tokens and contexts for one matrix: some modifiers are shown in "
      + "their default context only."
    return [unpaged, sheets.matrix.isCut ? cut : nil].compactMap(\.self).joined(separator: " ")
  }

  private func frame(_ sheet: MatrixSheets.Page, _ page: String) -> PageFrame {
    let title = "Contrast matrix"
    var frame = FrameBuilder(site: site).frame(
      route(sheet), kind: "contrast-matrix", title: title, description: summary,
      breadcrumbs: [
        SiteOutline.Entry(title: system.name, route: .system(system.slug)),
        SiteOutline.Entry(title: "Contrast", route: .contrast(system: system.slug)),
      ])
    frame.pageTitle = "\(title), \(sheet.sheet.contexts.label) · \(system.name)"
    frame.stylesheets.append(
      LinkItem(title: "", href: RelativeURL.from(page, to: stylesheetPath)))
    return frame
  }
}
