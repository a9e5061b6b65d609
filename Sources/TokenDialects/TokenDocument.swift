import Diagnostics
import JSONTree

/// A token file in whatever form it was written, as the tree that DTCG 2025.10 asks for.
public struct TokenDocument: Sendable {
  /// The name that places carry.
  public let path: String
  /// The document in the form of DTCG 2025.10, every node with its place in the file; `nil` when
  /// the text cannot be read at all.
  public let root: JSONNode?
  /// Whether ``root`` is a resolver document rather than a tree of tokens.
  public let isResolver: Bool
  /// How the file was written.
  public let dialect: TokenDialect
  /// What is wrong, what the file is written in when that is not DTCG 2025.10 in JSON, and what
  /// had to be assumed to read it.
  public let diagnostics: [Diagnostic]

  /// Reads a file.
  ///
  /// - Parameter readsDialects: Whether anything but DTCG 2025.10 in strict JSON is read.
  public init(parsing bytes: [UInt8], path: String, readsDialects: Bool = true) {
    let document = JSONDocument(parsing: bytes, path: path)
    self.path = path
    root = document.root
    isResolver = false
    dialect = .dtcg
    diagnostics = document.diagnostics
  }
}
