import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files

/// `catalog build`: publishes the content to a folder.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Publishes the content as a static site.",
    discussion: """
      The old site stays as it is until the new one is complete, and altogether when the content \
      has errors. A folder that catalog did not make is never overwritten.

      Exit status: 0 published; 1 the content has errors (or warnings, with --strict); 2 a folder \
      is missing or cannot be read or written.
      """)

  @OptionGroup var source: SourceOptions

  @Option(name: .shortAndLong, help: "The folder the site is written to.")
  var output = "site"

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(help: "How findings are printed: text, json, github or sarif.")
  var format = DiagnosticFormat.text

  func run() async throws {
    let content = source.contentFolder
    let outcome = try Terminal.orExit { () throws(FolderError) in
      try CatalogBuild(source.buildOptions(content)).run()
    }
    var diagnostics = outcome.diagnostics
    if Severities.areFine(diagnostics, isStrict: strict) {
      diagnostics += try publish(outcome, content: content)
    }
    Terminal.report(diagnostics, as: format, content: content)
    guard Severities.areFine(diagnostics, isStrict: strict) else {
      Terminal.note(Severities.summary(diagnostics) + "; the site was not changed")
      throw ExitCode(1)
    }
  }

  /// Writes the site; what it returns are the reasons for which it did not.
  private func publish(_ outcome: CatalogBuild.Outcome, content: String) throws -> [Diagnostic] {
    let publisher = SitePublisher(
      protectedFolders: [content] + [source.templates].compactMap { $0 })
    let publication = try Terminal.orExit { () throws(DiskError) in
      try publisher.publish(outcome.site, to: output)
    }
    switch publication {
    case .refused(let reasons): return reasons
    case .published(let summary):
      Terminal.note(
        summary.isUpToDate
          ? "\(output) is up to date, \(outcome.pageCount) pages"
          : "\(output): \(outcome.pageCount) pages, \(summary.written) files written, "
            + "\(summary.unchanged) unchanged, \(summary.removed) removed")
      return summary.diagnostics
    }
  }
}
