import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import Templates

/// Makes the page of a guide.
struct GuidePage {
  /// In the language of the guide.
  let site: SystemSite
  let guide: Guide
  let templates: FenceTemplates

  func context() -> (context: GuideContext, diagnostics: [Diagnostic]) {
    let route = Route.guide(guide.slug, system: site.system.slug)
    let page = site.path(route)
    var texts = TextBuilder(site: site, page: page)
    let fences = FenceDrawing(fences: guide.fences, site: site, page: page, templates: templates)
    let content = texts.markup(guide.document, fences: fences)
    let contents = guide.text.facts.headings.filter { (2...3).contains($0.level) }.map { entry in
      ContentsItem(title: entry.title, href: "#\(entry.anchor)", isNested: entry.level == 3)
    }
    let context = GuideContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "guide", title: guide.title, description: guide.summary, contents: contents,
        breadcrumbs: [
          SiteOutline.Entry(title: site.system.name, route: .system(site.system.slug))
        ] + site.guideTrail(to: guide.folder)),
      summary: guide.summary,
      kindLabel: site.words(guide.kind == .case ? GuidePhrase.documentedCase : .guide),
      isCase: guide.kind == .case, content: content)
    return (context, texts.diagnostics)
  }
}
