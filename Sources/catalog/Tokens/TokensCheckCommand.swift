import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files

/// `catalog tokens check`: whether token files follow the standard.
struct TokensCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks token files against DTCG 2025.10.",
    discussion: """
      A resolver document is checked with all files it refers to, in every context that makes a \
      difference. Other token files of one command belong together: later ones override earlier \
      ones. Swift files are read as tokens, with the colours of asset catalogs in the folders \
      named. Of a folder with a resolver document, the files ending in .tokens, .tokens.json and \
      .resolver.json are read; of any other all JSON and YAML with tokens, or its Swift files where \
      none has such an ending. Files that belong together by their names are put together, and a \
      resolver document is proposed that says so.

      Exit status: 0 the files are right; 1 they have errors (or warnings, with --strict); 2 a \
      file cannot be read or written; 64 the command line is wrong.
      """)

  @Argument(help: "Token files, resolver documents, or folders that contain them.")
  var files: [String]

  @Option(
    help: """
      How closely the standard is followed: 'tolerant' reads older drafts and other formats, \
      'standard' accepts DTCG 2025.10 with its errata, 'frozen' only the text as published.
      """)
  var conformance = TokenCheck.Conformance.tolerant

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Write what is in an older or other format as DTCG 2025.10 into this folder.",
      valueName: "folder"))
  var upgrade: String?

  @Option(
    help: ArgumentHelp(
      "The type that contains the tokens in Swift; found in the source when left out.",
      valueName: "name"))
  var namespace: String?

  @Option(help: "How findings are printed; all but text go to standard output.")
  var format = DiagnosticFormat.text

  func validate() throws {
    if upgrade?.isEmpty == true { throw ValidationError("'--upgrade' needs a folder.") }
    if upgrade != nil, conformance != .tolerant {
      throw ValidationError("'--upgrade' needs the conformance 'tolerant'.")
    }
  }

  func run() throws {
    let sources = try Terminal.orExit { () throws(DiskError) in
      try TokenSources.read(files, namespace: namespace)
    }
    let check = TokenCheck(sources, conformance: conformance)
    var diagnostics = check.diagnostics
    let upgraded = try upgrade.map { try write(TokenUpgrades(sources), into: $0) }
    if let upgraded {
      let isWritten = upgraded.diagnostics.isEmpty
      if isWritten { diagnostics = TokenUpgrades.done(diagnostics) }
      diagnostics += upgraded.diagnostics
    }
    Terminal.report(diagnostics, as: format)
    if let upgraded {
      Terminal.note(upgraded.summary)
    } else if format == .text {
      for proposal in check.proposals {
        Terminal.note("proposed: \(proposal.path), which '--upgrade' writes\n\(proposal.text)")
      }
    }
    Terminal.note(
      "\(check.tokenCount.counted("token")) in \(check.fileCount.counted("file")): "
        + Terminal.outcome(of: diagnostics))
    try Terminal.end(diagnostics, isStrict: strict)
  }

  private func write(
    _ upgrades: TokenUpgrades, into folder: String
  ) throws -> (diagnostics: [Diagnostic], summary: String) {
    guard upgrades.diagnostics.isEmpty else {
      return (upgrades.diagnostics, "nothing was written into \(folder)")
    }
    guard upgrades.count > 0 else { return ([], "nothing is there to upgrade") }
    let refused = try Terminal.orExit { () throws(DiskError) in
      try FileWriter.write(upgrades.files, into: folder)
    }
    guard refused.isEmpty else { return (refused, "nothing was written into \(folder)") }
    let copied = upgrades.files.count - upgrades.count
    return (
      [],
      "\(upgrades.count.counted("file")) upgraded into \(folder)"
        + (copied > 0 ? ", \(copied.counted("file")) copied as is" : "")
    )
  }
}

extension TokenCheck.Conformance: ExpressibleByArgument {}
