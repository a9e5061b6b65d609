import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files

/// `catalog tokens export`: tokens as CSS, SwiftUI source or DTCG.
struct TokensExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes tokens as CSS custom properties, SwiftUI source or DTCG JSON.",
    discussion: """
      Without '--input' all contexts are exported: as selectors and media queries in CSS, as \
      dynamic colours and '#if os' in Swift, as a resolver document in JSON. With it, CSS and \
      JSON hold the tokens of that one context, and Swift keeps only those differences that were \
      not decided.

      Exit status: 0 written; 1 the tokens have errors, and nothing is written; 2 a file cannot \
      be read or written; 64 the command line is wrong.
      """)

  @OptionGroup var options: TokenOptions

  @Option(help: "What to write: 'css', 'swift' or 'json'.")
  var format: TokenExport.Format

  @Option(
    help: ArgumentHelp(
      "The type that holds the tokens in Swift; that of the system, or DS.", valueName: "name"))
  var namespace: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write instead of standard output.", valueName: "file"))
  var output: String?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("'--output' needs the name of a file.") }
    if let namespace, !TokenExport.isNamespace(namespace) {
      throw ValidationError("'\(namespace)' is not the name of a Swift type.")
    }
  }

  func run() throws {
    let selection = try options.selection(needsContext: false, namespace: namespace)
    try stop(on: selection.diagnostics)
    let export = TokenExport(selection, as: format)
    try stop(on: selection.diagnostics + export.diagnostics)
    Terminal.report(selection.diagnostics + export.diagnostics, as: .text)
    guard let output else { return Terminal.output(export.text) }
    try Terminal.orExit { () throws(DiskError) in
      try FileWriter.write(Array(export.text.utf8), to: output)
    }
    Terminal.note("\(output): \(selection.tokens.count.counted("token"))")
  }

  /// An export with gaps would be taken for the whole.
  private func stop(on diagnostics: [Diagnostic]) throws {
    guard Verdict(diagnostics) != .fine else { return }
    Terminal.report(diagnostics, as: .text)
    Terminal.note(Terminal.counts(of: diagnostics) + "; nothing was written")
    try Terminal.end(diagnostics)
  }
}

extension TokenExport.Format: ExpressibleByArgument {}
