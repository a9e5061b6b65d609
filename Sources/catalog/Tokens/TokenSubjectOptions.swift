import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics

/// Where the tokens of a command come from.
struct TokenSubjectOptions: ParsableArguments {
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
