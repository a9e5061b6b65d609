import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files
import SwiftPackages

/// `catalog tokens drift`: token files against Swift source.
struct TokensDriftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drift",
    abstract: "Compares the token files with the Swift source, token by token.",
    discussion: """
      A token is missing when the source has no constant of its name, extra when the source has \
      one that no file defines, and different when their values are not the same in every \
      context. Without files and sources, each system of the content is compared.

      Exit status: 0 they agree; 1 they do not, or there are errors in them; 2 a file cannot be \
      read; 64 the command line is wrong.
      """)

  @OptionGroup var subject: TokenSubjectOptions

  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "A Swift file or a folder of them; repeat for several. Asset catalogs in it are read.",
      valueName: "path"))
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "The type that contains the tokens in Swift, when files are named; DS when left out.",
      valueName: "name"))
  var namespace: String?

  @Option(help: "How findings are printed; all but text go to standard output.")
  var format = DiagnosticFormat.text

  func validate() throws {
    if subject.files.isEmpty != sources.isEmpty {
      throw ValidationError("Name both token files and '--source', or neither.")
    }
    if subject.files.isEmpty, namespace != nil {
      throw ValidationError(
        "'--namespace' applies only to named files; that of a system is in its 'system.yaml'.")
    }
  }

  func run() throws {
    let reports = try reports()
    let diagnostics = reports.flatMap(\.diagnostics)
    Terminal.report(diagnostics, as: format)
    reports.compactMap(\.summary).forEach(Terminal.note)
    try Terminal.end(diagnostics)
  }

  private func reports() throws -> [DriftReport] {
    if subject.files.isEmpty {
      let content = try subject.contentSource()
      return try Terminal.orExit { () throws(FolderError) in
        try DriftReport.reports(of: content)
      }
    }
    return try Terminal.orExit { () throws(DiskError) in
      [
        try DriftReport(
          tokens: TokenSources.read(subject.files, namespace: namespace),
          source: SwiftFiles.read(sources), conformance: subject.conformance)
      ]
    }
  }
}
