import DesignTokens
import Diagnostics
import JSONTree

/// How the files of a folder belong together where no resolver document says so: by the themes and
/// the order that Tokens Studio keeps beside them, or by their names.
public struct FolderResolver: Sendable {
  /// Where the document would lie, beside the files that it refers to.
  public var path: String
  /// The file that tells how they belong together, or the first of them: where what is wrong with the
  /// document is told, since no file holds it yet.
  public var origin: String
  /// The resolver document.
  public var document: JSONValue
  /// The files that it takes in, and those that it replaces.
  public var files: Set<String>
  /// What was understood.
  public var diagnostics: [Diagnostic]

  /// The documents for files that were read, each for some of them.
  ///
  /// - Parameters:
  ///   - documents: Token files in the order in which later ones count.
  ///   - files: Their bytes by path.
  public static func proposed(
    for documents: [TokenDocument], in files: [String: [UInt8]]
  ) -> [FolderResolver] {
    let studio = StudioFolder.resolvers(documents) { path in
      files[path].flatMap { TokenSource($0, path: path).root }
    }
    let taken = studio.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    let rest = documents.filter { !taken.contains($0.path) }
    return studio + [ModeFiles(rest).resolver].compactMap(\.self)
  }

  /// The document as the text of a file.
  public var bytes: [UInt8] { JSONWriter(.pretty).bytes(document) }

  /// Whether a path is that of a file in which Tokens Studio keeps themes, or the order of the sets.
  public static func isMark(_ path: String) -> Bool { StudioFolder.isMark(path) }

  /// Findings with those in the document at the file that is there instead.
  ///
  /// - Parameter path: Where the document was read.
  public func placed(_ diagnostics: [Diagnostic], readAt path: String) -> [Diagnostic] {
    func placed(_ location: SourceLocation?) -> SourceLocation? {
      location?.path == path ? SourceLocation(origin) : location
    }
    return diagnostics.map { diagnostic in
      var copy = diagnostic
      copy.location = placed(diagnostic.location)
      copy.notes = diagnostic.notes.map { .init($0.message, at: placed($0.location)) }
      if copy.id == .tokensUnusedSet, diagnostic.location?.path == path {
        copy.suggestion = "choose it in a theme, or remove its file"
      }
      return copy
    }
  }
}

extension TokenDocument {
  /// Whether it is of use beside others: it holds a token, or says how those that do belong together.
  public var isOfTokens: Bool { holdsTokens || StudioFolder.isMark(path) }

  /// Whether there is a token in it.
  public var holdsTokens: Bool {
    isResolver || !leftOut.isEmpty || root?.object.map(TokenMarking.holdsTokens) == true
  }
}

/// A path in its parts.
enum FilePath {
  /// With a final slash; empty for a file at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  static func name(of path: String) -> Substring { path.dropFirst(folder(of: path).count) }

  /// The folders and the name of a token file without its ending.
  static func parts(of path: String) -> [String] {
    stem(of: path).split(separator: "/").map(String.init)
  }

  /// The path without the ending of a token file.
  static func stem(of path: some StringProtocol) -> String {
    let endings = [
      ".tokens.json", ".tokens", ".json", ".json5", ".jsonc", ".yaml", ".yml",
    ]
    let ending = endings.first { path.lowercased().hasSuffix($0) } ?? ""
    return String(path.dropLast(ending.count))
  }
}
