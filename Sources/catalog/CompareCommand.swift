import ArgumentParser
import CatalogComparison
import CatalogDriver
import DiagnosticReports
import Diagnostics

/// `catalog compare`: what changed between two versions of a content.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two versions of a content, and says what breaks.",
    discussion: """
      A version is a content folder; or one that 'catalog snapshot' recorded, by its name, 1.2.0, \
      or its file; or 'git:' and a commit, branch or tag of the repository that the content is in: \
      git:1.2.0, git:main. Git has to be installed for that; neither the working tree nor the index \
      is touched.

      Systems are compared by the names of their folders: tokens in every context, components \
      with their props, values and children, the public Swift API, agent YAML of the older version \
      that the newer one refuses, contrast pairs that lost their level, and the share of \
      documented API. Each change breaks something, adds something or repairs something; together they \
      are a major, minor or patch step of the version. Before 1.0.0 a breaking change is a minor \
      step. A version in system.yaml that does not go as far is a warning.

      Exit status: 0 nothing that '--fail-on' names has changed; 1 something has (or there are \
      warnings, with --strict); 2 a version \
      cannot be read, or the two have no system in common; 64 the command line is wrong.
      """)

  @Argument(
    help: """
      The older version: a content folder, a recorded version, or 'git:' and a commit, branch or \
      tag.
      """)
  var before: String

  @Argument(
    help: """
      The newer version. The content folder when left out: 'content', then the working directory.
      """)
  var after: String?

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp(
      "The folder name of a system to compare; repeat for several. All when left out.",
      valueName: "name"))
  var systems: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The content folder that 'git:' and recorded versions are about. The newer version when that is a folder, else \
      'content', then the working directory.
      """,
      valueName: "folder"))
  var content: String?

  @Option(
    help: """
      Which changes are a failure: breaking, minor (those that add something, too) or none.
      """)
  var failOn = ComparisonReport.Gate.breaking

  @OptionGroup var links: LinkOptions

  @Flag(help: "Fail for warnings, too: a version that does not follow, an incomplete comparison.")
  var strict = false

  @Option(
    help: """
      How the result is printed on standard output: text, json, markdown, github or sarif.
      """)
  var format = ComparisonReport.Format.text

  func run() throws {
    let run = CompareRun(try options())
    let report = try Terminal.orExit { () throws(CompareFailure) in try run.run() }
    if format == .text { Terminal.report(report.diagnostics, as: .text) }
    Terminal.output(report.text(as: format, isColored: Terminal.paintsOutput, gate: failOn))
    if format != .text { Terminal.note(Terminal.outcome(of: report.diagnostics)) }
    if report.fails(failOn) { throw ExitCode(Verdict.findings.rawValue) }
    try Terminal.end(report.diagnostics, isStrict: strict)
  }

  // Not in `validate()`, which comes before unknown options are named: the value of one that is
  // misspelt counts as an argument there.
  private func options() throws -> CompareRun.Options {
    let folder = ContentFolderChoice.folder(named: content)
    let (old, new) = (try Self.side(before), try after.map(Self.side) ?? .folder(folder))
    if content != nil, after != nil, case .folder = new {
      throw ValidationError("'--content' has no effect where the newer version is a folder.")
    }
    if content?.isEmpty == true { throw ValidationError("A folder needs a name.") }
    var options = CompareRun.Options(before: old, after: new, content: folder)
    options.systems = systems
    options.followsLinks = links.followLinks
    return options
  }

  private static func side(_ text: String) throws -> CompareSide {
    switch CompareSide(text) {
    case .git(""): throw ValidationError("Write a commit, branch or tag after 'git:'.")
    case .folder(""): throw ValidationError("A folder needs a name.")
    case let side: return side
    }
  }
}

extension ComparisonReport.Format: ExpressibleByArgument {}
extension ComparisonReport.Gate: ExpressibleByArgument {}
extension CompareFailure: DiagnosedError {}
