import CatalogModel

/// Writes the twin of a guide's page: the text itself.
struct GuideTwin {
  let site: SystemSite
  let guide: Guide

  func markdown() -> MarkdownPage {
    let route = Route.guide(guide.slug, system: site.system.slug)
    let texts = MarkdownTexts(site: site, page: site.path(route))
    return site.markdownPage(route, title: guide.title, summary: guide.summary) { writer in
      writer.add(texts.document(guide.document, fences: guide.fences))
    }
  }
}
