import ArgumentParser
import CatalogDriver
import CatalogScaffold
import Diagnostics
import Files

/// `catalog init`: begins a catalog.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Creates a catalog: a small complete one, or one for a Swift package.",
    discussion: """
      The small catalog has tokens in light and dark, three components, a screen, two guides and \
      Swift sources, and passes every check. Change it as you like.

      With '--from-package' the catalog is made from the package: its public views, styles and \
      view modifiers as components with their props, the types with its tokens, and its API, also \
      that of modules that it re-exports. What the sources do not say is listed, and marked in the \
      files. The manifest is read, not run; if that is not enough, '--run-manifest' lets SwiftPM \
      run it, as every build does. '--all-targets' reads targets that no library offers as well.

      With '--update' a catalog that is there gets folders for what the package has got since, and \
      what the package no longer has is listed.

      A file that is there is never overwritten.

      A source file that cannot be read is left out and listed, as is what else the catalog lacks.

      Exit status: 0 written; 1 written with errors, which are listed; 2 nothing is written: a file \
      is in the way, or the package cannot be read; 64 the command line is wrong.
      """)

  @Argument(help: "The folder to write to. 'content' when left out, where 'serve' looks for it.")
  var folder: String?

  @Option(help: "What the system is called; after the package or the folder when left out.")
  var name: String?

  @Option(
    name: .customLong("from-package"),
    help: ArgumentHelp("The folder of a Swift package to start from.", valueName: "folder"))
  var package: String?

  @Flag(
    help:
      "Let SwiftPM run the package's manifest where its text does not suffice. Trusted code only.")
  var runManifest = false

  @Flag(
    help: "Read executables and targets that no library of the package offers as well, never tests."
  )
  var allTargets = false

  @Flag(help: "Add what the package has got since to a catalog that is there.")
  var update = false

  @Option(help: "How the result is printed on standard output: text or json.")
  var format = InitResult.Format.text

  func validate() throws {
    if runManifest, package == nil {
      throw ValidationError("'--run-manifest' applies only with '--from-package'.")
    }
    if allTargets, package == nil {
      throw ValidationError("'--all-targets' applies only with '--from-package'.")
    }
    if update, package == nil {
      throw ValidationError("'--update' applies only with '--from-package'.")
    }
    if folder?.isEmpty == true || package?.isEmpty == true {
      throw ValidationError("A folder needs a name.")
    }
    if let name, !CatalogName.isName(name) {
      throw ValidationError("'--name' needs a name on one line, of at most 100 characters.")
    }
  }

  func run() throws {
    var options = CatalogInit.Options(folder: folder, name: name, package: package)
    options.runsManifest = runManifest
    options.updates = update
    options.allTargets = allTargets
    let result = try Terminal.orExit { [options] () throws(DiskError) in
      try CatalogInit(options).run()
    }
    switch format {
    case .text:
      Terminal.output(result.text)
      Terminal.report(result.diagnostics, as: .text)
    case .json:
      Terminal.output(result.json)
    }
    if result.verdict != .fine { throw ExitCode(result.verdict.rawValue) }
  }
}

extension InitResult.Format: ExpressibleByArgument {}
