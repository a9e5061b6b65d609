import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import Templates
import TokenContrast

/// What stands in place of the fences of a text, by their kind.
struct FenceTemplates: Sendable {
  var contrast: Template<ContrastItem>
  var example: Template<ExampleItem>
  var invalidExample: Template<InvalidExampleItem>
}

/// Draws the fences of a text: agent YAML as examples, contrast pairs as tables.
struct FenceDrawing: FenceRendering {
  let fences: Fences
  let site: SystemSite
  let page: String
  let templates: FenceTemplates

  func render(_ code: CodeBlock) -> RenderedCode? {
    switch FenceKind(code.info) {
    case .agent: fences.agent[code.firstLine].map { drawn($0, code) }
    case .invalidAgent: fences.invalidAgent[code.firstLine].map { judged($0, code) }
    case .contrast: fences.contrast[code.firstLine].map(table)
    case nil: nil
    }
  }

  /// The example with the YAML that its author wrote, which is what the text is about.
  private func drawn(_ root: AgentNode, _ code: CodeBlock) -> RenderedCode {
    let item = ExampleBuilder(site: site, page: page).item(
      of: root, yaml: code.content, anchor: anchor(of: code))
    return rendered(item, with: templates.example, class: "drawn")
  }

  private func judged(_ text: String, _ code: CodeBlock) -> RenderedCode {
    let item = InvalidExampleBuilder(site: site).item(
      of: text, named: "example.yaml", anchor: anchor(of: code))
    return rendered(item, with: templates.invalidExample, class: "judged")
  }

  private func anchor(of code: CodeBlock) -> String { "fence-\(code.firstLine)" }

  private func rendered<Item>(
    _ item: Item, with template: Template<Item>, class name: String
  ) -> RenderedCode {
    do throws(RenderError) {
      let html = String(decoding: try template.render(item), as: UTF8.self)
      return RenderedCode(html: "<figure class=\"\(name)\">\(html)</figure>")
    } catch {
      return RenderedCode(html: "", diagnostics: [error.diagnostic])
    }
  }

  private func table(_ pairs: [ContrastPair]) -> RenderedCode {
    var html = ""
    var diagnostics: [Diagnostic] = []
    let builder = ContrastBuilder(site: site, page: page)
    for item in pairs.compactMap({ builder.item($0, isOpen: true) }) {
      do throws(RenderError) {
        html += String(decoding: try templates.contrast.render(item), as: UTF8.self)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return RenderedCode(html: html, diagnostics: diagnostics)
  }
}

extension CodeBlock {
  /// The text without the end of its last line.
  fileprivate var content: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}
