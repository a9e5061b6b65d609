import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files
import Workers

/// `catalog check`: everything that can be wrong with the content, without a site.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the content and writes nothing.",
    discussion: """
      The checks are those of 'catalog build', except for the sizes of pages, which 'check' does \
      not make. It also compares tokens and props with the Swift source, and its documentation \
      with the requirements of 'coverage' in system.yaml. '--only' limits the findings to topics; \
      what keeps content from being read is always reported.

      '--compile' gives every Swift line that is shown to the Swift compiler: the sources of the \
      systems, the code of examples and screens, and the fences of texts and documentation \
      comments. A fence can say 'swift fragment' if it is only a piece, and 'swift wrong' if it \
      must not compile. Interfaces that come with the tool stand in for SwiftUI, UIKit, AppKit and \
      Combine; what they lack is a note. On a Mac, '--sdk' uses an SDK of Xcode instead.

      Exit status: 0 nothing is wrong; 1 there are errors (or warnings, with --strict); 2 a \
      folder or file cannot be read, or there is no Swift compiler, or it is too old; 64 the \
      command line is wrong.
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp(
      "Topics to look at, with commas between them: "
        + CheckTopic.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "topics"))
  var only = TopicList()

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(help: "How findings are printed; all but text go to standard output.")
  var format = DiagnosticFormat.text

  @Flag(help: "Compile every Swift line that is shown, too.")
  var compile = false

  @Option(
    help: ArgumentHelp(
      "With --compile: the folder of a Swift toolchain. That of the PATH when left out.",
      valueName: "folder"))
  var toolchain: String?

  @Option(
    help: ArgumentHelp(
      "With --compile on a Mac: the SDK, such as iphonesimulator or macosx.", valueName: "name"))
  var sdk: String?

  @OptionGroup var work: WorkOptions

  func validate() throws {
    if !compile, toolchain != nil || sdk != nil {
      throw ValidationError("'--toolchain' and '--sdk' are for '--compile'; name it, too.")
    }
    if toolchain?.isEmpty == true { throw ValidationError("'--toolchain' needs a folder.") }
    if sdk?.isEmpty == true { throw ValidationError("'--sdk' needs a name.") }
  }

  func run() throws {
    let stopwatch = Stopwatch()
    let build = CatalogBuild(source.buildOptions(source.contentFolder, on: work.workers))
    var diagnostics = try Terminal.orExit { () throws(FolderError) in
      try build.check(only.topics, measuring: stopwatch)
    }
    if compile { diagnostics += try compiled(measuring: stopwatch) }
    Terminal.report(diagnostics, as: format)
    Terminal.note(Terminal.outcome(of: diagnostics))
    work.report(stopwatch)
    try Terminal.end(diagnostics, isStrict: strict)
  }

  private func compiled(measuring stopwatch: Stopwatch) throws -> [Diagnostic] {
    let build = source.buildOptions(source.contentFolder, on: work.workers)
    var options = CompileRun.Options(
      ContentSource(build.content, systems: build.systems, followsLinks: build.followsLinks))
    options.content.workers = work.workers
    options.toolchain = toolchain
    options.sdk = sdk
    let result = try stopwatch.measure("compile") { [run = CompileRun(options)] in
      try Terminal.orExit { () throws(FolderError) in try run.run() }
    }
    result.figures.map(\.text).forEach(Terminal.note)
    return result.diagnostics
  }
}

/// Topics as one argument: `tokens,contrast`.
struct TopicList: ExpressibleByArgument {
  var topics: Set<CheckTopic> = []

  init() {}

  /// - Returns: `nil` when a name is not that of a topic, or there is none.
  init?(argument: String) {
    let names = Set(NameList(argument: argument).names)
    topics = Set(names.compactMap(CheckTopic.init(rawValue:)))
    if topics.isEmpty || topics.count != names.count { return nil }
  }

  var defaultValueDescription: String { "all" }
}
