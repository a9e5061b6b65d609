import Diagnostics

/// The interface of one module, complete and in the order of the sources.
public struct ModuleSymbols: Hashable, Sendable {
  /// The module as `import` names it.
  public var name: String
  /// By path, line and column.
  public var symbols: [Symbol]
  /// What is wrong with the sources, by place.
  public var diagnostics: [Diagnostic]
  /// Files of which a part, or all, could not be read, so that symbols may be missing; sorted.
  public var incompleteFiles: [String] = []
  /// How many names are declared public or open in branches of `#if` that were not read.
  public var leftOut = 0
  /// Hidden declarations that lend documentation to other modules: requirements of underscored
  /// protocols.
  var lenders: [Symbol] = []

  /// A module of symbols that are distinct already.
  public init(name: String, symbols: [Symbol], diagnostics: [Diagnostic] = []) {
    self.name = name
    self.symbols = symbols.sorted { ($0.location, $0.key) < ($1.location, $1.key) }
    self.diagnostics = diagnostics.sorted { Self.place($0) < Self.place($1) }
  }

  private static func place(_ diagnostic: Diagnostic) -> SourceLocation {
    diagnostic.location ?? SourceLocation("")
  }
}

extension ModuleSymbols {
  /// How many symbols there are, and how many are in which state of documentation.
  public var counts: DocumentationCounts { DocumentationCounts(symbols) }

  /// The symbols outside any type; members of extensions of other modules' types are not.
  public var topLevel: [Symbol] { symbols.filter { $0.container.isEmpty } }

  /// The members of the type at `path`, from its declaration and all extensions.
  public func members(of path: [String]) -> [Symbol] {
    symbols.filter { $0.container == path }
  }

  /// All members by the path of their container: one pass for a whole site.
  public var membersByContainer: [[String]: [Symbol]] {
    Dictionary(grouping: symbols, by: \.container)
  }

  /// The initialisers of the type at `path`, for comparison with metadata.
  public func initializers(of path: [String]) -> [Symbol] {
    members(of: path).filter { $0.kind == .initializer }
  }
}

/// The figures of a coverage report, before any policy.
public struct DocumentationCounts: Hashable, Sendable {
  /// All symbols.
  public var total: Int
  /// Symbols with a comment of their own.
  public var own: Int
  /// All symbols by state; states that do not occur are left out.
  public var byState: [SymbolDocumentation.State: Int]

  /// Counts `symbols`.
  public init(_ symbols: [Symbol]) {
    total = symbols.count
    byState = symbols.reduce(into: [:]) { $0[$1.documentation.state, default: 0] += 1 }
    own = byState[.own] ?? 0
  }
}
