import Diagnostics
import SwiftSymbols

/// How well the interface of Swift modules is documented, and whether that is enough.
///
/// The steps, one type each:
/// 1. `CatalogueMatcher` finds what texts outside the sources are about: component metadata,
///    guides, and the files that ``DocumentationExtension`` reads.
/// 2. `StateResolver` decides the state of each symbol: own, catalogue, inherited, none, or excused
///    by `SymbolPattern`, by a comment, or by `HiddenMark`.
/// 3. ``CoverageAxis`` says what the comments that are there lack; `PlaceholderText` finds those
///    that say nothing.
/// 4. ``BaselineComparison`` tells what is worse, and what is better, than a ``CoverageBaseline``.
/// 5. ``CoverageReport`` holds the outcome; ``CoverageCounts`` are its figures, ``Shortfall`` what
///    is not reached, and `diagnostics()` says what to write where.
///
/// Nothing here reads files or knows of sites: symbols come in, values go out.

/// How well the interface of some modules is documented.
public struct CoverageReport: Hashable, Sendable {
  /// What is asked of them.
  public var settings: CoverageSettings
  /// In the order in which they were given.
  public var modules: [ModuleCoverage]
  /// The excuses of the settings and of the sources that no undocumented symbol needs.
  public var unusedExcuses: [CoverageExcuse]
  /// How things stand against the baseline; `nil` without one.
  public var comparison: BaselineComparison?

  /// Weighs the symbols of `modules`.
  ///
  /// - Parameters:
  ///   - modules: What was extracted; the states of its symbols are own, inherited or none.
  ///   - settings: What is asked.
  ///   - catalogue: What is documented elsewhere.
  ///   - baseline: What is accepted.
  public init(
    _ modules: [ModuleSymbols], settings: CoverageSettings = CoverageSettings(),
    catalogue: [CatalogueEntry] = [], baseline: CoverageBaseline? = nil
  ) {
    self.settings = settings
    var resolver = StateResolver(settings: settings, catalogue: catalogue)
    self.modules = modules.map { resolver.resolve($0) }
    unusedExcuses = resolver.unusedExcuses(
      isPartial: modules.contains { !$0.incompleteFiles.isEmpty })
    comparison = baseline.map {
      BaselineComparison(
        of: self.modules, with: $0, creditingInherited: settings.creditsInherited)
    }
  }
}

/// How well the interface of a module is documented.
public struct ModuleCoverage: Hashable, Sendable {
  /// The module as `import` names it.
  public var name: String
  /// What counts, in the order of the sources, excused symbols among them.
  public var symbols: [CoveredSymbol] {
    didSet { figures = ModuleFigures(symbols) }
  }
  /// Files of which a part, or all, could not be read, so that symbols may be missing.
  public var incompleteFiles: [String]
  /// Names that are declared public in branches of `#if` that were not read.
  public var leftOut: Int
  /// Of ``symbols``.
  private(set) var figures: ModuleFigures

  init(name: String, symbols: [CoveredSymbol], incompleteFiles: [String], leftOut: Int) {
    self.name = name
    self.symbols = symbols
    self.incompleteFiles = incompleteFiles
    self.leftOut = leftOut
    figures = ModuleFigures(symbols)
  }
}

/// A symbol with what documents it.
public struct CoveredSymbol: Hashable, Sendable {
  /// The symbol as it was extracted.
  public var symbol: Symbol
  /// Its final state: what the extraction found, raised by the catalogue or excused.
  public var state: SymbolDocumentation.State
  /// Why it is excused; `nil` when it is not.
  public var excuse: CoverageExcuse?
  /// Where the catalogue documents it, whether or not that decides its state.
  public var catalogueLocation: SourceLocation?
  /// What its comment lacks or has wrong, in the order of the axes.
  public var findings: [AxisFinding]
}

/// What is missing from, or wrong in, the comment of a symbol that has one.
public struct AxisFinding: Hashable, Sendable {
  /// The part of the comment.
  public var axis: CoverageAxis
  /// The parameters concerned, or the placeholder that was found; empty where the axis says all.
  public var names: [String]

  /// A finding about some names.
  public init(_ axis: CoverageAxis, names: [String] = []) {
    self.axis = axis
    self.names = names
  }
}
