import ArgumentParser
import CatalogDriver
import Files

/// What commands on documents of agent YAML take besides the documents.
struct DocumentSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The content folder whose components and tokens count; 'content' when left out, then the \
      working directory.
      """,
      valueName: "folder"))
  var content: String?

  @Option(
    help: ArgumentHelp(
      "The folder name of the system that the documents belong to; found for each when left out.",
      valueName: "name"))
  var system: String?

  @Option(
    name: .customLong("stdin-path"),
    help: ArgumentHelp(
      "The file that standard input stands for: findings name it, and its folder tells the system.",
      valueName: "file"))
  var stdinPath = "<stdin>"

  @OptionGroup var links: LinkOptions

  func validate() throws {
    if content?.isEmpty == true { throw ValidationError("A folder needs a name.") }
    if system?.isEmpty == true { throw ValidationError("A system needs a name.") }
    if stdinPath.isEmpty { throw ValidationError("'--stdin-path' needs the name of a file.") }
  }

  /// What standard input holds; the command ends with status 2 when it cannot be read.
  ///
  /// - Returns: `nil` unless one of the files is `-`.
  func input(of files: [String]) throws -> DocumentInput? {
    guard files.contains("-") else { return nil }
    let bytes = try Terminal.orExit { () throws(DiskError) in
      try StandardInput.all(expected: "a document of agent YAML")
    }
    return DocumentInput(path: stdinPath, bytes: bytes)
  }
}
