import ArgumentParser
import CatalogDriver
import CoverageReports
import DiagnosticReports
import Diagnostics

/// `catalog coverage`: how much of the public interface is documented, and whether that is enough.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Measures how well public API is documented, from source alone.",
    discussion: """
      Symbols are counted as the compiler counts them, without compiling, and nothing of a package is \
      run: where the text of its manifest does not suffice, '--run-manifest' lets SwiftPM run it. A \
      symbol is documented \
      by a comment of its own ('own'), or by the catalogue: a component, a guide, or a file of a \
      documentation catalogue. Text that it inherits from a protocol or a superclass is shown \
      beside ('effective'), and counts with '--credit-inherited'. Shares are cut to tenths, so \
      that 100 % is all.

      '// catalog:undocumented REASON' before a declaration excuses it. For content, system.yaml \
      can set the same requirements; the command line takes precedence.

      Exit status: 0 all requirements are met; 1 something is not, or sources have \
      errors; 2 nothing could be measured; 64 the command line is wrong.
      """)

  @OptionGroup var subject: CoverageSubjectOptions
  @OptionGroup(title: "What counts") var reading: CoverageReadingOptions
  @OptionGroup(title: "What is asked") var demands: CoverageDemandOptions

  @Flag(help: "List every undocumented symbol and every file; no effect on other formats.")
  var all = false

  @Flag(help: "Print a change for 'patch -p1' in the content folder that corrects metadata.")
  var patch = false

  @Option(
    help: """
      How the result is printed on standard output: text, json, markdown, github, sarif, junit or \
      badge.
      """)
  var format = CoverageResult.Format.text

  // Not in `validate()`, which comes before unknown options are named: the value of one that is
  // misspelt counts as an argument there.
  func run() throws {
    let result = try Self.orEnd { [run = CoverageRun(try options())] () throws(CoverageFailure) in
      try run.run()
    }
    if patch {
      Terminal.output(result.patch)
      Terminal.report(result.unpatched, as: .text)
    } else {
      show(result)
    }
    result.updates.forEach(Terminal.note)
    if result.verdict != .fine { throw ExitCode(result.verdict.rawValue) }
  }

  private func options() throws -> CoverageRun.Options {
    try reading.check()
    try demands.check()
    let measured = try subject.subject()
    var options = CoverageRun.Options(measured)
    options.modules = subject.modules
    options.reading = try reading.reading(of: measured)
    options.demands = try demands.demands(of: measured)
    if patch {
      try demand(format == .text, orSay: "'--patch' prints nothing else; leave '--format' out")
      guard case .content = measured else { throw Self.wrong("'--patch' applies only to content") }
    }
    return options
  }

  private func show(_ result: CoverageResult) {
    if format == .text {
      Terminal.report(result.otherDiagnostics, as: .text)
    }
    Terminal.output(result.text(as: format, showsAll: all, isColored: Terminal.paintsOutput))
    if format != .text { Terminal.note(Terminal.outcome(of: result.diagnostics)) }
  }

  /// Runs what may fail: with status 64 for a wrong command line, 2 for anything else.
  static func orEnd<Value>(_ work: () throws(CoverageFailure) -> Value) throws -> Value {
    do {
      return try work()
    } catch .wrongRequest(let sentence) {
      throw wrong(sentence)
    } catch .couldNotRun(let diagnostic) {
      Terminal.report([diagnostic], as: .text)
      throw ExitCode(Verdict.couldNotRun.rawValue)
    }
  }
}

extension CoverageResult.Format: ExpressibleByArgument {}
