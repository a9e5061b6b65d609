import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import Templates

/// Makes the page of a guide.
struct GuidePage {
  let site: SystemSite
  let guide: Guide
  let tables: Template<ContrastItem>

  func context() -> (context: GuideContext, diagnostics: [Diagnostic]) {
    let route = Route.guide(guide.slug, system: site.system.slug)
    let page = site.path(route)
    var texts = TextBuilder(site: site, page: page)
    let fences = GuideFences(guide: guide, site: site, page: page, tables: tables)
    let content = texts.markup(guide.document, fences: fences)
    let contents = guide.document.contents.filter { (2...3).contains($0.level) }.map { entry in
      ContentsItem(title: entry.title, href: "#\(entry.anchor)", isNested: entry.level == 3)
    }
    let context = GuideContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "guide", title: guide.title, description: guide.summary, contents: contents,
        breadcrumbs: [SiteOutline.Entry(title: site.system.name, route: .system(site.system.slug))]),
      summary: guide.summary, kindLabel: guide.kind == .case ? "Documented case" : "Guide",
      isCase: guide.kind == .case, content: content)
    return (context, texts.diagnostics)
  }
}

/// Draws the fences of a guide: agent YAML as previews, contrast pairs as tables.
private struct GuideFences: FenceRendering {
  let guide: Guide
  let site: SystemSite
  let page: String
  let tables: Template<ContrastItem>

  func render(_ code: CodeBlock) -> RenderedCode? {
    switch FenceKind(code.info) {
    case .agent: guide.agentExamples[code.firstLine].map { drawn($0, code) }
    case .contrast: guide.contrastTables[code.firstLine].map(table)
    case nil: nil
    }
  }

  /// The source as the author wrote it, with the preview under it.
  private func drawn(_ root: AgentNode, _ code: CodeBlock) -> RenderedCode {
    let text = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    let source = CodeMarkup.yaml(text)
    let preview = site.stage(root, from: page)
    return RenderedCode(
      html:
        "<figure class=\"drawn\">\(source)<div class=\"drawn-preview\">\(preview)</div></figure>")
  }

  private func table(_ pairs: [ContrastPair]) -> RenderedCode {
    var html = ""
    var diagnostics: [Diagnostic] = []
    let builder = ContrastBuilder(site: site, page: page)
    for item in pairs.compactMap({ builder.item($0, isOpen: true) }) {
      do throws(RenderError) {
        html += String(decoding: try tables.render(item), as: UTF8.self)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return RenderedCode(html: html, diagnostics: diagnostics)
  }
}
