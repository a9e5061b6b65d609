import ArgumentParser
import CatalogDriver
import ContrastReports
import DiagnosticReports
import Diagnostics
import Files

/// `catalog contrast`: every colour pair of the content, or colours named on the command line.
struct ContrastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast",
    abstract: "Measures colour pairs by WCAG 2.2: those of the content, or two CSS colours.",
    usage: """
      catalog contrast [<content>] [--system <name> ...] [--level <level>] [--strict] [--all] \
      [--follow-links] [--format <format>]
      catalog contrast <foreground> <background> [--over <color> ...] [--use <use>] \
      [--level <level>] [--format <format>]
      catalog contrast - [--over <color> ...] [--use <use>] [--level <level>] [--format <format>]
      """,
    discussion: """
      Of the content, every pair is measured in every context in which its colours differ. A pair \
      that a component declares and that is below its level is an error; one that only a preview \
      draws is a warning, and so is a ratio that a document claims wrongly. Exceptions of \
      system.yaml excuse either.

      Colours can have any notation of CSS Color 4. '-' reads pairs from standard input, one a \
      line: '#767676 on white', or with a comma, a tab or blanks between. Put quotes around \
      colours, because '#' and brackets have a meaning in a shell. As JSON, each pair is one line: \
      {"foreground","background","ratio","level","foregroundHex","backgroundHex"}.

      Ratios are compared unrounded and printed with two decimals, rounded down: 4.499 is printed \
      as 4.49, and fails 4.5.

      Exit status: 0 every level is reached; 1 a level is missed (or there are warnings, with \
      --strict), or input is wrong; 2 a folder or file cannot be read; 64 the command line is \
      wrong, or a colour on it is not valid.
      """)

  @Argument(
    help: ArgumentHelp(
      """
      The content folder, 'content' when left out, then the working directory. Or two CSS \
      colours, the foreground first. Or '-' for pairs on standard input.
      """,
      valueName: "content, or colors"))
  var subjects: [String] = []

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp(
      "The folder name of a system to measure; repeat for several. All when left out.",
      valueName: "name"))
  var systems: [String] = []

  @Option(
    help: """
      The level to reach, AA or AAA. Of the content, what system.yaml says when left out; of \
      colours, nothing has to be reached then.
      """)
  var level: ColorTerms.Level?

  @Option(
    name: .customLong("over"),
    help: ArgumentHelp(
      "A colour below the background; repeat for several, from the bottom up.",
      valueName: "color"))
  var over: [String] = []

  @Option(help: "What the foreground colour is: text, large-text or non-text.")
  var use: ColorTerms.Use?

  @Flag(
    help: """
      Show the pairs that pass and those that are not judged, too; no effect on formats other \
      than text.
      """)
  var all = false

  @OptionGroup var links: LinkOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(
    help: """
      How the result is printed on standard output: text, json, github, sarif or markdown; of \
      colours, text or json.
      """)
  var format = ContrastReport.Format.text

  // Not in `validate()`, which comes before unknown options are named: the value of one that is
  // misspelt counts as an argument there.
  private func check(_ subject: ContrastSubject) throws {
    switch subject {
    case .content:
      try demand(over.isEmpty && use == nil, orSay: "'--over' and '--use' apply only to colours")
    case .pair, .lines:
      try demand(
        systems.isEmpty && !strict && !all && !links.followLinks,
        orSay: "'--system', '--strict', '--all' and '--follow-links' apply to content, not to "
          + "colours")
      try demand(
        format == .text || format == .json,
        orSay: "Colours are printed as text or json, not as \(format)")
    }
  }

  private func demand(_ isRight: Bool, orSay sentence: String) throws {
    if !isRight { throw ValidationError(sentence + ".") }
  }

  func run() throws {
    let subject = try ContrastSubject(subjects)
    try check(subject)
    switch subject {
    case .content(let folder): try measureContent(ContentFolderChoice.folder(named: folder))
    case .pair(let foreground, let background): try measure(foreground, background)
    case .lines: try measureLines()
    }
  }

  private func measureContent(_ folder: String) throws {
    var options = ContrastRun.Options(content: folder, systems: systems, level: level)
    options.followsLinks = links.followLinks
    let run = ContrastRun(options)
    let report = try Terminal.orExit { () throws(FolderError) in try run.run() }
    if format == .text { Terminal.report(report.otherDiagnostics, as: .text) }
    Terminal.output(
      report.text(as: format, showsAll: all, isColored: Terminal.paintsOutput))
    if format != .text { Terminal.note(Terminal.outcome(of: report.diagnostics)) }
    try Terminal.end(report.diagnostics, isStrict: strict)
  }

  private func measure(_ foreground: String, _ background: String) throws {
    let pair = try orRefuse { () throws(WrongColor) in
      try ColorPair(foreground: foreground, background: background, terms: colorTerms())
    }
    Terminal.output(format == .json ? pair.json : pair.text)
    if pair.missesLevel { throw ExitCode(Verdict.findings.rawValue) }
  }

  private func measureLines() throws {
    let terms = try orRefuse { () throws(WrongColor) in try colorTerms() }
    var stream = PairStream(terms: terms, isJSON: format == .json)
    try Terminal.orExit { () throws(DiskError) -> Void in
      let expected = "lines with two colours, such as '#767676 on white'"
      while let bytes = try StandardInput.next(expected: expected) {
        Self.show(stream.add(bytes))
      }
    }
    Self.show(stream.finish())
    if stream.hasFailed {
      Terminal.note(stream.summary)
      throw ExitCode(Verdict.findings.rawValue)
    }
  }

  private static func show(_ part: PairStream.Part) {
    Terminal.output(part.output)
    Terminal.report(part.diagnostics, as: .text)
  }

  private func colorTerms() throws(WrongColor) -> ColorTerms {
    try ColorTerms(over: over, use: use ?? .text, level: level)
  }

  /// A colour of the command line that is none is a wrong command line.
  private func orRefuse<Value>(_ work: () throws(WrongColor) -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      Terminal.report([error.diagnostic], as: .text)
      throw ExitCode.validationFailure
    }
  }
}

extension ContrastReport.Format: ExpressibleByArgument {}
extension ColorTerms.Use: ExpressibleByArgument {}

extension ColorTerms.Level: ExpressibleByArgument {
  /// `aa` is understood as well.
  public init?(argument: String) { self.init(rawValue: argument.uppercased()) }
}
