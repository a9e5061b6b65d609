import Diagnostics

/// Why a file cannot be read as a symbol graph.
enum GraphProblem: Error, Hashable {
  /// The bytes are no UTF-8 text.
  case notUTF8
  /// The text is no JSON, or ends too early.
  case notJSON
  /// JSON, but without what makes it a symbol graph; names the first part that is missing or wrong.
  case notAGraph(part: String)
  /// A graph whose format has a major version that is not known.
  case version(String)

  /// The one major version of the format that is read.
  static let majorVersion = 0

  static var noFiles: Diagnostic {
    .init(
      .symbolGraphNoFiles, "there is no symbol graph to read", suggestion: howToMake)
  }

  // Graphs that a build writes along the way do, too, but do not tell what hidden protocols lend.
  private static let howToMake = "make the graphs with 'swift package dump-symbol-graph'"

  func diagnostic(path: String) -> Diagnostic {
    let place = SourceLocation(path)
    switch self {
    case .notUTF8:
      return .init(
        .symbolGraphNotUtf8, "the symbol graph is not UTF-8 text", at: place,
        suggestion: Self.howToMake)
    case .notJSON:
      return .init(
        .symbolGraphNotJson, "the symbol graph is not JSON, or ends too early", at: place,
        suggestion: Self.howToMake)
    case .notAGraph(let part):
      return .init(
        .symbolGraphNotAGraph, "the file is JSON but not a symbol graph: '\(part)' is missing",
        at: place, suggestion: Self.howToMake)
    case .version(let version):
      return .init(
        .symbolGraphVersion, "the symbol graph has the format version \(version)", at: place,
        notes: [.init("only versions that begin with \(Self.majorVersion). can be read")],
        suggestion: "make the graph with a compiler that writes such a version")
    }
  }
}

extension GraphFile {
  /// What of the file was left out.
  func diagnostics(path: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    if !unknownKinds.isEmpty {
      let kinds = unknownKinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
      let list = kinds.map { "'\($0.key)' (\($0.value))" }.joined(separator: ", ")
      let count = unknownKinds.values.reduce(0, +)
      result.append(
        .init(
          .symbolGraphUnknownKind,
          "\(Self.counted(count)) not counted: the kind is unknown", at: SourceLocation(path),
          notes: [.init("kinds: \(list)")]))
    }
    if malformed > 0 {
      result.append(
        .init(
          .symbolGraphBadSymbol, "\(Self.counted(malformed)) not counted: a part is missing",
          at: SourceLocation(path),
          notes: [.init("a symbol has an identifier, a kind, a path, a place and an access level")],
          suggestion: "make the graph again"))
    }
    return result
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 symbol is" : "\(count) symbols are"
  }
}

extension ModuleGraph {
  /// Says that the module would be empty, as others declare all that it holds, and none of these is
  /// among the modules that were `read`.
  func onlyExports(_ declaring: DeclaringModules, read: [String]) -> Diagnostic? {
    let modules = Set(entries.map { declaring.module(of: $0) ?? name })
    guard !modules.isEmpty, modules.isDisjoint(with: read), let file = files.first else {
      return nil
    }
    let names = modules.sorted().prefix(3).map { "'\($0)'" }.joined(separator: " and ")
    return .init(
      .symbolGraphOtherModule, "the graph of '\(name)' holds only symbols of \(names)",
      at: SourceLocation(file),
      notes: [.init("a symbol counts in the module that declares it")],
      suggestion: "read the graph of \(names) instead")
  }
}
