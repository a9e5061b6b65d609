/// Token files in the forms that occur, as DTCG 2025.10.
///
/// 1. `Syntax` reads the text: strict JSON, else JSON5, else YAML, into one kind of tree.
/// 2. `Recognition` finds out from its content which dialect the tree is written in.
/// 3. `Forms` gives the tokens and groups of every dialect one form: `$value`, `$type`,
///    `$description` and so on; it finds Tokens Studio's sets and the modes of the others.
/// 4. `Values` turns the old forms of values into those of DTCG 2025.10.
/// 5. `Translation` puts the translated tokens together, as a tree of tokens or, where there are
///    sets, themes or modes, as a resolver document.
///
/// A file in DTCG 2025.10 passes through the first two steps only. Places are kept all the way.
/// Nothing is assumed silently: findings are diagnostics of the ids `tokens/dialect…`.

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
  ///
  /// Warnings: `tokens/relaxed-json`, `tokens/yaml`, `tokens/dialect`, `tokens/dialect-assumed`,
  /// `tokens/dialect-computed`, `tokens/dialect-untranslatable`. Errors: `tokens/unknown-dialect`
  /// and those of `JSONDocument` and of YAML, with their own ids.
  public let diagnostics: [Diagnostic]

  /// Reads a file.
  ///
  /// - Parameter readsDialects: Whether anything but DTCG 2025.10 in strict JSON is read.
  public init(parsing bytes: [UInt8], path: String, readsDialects: Bool = true) {
    self.path = path
    guard readsDialects else {
      let document = JSONDocument(parsing: bytes, path: path)
      (root, dialect, diagnostics) = (document.root, .dtcg, document.diagnostics)
      isResolver = Self.isResolver(document.root, path: path)
      return
    }
    let source = TokenSource(bytes, path: path)
    guard let tree = source.root else {
      (root, isResolver, dialect, diagnostics) = (nil, false, .dtcg, source.diagnostics)
      return
    }
    let recognition = DialectRecognition(tree, path: path)
    dialect = recognition.dialect
    guard recognition.isRead else {
      (root, isResolver) = (nil, false)
      // How to write the file in JSON is of no use where it is not read.
      diagnostics =
        source.diagnostics.filter { $0.severity == .error } + recognition.diagnostics
      return
    }
    guard dialect != .dtcg, let object = tree.object else {
      (root, diagnostics) = (tree, source.diagnostics)
      isResolver = Self.isResolver(tree, path: path)
      return
    }
    let translation = DocumentTranslation(object, at: tree.position, recognition: recognition)
    root = translation.root
    isResolver = translation.isResolver
    diagnostics = source.diagnostics + recognition.diagnostics + translation.diagnostics
  }

  private static func isResolver(_ root: JSONNode?, path: String) -> Bool {
    root?.object?["resolutionOrder"]?.array != nil || path.hasSuffix(".resolver.json")
  }
}
