import DesignTokens

/// Reads token files of every dialect that is known.
public struct DialectReader: TokenFileReader {
  /// Whether anything but DTCG 2025.10 in strict JSON is read.
  public var readsDialects: Bool

  /// A reader of all dialects, unless `readsDialects` is `false`.
  public init(readsDialects: Bool = true) { self.readsDialects = readsDialects }

  /// The tree of a file as DTCG 2025.10 would write it, with a finding for what has no place there.
  public func document(_ bytes: [UInt8], path: String) -> TokenDocument {
    DialectDocument(parsing: bytes, path: path, readsDialects: readsDialects).document
  }

  /// The type that an older draft of DTCG or Tokens Studio calls by another name; `nil` for others.
  public func typeName(for name: String) -> String? {
    SourceType.isOldName(name) ? SourceType(name: name)?.typeName : nil
  }
}

extension TokenLoad {
  /// Reads one token file. Where the standard need not be followed closely, it may be written in
  /// any dialect.
  ///
  /// - Parameter conformance: How closely it must follow DTCG 2025.10.
  public init(parsing bytes: [UInt8], path: String, conformance: TokenConformance = .tolerant) {
    self.init(
      parsing: bytes, path: path, conformance: conformance, reader: DialectReader(conformance))
  }

  /// Reads token files that lie over each other in the order given, each in its dialect. Modifiers
  /// come only from resolver documents among them.
  ///
  /// - Parameters:
  ///   - files: bytes by path, relative to the folder of the content.
  ///   - tokenFiles: which of them to read; later ones override earlier ones.
  ///   - isOrdered: whether their order says which of them count; otherwise it is told where they
  ///     contradict each other.
  ///   - conformance: how closely they must follow DTCG 2025.10.
  public init(
    files: [String: [UInt8]], tokenFiles: [String], isOrdered: Bool = true,
    conformance: TokenConformance = .tolerant
  ) {
    self.init(
      files: files, tokenFiles: tokenFiles, isOrdered: isOrdered, conformance: conformance,
      reader: DialectReader(conformance))
  }

  /// Reads a resolver document and the token files it refers to, each in its dialect.
  ///
  /// - Parameters:
  ///   - files: bytes by path, relative to the folder of the content.
  ///   - resolver: the path of the `.resolver.json` among them.
  ///   - conformance: how closely the files must follow DTCG 2025.10.
  public init(
    files: [String: [UInt8]], resolver: String, conformance: TokenConformance = .tolerant
  ) {
    self.init(
      files: files, resolver: resolver, conformance: conformance,
      reader: DialectReader(conformance))
  }
}

extension DialectReader {
  /// What must follow the standard is read as the standard alone.
  fileprivate init(_ conformance: TokenConformance) {
    self.init(readsDialects: conformance == .tolerant)
  }
}
