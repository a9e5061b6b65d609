import Diagnostics
import JSONTree

/// The files that were given, parsed when first asked for.
struct SourceFiles {
  let files: [String: [UInt8]]
  private(set) var diagnostics: [Diagnostic] = []
  private var documents: [String: JSONNode?] = [:]

  init(files: [String: [UInt8]]) {
    self.files = files
  }

  /// The root of the file at `path`, or `nil` when it is missing or is not JSON.
  ///
  /// - Parameter reference: what asks for the file, for the message when there is none.
  mutating func document(_ path: String, askedBy reference: SourceLocation? = nil) -> JSONNode? {
    if let known = documents[path] { return known }
    guard let bytes = files[path] else {
      diagnostics.append(
        .error(
          "tokens/ref-missing", "there is no file '\(path)'", at: reference,
          suggestion: DidYouMean.suggestion(for: path, among: files.keys)))
      return nil
    }
    let document = JSONDocument(parsing: bytes, path: path)
    diagnostics += document.diagnostics.map(Self.renamed)
    documents[path] = .some(document.root)
    return document.root
  }

  /// The tokens of a file, or of the part that `fragment` points at.
  mutating func tokenTree(
    _ path: String, fragment: [String], askedBy reference: SourceLocation? = nil
  ) -> ParsedGroup? {
    guard var node = document(path, askedBy: reference) else { return nil }
    for name in fragment {
      guard let next = node.object?[name] else {
        diagnostics.append(
          .error("tokens/ref-missing", "'\(path)' has no '\(name)'", at: reference))
        return nil
      }
      node = next
    }
    return tokenTree(node, path: path)
  }

  mutating func tokenTree(_ node: JSONNode, path: String) -> ParsedGroup? {
    var parser = TokenTreeParser(path: path)
    let tree = parser.parseRoot(node)
    diagnostics += parser.diagnostics
    return tree
  }

  private static func renamed(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.id =
      diagnostic.id == "json/duplicate-key" ? "tokens/duplicate-key" : "tokens/bad-json"
    return diagnostic
  }
}

/// Paths with `/` between their parts, relative to the content.
enum RelativePath {
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
