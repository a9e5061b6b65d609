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

  @OptionGroup var compiling: CompileOptions

  @OptionGroup var work: WorkOptions

  func run() throws {
    let stopwatch = Stopwatch()
    var options = source.buildOptions(source.contentFolder, on: work.workers)
    options.compilation = compiling.compilation
    let checked = try Terminal.orExit { [options] () throws(FolderError) in
      try CatalogBuild(options).check(only.topics, measuring: stopwatch)
    }
    checked.compiled.map(\.text).forEach(Terminal.note)
    Terminal.report(checked.diagnostics, as: format)
    Terminal.note(Terminal.outcome(of: checked.diagnostics))
    work.report(stopwatch)
    try Terminal.end(checked.diagnostics, isStrict: strict)
  }
}

/// Topics as one argument: `tokens,contrast`, or `all`.
struct TopicList: ExpressibleByArgument {
  var topics: Set<CheckTopic> = []

  init() {}

  /// - Returns: `nil` when a name is not that of a topic, or there is none.
  init?(argument: String) {
    let names = Set(NameList(argument: argument).names)
    if names == [defaultValueDescription] { return }
    topics = Set(names.compactMap(CheckTopic.init(rawValue:)))
    if topics.isEmpty || topics.count != names.count { return nil }
  }

  var defaultValueDescription: String { "all" }
}
