import DesignTokens
import Diagnostics
import TokenDialects

/// The token files that a system names, in the order in which later ones count, with those of the
/// folders that it names.
///
/// Of a folder all files with tokens are meant, as `catalog tokens check` reads it: its resolver
/// documents where it has any; else its files as the themes of Tokens Studio beside them say, or
/// as their names do.
struct TokenFiles {
  private var bytes: [String: [UInt8]]
  private var paths: [String] = []
  private var proposals: [FolderResolver] = []
  /// Whether a person gave the order of all files.
  private var isOrdered = true

  /// - Parameter bytes: What files may refer to, by path.
  init(_ bytes: [String: [UInt8]]) { self.bytes = bytes }

  mutating func add(_ path: String, _ content: [UInt8]) {
    bytes[path] = content
    paths.append(path)
  }

  /// Adds the files of a folder; `false` where none of them holds a token.
  mutating func add(folderWith files: [(path: String, input: [UInt8])]) -> Bool {
    for file in files { bytes[file.path] = file.input }
    let read = files.map { DialectDocument(parsing: $0.input, path: $0.path) }
    let documents = FolderDocuments(read).used
    let resolvers = documents.filter(\.isResolver)
    let taken = Set(resolvers.flatMap(ReferencedFiles.paths))
    if resolvers.contains(where: { !taken.contains($0.path) }) {
      // Beside a resolver document only files that are named as the standard recommends.
      paths += documents.map(\.path).filter { !taken.contains($0) && Self.isRecommended($0) }
    } else {
      propose(for: documents)
    }
    return !documents.isEmpty
  }

  private mutating func propose(for documents: [TokenDocument]) {
    let found = FolderResolver.proposed(for: documents, in: bytes)
    isOrdered = false
    paths += documents.map(\.path).filter { path in !found.contains { $0.files.contains(path) } }
    for proposal in found {
      bytes[proposal.path] = proposal.bytes
      paths.append(proposal.path)
    }
    proposals += found
  }

  private static func isRecommended(_ path: String) -> Bool {
    [".resolver.json", "/resolver.json", ".tokens", ".tokens.json"].contains { path.hasSuffix($0) }
  }

  /// Reads them.
  func load() -> TokenLoad {
    var load = TokenLoad(files: bytes, tokenFiles: paths, isOrdered: isOrdered)
    for proposal in proposals {
      load.diagnostics =
        proposal.placed(load.diagnostics, readAt: proposal.path) + proposal.diagnostics
    }
    return load
  }

  /// Whether a file of a folder may hold tokens.
  static func isPossible(_ path: String) -> Bool {
    [".json", ".tokens", ".jsonc", ".json5", ".yaml", ".yml"].contains { path.hasSuffix($0) }
  }
}
