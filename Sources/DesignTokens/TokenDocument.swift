import Diagnostics
import JSONTree

/// A token file as the tree that DTCG 2025.10 asks for, in whatever form it was written.
public struct TokenDocument: Sendable {
  /// The name that places carry.
  public var path: String
  /// The document in the form of DTCG 2025.10, every node with its place in the file; `nil` when
  /// the text cannot be read at all.
  public var root: JSONNode?
  /// Whether ``root`` is a resolver document rather than a tree of tokens.
  public var isResolver: Bool
  /// What is wrong with the text, and what had to be assumed to read it.
  public var diagnostics: [Diagnostic]
  /// The paths of tokens that the file has and ``root`` has not, which ``diagnostics`` tell.
  public var leftOut: [String]

  /// - Parameter isResolver: Whether `root` is a resolver document; what its keys and the name of
  ///   the file say when `nil`.
  public init(
    path: String, root: JSONNode?, isResolver: Bool? = nil, diagnostics: [Diagnostic] = [],
    leftOut: [String] = []
  ) {
    self.path = path
    self.root = root
    self.isResolver =
      isResolver
      ?? (root?.object?["resolutionOrder"]?.array != nil || path.hasSuffix(".resolver.json"))
    self.diagnostics = diagnostics
    self.leftOut = leftOut
  }
}

/// Reads the text of token files.
public protocol TokenFileReader: Sendable {
  /// The tree of a file; what is wrong with its text is among its diagnostics.
  func document(_ bytes: [UInt8], path: String) -> TokenDocument

  /// The type of DTCG 2025.10 for what other formats call `name`, for the message about a type that
  /// it does not have; `nil` for its own names, and for what it has no type for.
  func typeName(for name: String) -> String?
}

/// Reads DTCG 2025.10 in strict JSON, and nothing else.
public struct DTCGReader: TokenFileReader {
  /// There is nothing to set up.
  public init() {}

  /// The tree of a file, with a finding for each place that is no strict JSON (RFC 8259).
  public func document(_ bytes: [UInt8], path: String) -> TokenDocument {
    let document = JSONDocument(parsing: bytes, path: path)
    return TokenDocument(path: path, root: document.root, diagnostics: document.diagnostics)
  }

  /// `nil`: DTCG 2025.10 gives each type one name.
  public func typeName(for name: String) -> String? { nil }
}

extension TokenFileReader where Self == DTCGReader {
  /// Reads DTCG 2025.10 in strict JSON, and nothing else.
  public static var dtcg: DTCGReader { DTCGReader() }
}
