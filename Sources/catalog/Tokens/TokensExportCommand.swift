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

      A token that cannot be read is left out, with those that need it, and the others are \
      written. With '--strict', or '--conformance' other than 'tolerant', nothing is written then. \
      A value that is empty, stated to be unknown, or one that Swift cannot express is left out \
      with a warning.

      Exit status: 0 written, though warnings may name tokens that are left out; 1 there are \
      errors (or warnings, with --strict): what has them is left out, or nothing is written; \
      2 a file cannot be read or written; 64 the command line is wrong.
      """)

  @OptionGroup var options: TokenOptions

  @Option(help: "What to write: 'css', 'swift' or 'json'.")
  var format: TokenExport.Format

  @Option(
    help: ArgumentHelp(
      "The type that contains the tokens in Swift; that of the system, or DS.", valueName: "name"))
  var namespace: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Write nothing when there are errors or warnings.")
  var strict = false

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("'--output' needs the name of a file.") }
    if let namespace, !TokenExport.isNamespace(namespace) {
      throw ValidationError("'\(namespace)' is not the name of a Swift type.")
    }
  }

  func run() throws {
    let selection = try options.selection(needsContext: false, namespace: namespace)
    try stop(on: selection.diagnostics, isEmpty: selection.tokens.isEmpty)
    let export = TokenExport(selection, as: format)
    let diagnostics = selection.diagnostics + export.diagnostics
    try stop(on: diagnostics, isEmpty: export.text.isEmpty)
    Terminal.report(diagnostics, as: .text)
    if let output {
      try Terminal.orExit { () throws(DiskError) in
        try FileWriter.write(Array(export.text.utf8), to: output)
      }
      Terminal.note("\(output): \(selection.tokens.count.counted("token"))")
    } else {
      Terminal.output(export.text)
    }
    guard Verdict(diagnostics) != .fine else { return }
    Terminal.note(Terminal.counts(of: diagnostics) + "; what has errors is left out")
    try Terminal.end(diagnostics)
  }

  /// Where the files are held to a standard, an export with gaps would be taken for the whole.
  private func stop(on diagnostics: [Diagnostic], isEmpty: Bool) throws {
    let verdict = Verdict(diagnostics, isStrict: strict)
    let isForgiving = options.subject.conformance == .tolerant && !strict && !isEmpty
    guard verdict == .couldNotRun || verdict == .findings && !isForgiving else { return }
    Terminal.report(diagnostics, as: .text)
    Terminal.note(Terminal.counts(of: diagnostics) + "; nothing was written")
    try Terminal.end(diagnostics, isStrict: strict)
  }
}

extension TokenExport.Format: ExpressibleByArgument {}
