import ArgumentParser
import CatalogDriver
import CoverageReports
import DiagnosticReports
import Diagnostics

/// `catalog lint`: Swift source, checked against the rules of a design system.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks Swift source against the rules of a design system.",
    discussion: """
      Finds numbers, colours and fonts that are written where the system has a token, names that are \
      deprecated, and what the rules of the system forbid. Without sources, those of each \
      system are checked. A rule of design can name its check in its front matter, change how much \
      it weighs, and state patterns of its own.

      A note says that no token fits; it never fails. '// catalog:allow RULE REASON' allows a line, \
      or the declaration or statement below. With '--baseline', only what the file does not list \
      fails. '--fix' makes the replacements that cannot change what the code means; look at them \
      with '--dry-run' first.

      Exit status: 0 nothing is wrong; 1 there are errors (or warnings, with --strict or \
      --baseline); 2 there are no sources or no system, or a file cannot be written; 64 the command \
      line is wrong.
      """)

  @OptionGroup var subject: LintSubjectOptions

  @Option(
    help: ArgumentHelp(
      "A file that lists the findings that may stay; anything else must not.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write the baseline, so that it accepts what is found now.")
  var update = false

  @Flag(help: "Make the replacements that cannot change what the code means.")
  var fix = false

  @Flag(help: "With --fix: print the changes for 'patch -p1', and write nothing.")
  var dryRun = false

  @Flag(help: "Treat warnings as errors. Notes stay notes.")
  var strict = false

  @Flag(help: "Leave notes out.")
  var noNotes = false

  @Option(help: "How findings are printed; all but text go to standard output.")
  var format = DiagnosticFormat.text

  @OptionGroup var work: WorkOptions

  // Not in `validate()`, which comes before unknown options are named: the value of one that is
  // misspelt counts as an argument there.
  private func check() throws {
    try demand(!update || baseline != nil, orSay: "'--update' needs '--baseline FILE' to write")
    try demand(!dryRun || fix, orSay: "'--dry-run' shows what '--fix' would do; name both")
    try demand(!update || !fix, orSay: "Use '--fix' first, then '--update'")
    try demand(baseline?.isEmpty != true, orSay: "'--baseline' needs a file")
  }

  private func demand(_ isRight: Bool, orSay sentence: String) throws {
    if !isRight { throw ValidationError(sentence + ".") }
  }

  func run() throws {
    try check()
    var options = subject.options(work)
    options.baseline = baseline
    options.updatesBaseline = update
    options.fixes = fix && !dryRun
    options.showsFixes = dryRun
    let result = try CoverageCommand.orEnd { [run = LintRun(options)] () throws(CoverageFailure) in
      try run.run()
    }
    show(result)
    let verdict = result.verdict(isStrict: strict)
    if verdict != .fine { throw ExitCode(verdict.rawValue) }
  }

  private func show(_ result: LintResult) {
    let shown = noNotes ? result.diagnostics.filter { $0.severity != .note } : result.diagnostics
    if dryRun {
      Terminal.output(result.patch)
    } else {
      Terminal.report(shown, as: format)
    }
    result.updates.forEach(Terminal.note)
    Terminal.note("\(Terminal.outcome(of: shown)) in \(result.extent)")
  }
}
