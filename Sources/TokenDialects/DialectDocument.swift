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
/// A file that names the schema of DTCG 2025.10 passes through the first two steps only, and one in
/// which the others find nothing to say stays as it stands. Places are kept all the way.
/// Nothing is assumed silently: findings are diagnostics of the ids `tokens/dialect…`.

import DesignTokens
import Diagnostics
import JSONTree

/// A token file in whatever form it was written, and which form that is.
public struct DialectDocument: Sendable {
  /// The tree that DTCG 2025.10 asks for; what the file is written in when that is not DTCG 2025.10
  /// in JSON, and what had to be assumed to read it, are among its diagnostics.
  ///
  /// Warnings: `tokens/relaxed-json`, `tokens/yaml`, `tokens/dialect`, `tokens/dialect-assumed`,
  /// `tokens/dialect-computed`, `tokens/dialect-untranslatable`. Errors: `tokens/unknown-dialect`
  /// and those of `JSONDocument` and of YAML, with their own ids.
  public let document: TokenDocument
  /// How the file was written.
  public let dialect: TokenDialect

  /// Reads a file.
  ///
  /// - Parameter readsDialects: Whether anything but DTCG 2025.10 in strict JSON is read.
  public init(parsing bytes: [UInt8], path: String, readsDialects: Bool = true) {
    guard readsDialects else {
      self.init(DTCGReader().document(bytes, path: path), .dtcg)
      return
    }
    let source = TokenSource(bytes, path: path)
    guard let written = source.root else {
      self.init(Self.unread(path, source.diagnostics), .dtcg)
      return
    }
    let references = FileReferences(in: written)
    let tree =
      FigmaExports.variables(in: written).map { JSONNode(.object($0), at: written.position) }
      ?? references?.tree ?? written
    let recognition = DialectRecognition(tree, path: path)
    guard recognition.isRead else {
      // How to write the file in JSON is of no use where it is not read.
      let errors = source.diagnostics.filter { $0.severity == .error }
      self.init(Self.unread(path, errors + recognition.diagnostics), recognition.dialect)
      return
    }
    let document = TokenDocument(path: path, root: tree, diagnostics: source.diagnostics)
    guard let object = tree.object, !recognition.isHeldToStandard else {
      self.init(document, recognition.dialect)
      return
    }
    let translation = DocumentTranslation(
      object, at: tree.position, recognition: recognition,
      fileReferences: references?.places ?? [])
    // What is DTCG 2025.10 from end to end stays as it stands.
    let isChanged =
      recognition.dialect != .dtcg || !translation.diagnostics.isEmpty
      || translation.root.plainValue != tree.plainValue
    self.init(
      isChanged ? document.translated(translation, recognition) : document, recognition.dialect)
  }

  private init(_ document: TokenDocument, _ dialect: TokenDialect) {
    self.document = document
    self.dialect = dialect
  }

  private static func unread(_ path: String, _ diagnostics: [Diagnostic]) -> TokenDocument {
    TokenDocument(path: path, root: nil, isResolver: false, diagnostics: diagnostics)
  }
}

extension TokenDocument {
  /// The document with what a translation made of it.
  fileprivate func translated(
    _ translation: DocumentTranslation, _ recognition: DialectRecognition
  ) -> TokenDocument {
    TokenDocument(
      path: path, root: translation.root, isResolver: translation.isResolver,
      diagnostics: diagnostics + recognition.diagnostics + translation.diagnostics,
      leftOut: translation.leftOut)
  }
}
