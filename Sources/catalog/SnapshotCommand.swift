import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics

/// `catalog snapshot`: records the version of each system.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Records the current version of each system beside its content.",
    discussion: """
      Writes versions/VERSION.json in the folder of each system: its tokens in every context, \
      components with their props, public Swift API, contrast and share of documented API. \
      'catalog compare' takes such a version by its name, and from the records the site has a page \
      of changes for each system. Commit the file.

      With '--from', what is recorded is the content of a commit, branch or tag, on the day of the \
      commit; so a version that is out already gets a record, too. Neither the working tree nor the \
      index is touched.

      The version is that of system.yaml. A version that is recorded already stays as it is, unless \
      you say '--replace'.

      Exit status: 0 the versions are recorded; 1 the content has errors, or a version cannot be \
      recorded, and nothing is written; 2 the content cannot be read, or a file cannot be written; \
      64 the command line is wrong.
      """)

  @Argument(
    help: "The content folder. 'content' when left out, then the working directory.")
  var content: String?

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp(
      "The folder name of a system to record; repeat for several. All when left out.",
      valueName: "name"))
  var systems: [String] = []

  @Option(
    help: ArgumentHelp(
      "Record the content of a commit, branch or tag, instead of that on the disk.",
      valueName: "git:name"))
  var from: String?

  @Option(help: "The version to record, instead of that of system.yaml.")
  var version: String?

  @Option(
    help: ArgumentHelp(
      "The day of the version, such as 2026-11-26. Today, or that of the commit, when left out.",
      valueName: "day"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "What readers of the page of changes have to know of this version.", valueName: "text"))
  var note: String?

  @Flag(help: "Record a version again that is recorded already.")
  var replace = false

  @Option(help: "How findings are printed; all but text go to standard output.")
  var format = DiagnosticFormat.text

  @OptionGroup var links: LinkOptions

  func run() throws {
    if let date, !SnapshotRun.isDay(date) {
      throw ValidationError("'\(date)' is no day; write one such as 2026-11-26.")
    }
    let source = ContentSource(
      ContentFolderChoice.folder(named: content), systems: systems,
      followsLinks: links.followLinks)
    var options = SnapshotRun.Options(source)
    options.from = try commit()
    options.version = version
    options.date = date
    options.note = note
    options.replaces = replace
    let result = try Terminal.orExit { [run = SnapshotRun(options)] () throws(CompareFailure) in
      try run.run()
    }
    Terminal.report(result.diagnostics, as: format)
    for written in result.written { Terminal.note("recorded \(written.summary)") }
    if result.written.isEmpty { Terminal.note("nothing is recorded") }
    try Terminal.end(result.diagnostics)
  }

  private func commit() throws -> String? {
    guard let from else { return nil }
    guard case .git(let name) = CompareSide(from), !name.isEmpty else {
      throw ValidationError("'\(from)' is no version of git; write one such as git:1.2.0.")
    }
    return name
  }
}
