import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import Templates
import TokenContrast

/// Draws the fences of a text: agent YAML as previews, contrast pairs as tables.
struct FenceDrawing: FenceRendering {
  let fences: Fences
  let site: SystemSite
  let page: String
  let tables: Template<ContrastItem>

  func render(_ code: CodeBlock) -> RenderedCode? {
    switch FenceKind(code.info) {
    case .agent: fences.agent[code.firstLine].map { drawn($0, code) }
    case .contrast: fences.contrast[code.firstLine].map(table)
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
