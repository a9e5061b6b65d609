import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files

/// The one set of tokens that a command works on.
struct TokenOptions: ParsableArguments {
  @Argument(
    help: """
      One resolver document, token files of which later ones override earlier ones, or Swift \
      source. When left out, the tokens of the content are taken.
      """)
  var files: [String] = []

  @Option(help: ArgumentHelp("The content folder, when no files are named.", valueName: "folder"))
  var content: String?

  @Option(help: ArgumentHelp("The system of the content, when it has several.", valueName: "name"))
  var system: String?

  @Option(
    name: .customLong("input"),
    help: ArgumentHelp(
      "The context to choose for a modifier, such as appearance=dark; repeat for several.",
      valueName: "modifier=context"))
  var inputs: [TokenSelection.Input] = []

  @Option(
    help: "How closely named files must follow the standard: as 'catalog tokens check' describes.")
  var conformance = TokenCheck.Conformance.tolerant

  @OptionGroup var links: LinkOptions

  func validate() throws {
    if !files.isEmpty, content != nil || system != nil {
      throw ValidationError("Name files, or '--content' and '--system', but not both.")
    }
    if !files.isEmpty, links.followLinks {
      throw ValidationError("'--follow-links' applies only to content; named files are read.")
    }
    if files.isEmpty, conformance != .tolerant {
      throw ValidationError(
        "'--conformance' applies only to named files; of the content, those whose '$schema' is "
          + "that of DTCG 2025.10 are held to it.")
    }
  }

  /// Reads what was asked for; ends with status 2 where it cannot be read.
  func selection(needsContext: Bool, namespace: String? = nil) throws -> TokenSelection {
    if files.isEmpty {
      let content = try contentSource()
      var selection = try Terminal.orExit { () throws(FolderError) in
        try TokenSelection(
          content, inputs: inputs, needsContext: needsContext)
      }
      selection.namespace = namespace ?? selection.namespace
      return selection
    }
    let sources = try Terminal.orExit { () throws(DiskError) in
      try TokenSources.read(files, namespace: namespace)
    }
    return TokenSelection(
      sources, inputs: inputs, needsContext: needsContext, conformance: conformance)
  }
}

extension TokenOptions {
  /// The content; ends with status 2 where none is named and there is none.
  func contentSource() throws -> ContentSource {
    guard content != nil || ContentFolderChoice.isThere else {
      Terminal.report(
        [
          .init(
            .contentNoCatalog, "there is no content here to take tokens from",
            suggestion: "name token files or Swift files, or a folder with '--content'")
        ], as: .text)
      throw ExitCode(Verdict.couldNotRun.rawValue)
    }
    return ContentSource(
      ContentFolderChoice.folder(named: content), system: system, followsLinks: links.followLinks)
  }
}

extension TokenSelection.Input: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
