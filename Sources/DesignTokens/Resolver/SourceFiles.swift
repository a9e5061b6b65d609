import Diagnostics
import JSONTree

/// The files that were given, parsed when first asked for.
struct SourceFiles {
  let files: [String: [UInt8]]
  let conformance: TokenConformance
  private let reader: any TokenFileReader
  private(set) var diagnostics: [Diagnostic] = []
  private var documents: [String: TokenDocument?] = [:]

  init(files: [String: [UInt8]], conformance: TokenConformance, reader: some TokenFileReader) {
    self.files = files
    self.conformance = conformance
    self.reader = reader
  }

  /// How closely each file that was read must follow the standard. One that names the schema of
  /// 2025.10 asks to be held to it.
  var conformances: [String: TokenConformance] {
    documents.mapValues(conformance(of:))
  }

  /// The paths of tokens that were left out when the files were read.
  var leftOut: Set<String> {
    documents.values.reduce(into: []) { $0.formUnion($1?.leftOut ?? []) }
  }

  /// The first file that could not be read at all.
  var unreadable: String? {
    documents.filter {
      $1?.root == nil && $1?.diagnostics.contains { $0.severity == .error } == true
    }
    .keys.min()
  }

  private func conformance(of document: TokenDocument?) -> TokenConformance {
    guard conformance == .tolerant, let schema = document?.root?.object?["$schema"]?.string
    else { return conformance }
    return TokenSchema.isCurrent(schema) ? .standard : conformance
  }

  /// The file at `path`, or `nil` when it is missing.
  ///
  /// - Parameters:
  ///   - name: how the reference to the file is written, for the message when there is none.
  ///   - place: where.
  mutating func document(
    _ path: String, named name: String? = nil, at place: SourceLocation? = nil
  ) -> TokenDocument? {
    if let known = documents[path] { return known }
    guard let bytes = files[path] else {
      let folder = RelativePath.folder(of: place?.path ?? "")
      diagnostics.append(
        .init(
          .tokensRefMissing, "there is no file '\(name ?? path)'", at: place,
          suggestion: nearest(to: path, in: folder).map { "did you mean '\($0)'?" }))
      return nil
    }
    let document = reader.document(bytes, path: path)
    let isTolerant = conformance(of: document) == .tolerant
    diagnostics += document.diagnostics.map { Self.renamed($0, isTolerant: isTolerant) }
    documents[path] = .some(document)
    return document
  }

  /// The file that was probably meant, as seen from `folder`. Extensions are not compared: they
  /// are alike in all.
  private func nearest(to path: String, in folder: String) -> String? {
    func stem(_ path: String) -> String {
      let file = path.dropFirst(RelativePath.folder(of: path).count).prefix { $0 != "." }
      return RelativePath.folder(of: path) + file
    }
    let others = files.keys.filter { $0.hasPrefix(folder) }.sorted()
    let found = DidYouMean.nearest(to: stem(path), among: others.map(stem))
    return others.first { stem($0) == found }.map { String($0.dropFirst(folder.count)) }
  }

  /// The tokens below `node`, which stands in the file `path`.
  mutating func tokenTree(_ node: JSONNode, path: String) -> ParsedGroup? {
    var parser = TokenTreeParser(
      path: path, reader: reader, isTolerant: conformance(of: documents[path] ?? nil) == .tolerant)
    let tree = parser.parseRoot(node)
    diagnostics += parser.diagnostics
    return tree
  }

  private static func renamed(_ diagnostic: Diagnostic, isTolerant: Bool) -> Diagnostic {
    var diagnostic = diagnostic
    if diagnostic.id == .jsonDuplicateKey, !isTolerant { diagnostic.severity = .error }
    if diagnostic.id.topic != .tokens {
      diagnostic.id =
        diagnostic.id == .jsonDuplicateKey ? .tokensDuplicateKey : .tokensBadJson
    }
    return diagnostic
  }
}

/// Paths with `/` between their parts, relative to the content.
enum RelativePath {
  /// The folder of a file, with a final slash; empty for a file at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// `reference` as seen from the file `base`; `nil` when it leads out of the content.
  static func resolve(_ reference: String, from base: String) -> String? {
    var parts = base.split(separator: "/").dropLast().map(String.init)
    for part in reference.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return reference.hasPrefix("/") ? nil : parts.joined(separator: "/")
  }
}
