import CatalogDriver
import Diagnostics
import Files

/// The folder that a new catalog is written to, and what is in the way there.
struct InitFolder: Hashable, Sendable {
  /// As a person in the working folder calls it.
  let path: String
  /// Whether the command line named it.
  let isNamed: Bool

  /// - Parameter named: The folder on the command line; `content` when `nil`.
  init(_ named: String?) {
    path = named ?? "content"
    isNamed = named != nil
  }

  /// How a person in the working folder calls a file of it.
  func shown(_ file: String) -> String { ContentFolderChoice.prefix(of: path) + file }

  /// What keeps files from being written: a catalog that is there already, or files of their names.
  func obstacles(to files: [String]) -> [Diagnostic] {
    if FileProbe.isFile(path) { return [.file(at: path)] }
    if !isNamed, ContentFolderChoice.isCatalog(".") { return [.catalog(in: ".")] }
    if ContentFolderChoice.isCatalog(path) { return [.catalog(in: path)] }
    return filesInTheWay(of: files)
  }

  /// Those that are there under the names of new ones.
  func filesInTheWay(of files: [String]) -> [Diagnostic] {
    files.map(shown).filter(FileProbe.isFile).map { file in
      .init(
        .outputExists, "'\(file)' already exists",
        suggestion: "move it away, or name another folder: 'catalog init FOLDER'")
    }
  }
}

extension Diagnostic {
  fileprivate static func file(at path: String) -> Diagnostic {
    .init(
      .outputExists, "'\(path)' is a file, not a folder",
      suggestion: "name another folder: 'catalog init FOLDER'")
  }

  fileprivate static func catalog(in folder: String) -> Diagnostic {
    let place = folder == "." ? "this folder" : "'\(folder)'"
    return .init(
      .outputExists, "\(place) holds a catalog already",
      notes: [.init("'catalog init' creates a catalog and never changes one")],
      suggestion: "name another folder: 'catalog init FOLDER'")
  }
}
