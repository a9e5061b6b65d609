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

      Exit status: 0 published; 1 the content has errors (or warnings, with --strict); 2 the work \
      could not be done: a folder or file is missing or cannot be read, or the output must not be \
      written; 64 the command line is wrong.
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder the site is written to.", valueName: "folder"))
  var output = "site"

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(help: "How findings are printed; all but text go to standard output.")
  var format = DiagnosticFormat.text

  func validate() throws {
    if output.isEmpty { throw ValidationError("'--output' needs the name of a folder.") }
  }

  func run() async throws {
    let content = source.contentFolder
    let outcome = try Terminal.orExit { () throws(FolderError) in
      try CatalogBuild(source.buildOptions(content)).run()
    }
    var diagnostics = outcome.diagnostics
    var summary: PublishSummary?
    if Verdict(diagnostics, isStrict: strict) == .fine {
      let publication = try publish(outcome, content: content)
      diagnostics += publication.diagnostics
      if case .published(let published) = publication { summary = published }
    }
    Terminal.report(diagnostics, as: format)
    if let summary { Terminal.note(text(of: summary, pageCount: outcome.pageCount)) }
    if Verdict(diagnostics, isStrict: strict) != .fine {
      let end = summary == nil ? "; the site was not changed" : ""
      Terminal.note(Terminal.counts(of: diagnostics) + end)
    }
    try Terminal.end(diagnostics, isStrict: strict)
  }

  private func publish(_ outcome: CatalogBuild.Outcome, content: String) throws -> Publication {
    let publisher = SitePublisher(
      protectedFolders: [content] + [source.templates].compactMap { $0 })
    return try Terminal.orExit { () throws(DiskError) in
      try publisher.publish(outcome.site, to: output)
    }
  }

  private func text(of summary: PublishSummary, pageCount: Int) -> String {
    summary.isUpToDate
      ? "\(output) is up to date, \(pageCount) pages"
      : "\(output): \(pageCount) pages, \(summary.written) files written, "
        + "\(summary.unchanged) unchanged, \(summary.removed) removed"
  }
}

extension Publication {
  /// Why nothing was written, or what is left to say after it was.
  fileprivate var diagnostics: [Diagnostic] {
    switch self {
    case .refused(let reasons): reasons
    case .published(let summary): summary.diagnostics
    }
  }
}
