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
  var ruleExample: Template<RuleExampleItem>
}

/// Draws the fences of a text: agent YAML as examples, contrast pairs as tables.
struct FenceDrawing: FenceRendering {
  let fences: Fences
  let scope: PageScope
  let templates: FenceTemplates

  func render(_ code: CodeBlock) -> RenderedCode? {
    let kind = FenceKind(code.info)
    return switch kind {
    case .agent: fences.agent[code.firstLine].map { drawn($0, code) }
    case .invalidAgent: fences.invalidAgent[code.firstLine].map { judged($0, code) }
    case .rightAgent, .wrongAgent: kind?.verdict.flatMap { compared($0, code) }
    case .contrast: fences.contrast[code.firstLine].map(table)
    case nil: nil
    }
  }

  /// The example with the YAML that its author wrote, which is what the text is about.
  private func drawn(_ root: AgentNode, _ code: CodeBlock) -> RenderedCode {
    let item = ExampleBuilder(scope: scope).item(
      of: root, yaml: code.content, anchor: Self.anchor(of: code))
    return rendered(item, with: templates.example, class: "drawn")
  }

  private func judged(_ text: String, _ code: CodeBlock) -> RenderedCode {
    let item = InvalidExampleBuilder(scope: scope).item(
      of: text, named: Self.documentName, anchor: Self.anchor(of: code))
    return rendered(item, with: templates.invalidExample, class: "judged")
  }

  /// An example of a rule.
  private func compared(_ verdict: RuleVerdict, _ code: CodeBlock) -> RenderedCode? {
    RuleExampleBuilder(scope: scope, fences: fences).item(verdict, code).map {
      rendered($0, with: templates.ruleExample)
    }
  }

  /// What messages about a fence call it.
  static let documentName = "example.yaml"

  static func anchor(of code: CodeBlock) -> String { "fence-\(code.firstLine)" }

  private func rendered<Item>(
    _ item: Item, with template: Template<Item>, class name: String
  ) -> RenderedCode {
    var rendered = rendered(item, with: template)
    rendered.html = "<figure class=\"\(name)\">\(rendered.html)</figure>"
    return rendered
  }

  private func rendered<Item>(_ item: Item, with template: Template<Item>) -> RenderedCode {
    do throws(RenderError) {
      return RenderedCode(html: String(decoding: try template.render(item), as: UTF8.self))
    } catch {
      return RenderedCode(html: "", diagnostics: [error.diagnostic])
    }
  }

  private func table(_ pairs: [ContrastPair]) -> RenderedCode {
    var html = ""
    var diagnostics: [Diagnostic] = []
    for item in pairs.compactMap({ scope.pairs.item($0, isOpen: true) }) {
      do throws(RenderError) {
        html += String(decoding: try templates.contrast.render(item), as: UTF8.self)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return RenderedCode(html: html, diagnostics: diagnostics)
  }
}

// MARK: - As markdown

extension FenceDrawing {
  /// The fence with what is computed of it below: ratios of contrast pairs, messages about wrong
  /// agent YAML; `nil` for a fence that says all there is.
  func markdown(_ code: CodeBlock) -> String? {
    var writer = MarkdownWriter()
    switch FenceKind(code.info) {
    case .invalidAgent:
      guard let source = fences.invalidAgent[code.firstLine] else { return nil }
      InvalidExampleBuilder(scope: scope).item(
        of: source, named: Self.documentName, anchor: Self.anchor(of: code)
      ).markdown(into: &writer)
    case .rightAgent: RuleExampleItem.markdown(of: code, isRight: true, into: &writer, scope.words)
    case .wrongAgent: RuleExampleItem.markdown(of: code, isRight: false, into: &writer, scope.words)
    case .contrast:
      guard let pairs = fences.contrast[code.firstLine] else { return nil }
      writer.code(code.text, code.info)
      scope.write(pairs, to: &writer)
    case .agent, nil: return nil
    }
    return String(writer.text.dropLast())
  }
}

extension CodeBlock {
  /// The text without the end of its last line.
  var content: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}
