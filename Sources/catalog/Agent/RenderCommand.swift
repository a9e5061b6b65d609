import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics

/// `catalog render`: one document as HTML, or agent YAML as Swift and back.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws agent YAML or a guide as HTML, and turns agent YAML into SwiftUI and back.",
    discussion: """
      What is drawn goes to standard output, findings to standard error; a document with errors is \
      not drawn. A file ending in .md is a guide, and may lie anywhere; one ending in .swift is \
      SwiftUI code that uses the components; everything else is agent YAML: a node, or a screen \
      file that holds one under 'agent:'. '-' reads standard input.

      As html, the page holds the tokens and styles it needs and follows the appearance that the \
      system is set to: 'catalog render screen.yaml > screen.html'. A fragment is what stands in a \
      page at the root of the site, and links the stylesheets of the site.

      Exit status: 0 the document is drawn; 1 it has errors; 2 a file or the content cannot be \
      read; 64 the command line is wrong.
      """)

  @Argument(help: "Agent YAML, SwiftUI code, a guide, or '-' for standard input.")
  var file: String

  @OptionGroup var source: DocumentSourceOptions

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      """
      What the document becomes: html, a page that needs no other file; fragment, the drawing \
      alone; swift, SwiftUI code; yaml, agent YAML in the layout of the site.
      """,
      valueName: "form"))
  var form = DocumentRendering.Form.html

  func validate() throws {
    if file.isEmpty { throw ValidationError("A file needs a name.") }
    let isGuide = (file == "-" ? source.stdinPath : file).hasSuffix(".md")
    if isGuide, form == .swift || form == .yaml {
      throw ValidationError("A guide is drawn as html or fragment, not as \(form).")
    }
  }

  func run() throws {
    let result = DocumentRendering.run(
      DocumentRendering.Options(
        name: file, content: source.content, system: source.system,
        input: try source.input(of: [file]), form: form,
        followsLinks: source.links.followLinks))
    Terminal.report(result.diagnostics, as: .text)
    if let text = result.text { Terminal.output(text) }
    try Terminal.end(result.diagnostics)
  }
}

extension DocumentRendering.Form: ExpressibleByArgument {}
