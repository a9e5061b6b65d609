import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files
import Workers

/// `catalog build`: publishes the content to a folder.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Publishes the content as a static site.",
    discussion: """
      The old site stays in place until the new one is complete, and remains if the content has \
      errors. Errors in token files only leave those tokens out: the site is published with status \
      1, unless '--strict' is given. A folder that catalog did not make is never overwritten. \
      '--compile' publishes only what the Swift compiler accepts; 'catalog check --help' says how.

      Exit status: 0 published; 1 the content has errors (or warnings, with --strict); 2 the work \
      could not be done: a folder or file is missing or cannot be read, or the output must not be \
      written; 64 the command line is wrong.
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder the site is written to.", valueName: "folder"))
  var output = "site"

  @Flag(help: "Also look for what only 'catalog check' finds: compare with the Swift source.")
  var check = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(help: "How findings are printed; all but text go to standard output.")
  var format = DiagnosticFormat.text

  @OptionGroup var compiling: CompileOptions

  @OptionGroup var work: WorkOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError("'--output' needs the name of a folder.") }
  }

  func run() async throws {
    let content = source.contentFolder
    let stopwatch = Stopwatch()
    var options = source.buildOptions(content, on: work.workers)
    options.tool = RunningTool.digest()
    options.comparesSources = check
    options.compilation = compiling.compilation
    let siteSource = try Terminal.orExit { () throws(FolderError) in
      try CatalogBuild(options).source(measuring: stopwatch)
    }
    let publisher = SitePublisher(
      protectedFolders: [content] + [source.templates].compactMap { $0 })
    let published = try Terminal.orExit { () throws(DiskError) in
      try siteSource.publish(
        to: output, with: publisher, isStrict: strict, measuring: stopwatch)
    }
    let diagnostics = published.diagnostics
    published.compiled.map(\.text).forEach(Terminal.note)
    Terminal.report(diagnostics, as: format)
    if let summary = published.summary {
      Terminal.note(text(of: summary, pageCount: published.pageCount))
    }
    if Verdict(diagnostics, isStrict: strict) != .fine {
      let end = published.summary == nil ? "; the site was not changed" : ""
      Terminal.note(Terminal.counts(of: diagnostics) + end)
    }
    work.report(stopwatch)
    try Terminal.end(diagnostics, isStrict: strict)
  }

  private func text(of summary: PublishSummary, pageCount: Int) -> String {
    summary.isUpToDate
      ? "\(output) is up to date, \(pageCount) pages"
      : "\(output): \(pageCount) pages, \(summary.written) files written, "
        + "\(summary.unchanged) unchanged, \(summary.removed) removed"
  }
}
