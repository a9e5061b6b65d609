import Diagnostics
import JSONTree
import YAMLTree

/// The text of a token file as a tree, whatever syntax it has.
struct TokenSource {
  let root: JSONNode?
  let diagnostics: [Diagnostic]

  /// Reads JSON, else JSON5, else YAML.
  ///
  /// When nothing can read the text, the diagnostics are those of JSON, except in a file whose
  /// name says that it is another syntax.
  init(_ bytes: [UInt8], path: String) {
    if bytes.isEmpty {
      root = nil
      diagnostics = [
        .init(
          .jsonSyntax, "the file is empty", at: SourceLocation(path, line: 1, column: 1),
          suggestion: "write tokens into it, or {} for none")
      ]
      return
    }
    let strict = JSONDocument(parsing: bytes, path: path)
    if strict.root != nil || !strict.diagnostics.allSatisfy({ $0.id == .jsonSyntax }) {
      (root, diagnostics) = (strict.root, strict.diagnostics)
      return
    }
    let isNamedYAML = Self.hasSuffix(path, ["yaml", "yml"])
    if isNamedYAML || Self.looksLikeYAML(bytes) {
      let (tree, found) = YAMLSource.parse(bytes, path: path)
      if tree != nil || isNamedYAML {
        (root, diagnostics) = (tree, found)
        return
      }
    }
    let relaxed = JSONDocument(parsing: bytes, path: path, syntax: .relaxed)
    if let tree = relaxed.root {
      root = tree
      diagnostics = relaxed.diagnostics + Self.warning(relaxed)
    } else {
      let isNamedRelaxed = Self.hasSuffix(path, ["json5", "jsonc"])
      (root, diagnostics) = (nil, isNamedRelaxed ? relaxed.diagnostics : strict.diagnostics)
    }
  }

  private static func hasSuffix(_ path: String, _ names: [String]) -> Bool {
    names.contains { path.lowercased().hasSuffix("." + $0) }
  }

  /// Whether the text cannot be JSON5 with an object in it: it begins with a plain key and a colon.
  private static func looksLikeYAML(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: 0x0A, maxSplits: 100).map { line in
      String(decoding: line.prefix(200), as: UTF8.self)
    }
    let first = lines.first { line in
      let start = line.first { $0 != " " && $0 != "\r" && $0 != "\u{FEFF}" }
      return start != nil && start != "#" && !line.hasPrefix("---")
    }
    guard let first, let mark = first.first, mark.isLetter || "_'\"$".contains(mark) else {
      return false
    }
    return first.contains(":") && !first.contains("{")
  }

  private static func warning(_ document: JSONDocument) -> [Diagnostic] {
    guard let first = document.relaxations.first else { return [] }
    return [
      .init(
        .tokensRelaxedJson, first.explanation, at: document.location(first.position),
        notes: document.relaxations.dropFirst().map {
          .init($0.explanation, at: document.location($0.position))
        }, suggestion: DialectAdvice.upgrade)
    ]
  }
}

/// What to do about a file that is not DTCG 2025.10 in JSON.
enum DialectAdvice {
  static let upgrade =
    "run 'catalog tokens check FILE --upgrade FOLDER' with this file, and use what it writes"
  static let resolver =
    "write the resolver document that 'catalog tokens check' proposes beside the files"
}
