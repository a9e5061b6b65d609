import AgentUI
import CatalogModel
import DiagnosticReports
import Diagnostics

/// Writes examples as agent YAML and as the Swift code that it becomes.
struct ExampleTwin {
  let site: SystemSite
  /// The level of the headings.
  let level: Int

  func write(_ example: Example, to writer: inout MarkdownWriter) {
    write(
      example.name, example.description, example.root, swiftCode: example.swiftCode, to: &writer)
  }

  /// Writes a screen.
  func write(_ screen: Screen, to writer: inout MarkdownWriter) {
    write(screen.name, screen.description, screen.root, to: &writer)
  }

  private func write(
    _ name: String, _ description: String?, _ root: AgentNode, swiftCode: String? = nil,
    to writer: inout MarkdownWriter
  ) {
    let vocabulary = site.system.vocabulary
    writer.heading(level, MarkdownText.escaped(name))
    writer.paragraph(MarkdownText.escaped(description ?? ""))
    writer.code(YAMLPrinter(vocabulary).print(root), "yaml")
    writer.code(swiftCode ?? SwiftPrinter(vocabulary).print(root), "swift")
  }
}

/// Writes the twin of the page of whole screens, and of documents that are wrong on purpose.
struct ScreensTwin {
  let site: SystemSite

  private var system: System { site.system }

  func markdown() -> MarkdownPage {
    site.markdownPage(
      .screens(system: system.slug), title: site.words(ScreensPhrase.title),
      summary: site.words(StartPhrase.screensSummary)
    ) { writer in
      let examples = ExampleTwin(site: site, level: 2)
      for screen in system.screens { examples.write(screen, to: &writer) }
      guard !system.invalidExamples.isEmpty else { return }
      writer.heading(2, site.words(ScreensPhrase.mistakes))
      writer.add(site.words(ScreensPhrase.mistakesInMarkdown))
      for example in system.invalidExamples {
        writer.heading(3, MarkdownText.escaped(example.name))
        writer.paragraph(MarkdownText.escaped(example.description))
        MistakeTwin(system: system).write(
          example.source, named: example.documentName, to: &writer)
      }
    }
  }
}

/// Writes agent YAML that is wrong on purpose, and what the validator says of it.
struct MistakeTwin {
  let system: System

  /// - Parameter name: What messages call the document.
  func write(_ source: String, named name: String, to writer: inout MarkdownWriter) {
    writer.code(source, "yaml")
    writer.code(
      DiagnosticFormat.text.report(system.findings(inAgentYAML: source, named: name)), "text")
  }
}
