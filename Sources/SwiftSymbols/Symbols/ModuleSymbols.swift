import Diagnostics

/// The interface of one module, complete and in the order of the sources.
public struct ModuleSymbols: Hashable, Sendable {
  /// The module as `import` names it.
  public var name: String
  /// By path, line and column.
  public var symbols: [Symbol]
  /// What is wrong with the sources, by place.
  public var diagnostics: [Diagnostic]
  /// The files it was read from, in the order of their paths; empty where that is not known.
  public var files: [String] = []
  /// Files of which a part, or all, could not be read, so that symbols may be missing; sorted.
  public var incompleteFiles: [String] = []
  /// How many names are declared public or open in branches of `#if` that were not read.
  public var leftOut = 0
  /// What the code of its views mentions, in the order of the sources; empty for a module that was
  /// not read from source.
  public var mentions: [CodeMentions] = []
  /// What the other modules of a package take documentation over by and is no symbol: hidden
  /// protocols with their requirements and default implementations, and for each type of another
  /// module that this one extends with protocols, a stand-in that names those.
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
  /// The members of the type at `path`, from its declaration and all extensions.
  public func members(of path: [String]) -> [Symbol] {
    symbols.filter { $0.container == path }
  }

  /// The initialisers of the type at `path`, for comparison with metadata.
  public func initializers(of path: [String]) -> [Symbol] {
    members(of: path).filter { $0.kind == .initializer }
  }

  /// The static members that give a value of the type at `path` where a protocol is wanted, as those
  /// of `extension ButtonStyle where Self == CompactStyle`.
  public func styleMembers(of path: [String]) -> [Symbol] {
    let type = path.joined(separator: ".")
    return symbols.filter { $0.styleType == type }
  }
}

extension Symbol {
  /// The type that a static member gives a value of where a protocol is wanted: `CompactStyle` in
  /// `extension ButtonStyle where Self == CompactStyle`.
  public var styleType: String? {
    guard [.typeMethod, .typeProperty].contains(kind), !container.isEmpty,
      let text = extensionConstraints?.filter({ $0 != " " }), text.hasPrefix("Self==")
    else { return nil }
    let type = text.dropFirst("Self==".count)
    let isQualified = type.hasPrefix(module + ".")
    return type.contains(",") ? nil : String(isQualified ? type.dropFirst(module.count + 1) : type)
  }
}
