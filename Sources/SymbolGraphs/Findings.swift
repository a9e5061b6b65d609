import Diagnostics

extension FindingID {
  // MARK: - symbol-graph

  /// Symbols of a graph lack a part and are not counted.
  ///
  /// Make the graph again.
  public static let symbolGraphBadSymbol = FindingID("symbol-graph/bad-symbol", .error)

  /// There is no symbol graph to read.
  ///
  /// Make some with `swift package dump-symbol-graph`.
  public static let symbolGraphNoFiles = FindingID("symbol-graph/no-files", .error)

  /// The file is JSON, but not a symbol graph.
  ///
  /// Name another, or make it again.
  public static let symbolGraphNotAGraph = FindingID("symbol-graph/not-a-graph", .error)

  /// The file is not JSON, or ends too early.
  ///
  /// Make the graph again.
  public static let symbolGraphNotJson = FindingID("symbol-graph/not-json", .error)

  /// The file is not UTF-8.
  ///
  /// Make the graph again.
  public static let symbolGraphNotUtf8 = FindingID("symbol-graph/not-utf8", .error)

  /// The graph of a module holds only symbols of others.
  ///
  /// Read the graphs of those.
  public static let symbolGraphOtherModule = FindingID("symbol-graph/other-module", .warning)

  /// Symbols of unknown kinds are not counted.
  ///
  /// No action is needed; the note lists the kinds.
  public static let symbolGraphUnknownKind = FindingID("symbol-graph/unknown-kind", .warning)

  /// The format version of the graph is not supported.
  ///
  /// Make it with another compiler.
  public static let symbolGraphVersion = FindingID("symbol-graph/version", .error)
}
