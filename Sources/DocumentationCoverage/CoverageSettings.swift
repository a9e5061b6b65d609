import Diagnostics

/// What a report asks of the documentation of an interface.
public struct CoverageSettings: Hashable, Sendable {
  /// The least share of documented symbols over all modules, in percent.
  public var minimum: Double?
  /// The least share of documented symbols in every file that declares one, in percent.
  public var minimumPerFile: Double?
  /// Whether a symbol counts as documented whose text is that of a requirement or of an overridden
  /// declaration.
  public var creditsInherited: Bool
  /// Whether deprecated symbols are left out.
  public var excludesDeprecated: Bool
  /// The parts of comments whose absence counts as a failure; the others are reported only.
  public var requiredAxes: Set<CoverageAxis>
  /// Symbols that may stay undocumented.
  public var excuses: [CoverageExcuse]

  /// Settings that ask for nothing where arguments are left out.
  public init(
    minimum: Double? = nil, minimumPerFile: Double? = nil, creditsInherited: Bool = false,
    excludesDeprecated: Bool = false, requiredAxes: Set<CoverageAxis> = [],
    excuses: [CoverageExcuse] = []
  ) {
    self.minimum = minimum
    self.minimumPerFile = minimumPerFile
    self.creditsInherited = creditsInherited
    self.excludesDeprecated = excludesDeprecated
    self.requiredAxes = requiredAxes
    self.excuses = excuses
  }
}

/// Symbols that stay undocumented on purpose.
public struct CoverageExcuse: Hashable, Sendable {
  /// The path of a symbol with its module, where `*` stands for any characters within a name and
  /// `**` for any characters: `Kit.Button.init(_:)`, `Kit.*`, `Kit.Legacy.**`.
  public var pattern: String
  /// Why, for those who read the report.
  public var reason: String
  /// Where the excuse is written; `nil` for one of the command line.
  public var location: SourceLocation?

  /// An excuse for the symbols that `pattern` matches.
  public init(pattern: String, reason: String, location: SourceLocation? = nil) {
    self.pattern = pattern
    self.reason = reason
    self.location = location
  }
}
