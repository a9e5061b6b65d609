import Diagnostics

extension Symbol {
  /// Takes the signature, the declaration for a reader and the key from a declaration that is
  /// known as text alone: on one line, without access and body, as symbol graphs give it.
  ///
  /// Kind, container, origin and constraints must be set before: they are part of the key. A text
  /// that is no declaration is kept as it is, and the signature stays empty.
  public mutating func read(declaration text: String) {
    declaration = text
    defer { key = SymbolKey.key(of: self) }
    // In a protocol, every declaration may stand without a body; types need theirs.
    let body = kind.isType ? " {}" : ""
    let file = SourceFile(path: "", text: "protocol P {\n\(text)\(body)\n}")
    var diagnostics: [Diagnostic] = []
    let conditions = BranchConditions(.allBranches, module: module)
    guard let parsed = ParsedFile(file, conditions: conditions, diagnostics: &diagnostics),
      diagnostics.isEmpty
    else { return }
    var collector = DeclarationCollector()
    _ = collector.collect(parsed)
    guard let declared = collector.declarations.dropFirst().first else { return }
    signature = SignatureReader(declared).signature
    declaration = DeclarationText.text(of: declared)
  }
}
