import CatalogModel
import DesignTokens
import Diagnostics
import TokenContrast

/// Makes the pages of the matrix: one for each group of contexts in which a cell differs.
struct ContrastMatrixPages {
  let site: SystemSite

  private var system: System { site.system }
  private var sheets: MatrixSheets { site.contrast.matrix }
  private var matrix: TokenContrastMatrix { sheets.matrix }

  /// The stylesheet that all sheets share.
  var stylesheet: (path: String, text: String) {
    let layers = MatrixLayers(system)
    return (
      stylesheetPath,
      MatrixStylesheet.text(
        texts: matrix.texts.map(\.path), layers: matrix.backgrounds.map { layers.of($0.path) })
    )
  }

  var pages: [MatrixSheets.Page] { sheets.pages }

  func path(of sheet: MatrixSheets.Page) -> String { site.path(route(sheet)) }

  func context(_ sheet: MatrixSheets.Page) -> ContrastMatrixContext {
    let page = path(of: sheet)
    let contexts = sheet.sheet.contexts
    let markup = MatrixMarkup(matrix: matrix) { token in
      let place = ReferenceIndex.place(of: token, system: system.slug)
      return site.href(from: page, to: place.route, anchor: place.anchor)
    }
    return ContrastMatrixContext(
      frame: frame(sheet, page), summary: summary,
      caption: caption(contexts.label),
      sheets: sheets.pages.map { other in
        ContrastMatrixContext.SheetLink(
          title: other.sheet.contexts.label, href: site.href(from: page, to: route(other)),
          isCurrent: other.slug == sheet.slug)
      },
      omission: omission, pairCount: matrix.texts.count * matrix.backgrounds.count,
      contrastHref: site.href(from: page, to: .contrast(system: system.slug)),
      attributes: StageMarkup.attributes(system: system.slug, context: contexts.representative),
      columns: markup.columns, rows: markup.rows(sheet.sheet))
  }

  private var stylesheetPath: String {
    site.map.folder(system.slug) + "assets/contrast-matrix.css"
  }

  private func route(_ sheet: MatrixSheets.Page) -> Route {
    .contrastMatrix(sheet.slug, system: system.slug)
  }

  private var summary: String {
    "\(Plural.text(matrix.texts.count, "text colour")) of \(system.name) on "
      + "\(Plural.text(matrix.backgrounds.count, "background"))."
  }

  private func caption(_ contexts: String) -> String {
    "Contrast ratios in \(contexts): a text colour for each row, a background for each column."
  }

  private var omission: String {
    sheets.omitted == 0
      ? ""
      : "\(Plural.text(sheets.omitted, "more group")) of contexts differ; "
        + "only the first \(MatrixSheets.limit) have a page."
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

/// What a background is drawn on in the matrix.
private struct MatrixLayers {
  private let calculator: ContrastCalculator
  /// One context of each modifier: the layers are the same in all.
  private let contexts: [String: [String]]

  init(_ system: System) {
    calculator = ContrastCalculator(tokens: system.tokens, settings: system.contrast)
    contexts = Dictionary(
      system.tokens.modifiers.map { ($0.name, [$0.defaultContext]) }
    ) { first, _ in first }
  }

  /// The background and what the system says lies below it, from the bottom up.
  func of(_ background: TokenPath) -> [TokenPath] {
    let place = SourceLocation("")
    let reference = Reference(background.text, at: place)
    let pair = ContrastPair(
      name: "", foreground: reference, background: reference, contexts: contexts, location: place)
    return (calculator.table(for: pair)?.over ?? []) + [background]
  }
}
