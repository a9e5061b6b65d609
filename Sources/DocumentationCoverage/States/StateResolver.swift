import Diagnostics
import SwiftSymbols

/// Decides the final state of every symbol: what the extraction found is raised by the catalogue,
/// and what is still undocumented then may be excused.
struct StateResolver {
  private var neededExcuses: Set<CoverageExcuse> = []
  /// Those of the sources, in their order.
  private var writtenExcuses: [CoverageExcuse] = []
  private let settings: CoverageSettings
  private let catalogue: [CatalogueEntry]
  private let patterns: [(pattern: SymbolPattern, excuse: CoverageExcuse)]

  init(settings: CoverageSettings, catalogue: [CatalogueEntry]) {
    self.settings = settings
    self.catalogue = catalogue
    patterns = settings.excuses.filter(\.hasReason).map { (SymbolPattern($0.pattern), $0) }
  }

  /// The symbols of `module` that count, with their states and what their comments lack.
  mutating func resolve(_ module: ModuleSymbols) -> ModuleCoverage {
    var counted = module
    if settings.excludesDeprecated { counted.symbols.removeAll(where: \.isDeprecated) }
    let places = CatalogueMatcher(counted).places(in: catalogue)
    let symbols = counted.symbols.enumerated().map { position, symbol in
      cover(symbol, catalogueLocation: places[position])
    }
    return ModuleCoverage(
      name: module.name, symbols: symbols, incompleteFiles: module.incompleteFiles,
      leftOut: module.leftOut)
  }

  /// The excuses that no symbol needs, of all modules that were resolved: those of the settings
  /// first. A comment that several names share is needed when one of them needs it.
  ///
  /// - Parameter isPartial: Whether symbols may be missing; then the patterns of the settings
  ///   cannot be judged.
  func unusedExcuses(isPartial: Bool) -> [CoverageExcuse] {
    let places = Set(neededExcuses.map(\.location))
    let patterns = isPartial ? [] : patterns.map(\.excuse).filter { !neededExcuses.contains($0) }
    return patterns + writtenExcuses.filter { !places.contains($0.location) }
  }

  private mutating func cover(
    _ symbol: Symbol, catalogueLocation: SourceLocation?
  ) -> CoveredSymbol {
    let hiddenReason = symbol.hiddenReason
    var covered = CoveredSymbol(
      symbol: symbol, state: hiddenReason == nil ? symbol.extractedState : .none,
      catalogueLocation: catalogueLocation, findings: [])
    if covered.state == .none || covered.state == .inherited, catalogueLocation != nil {
      covered.state = .catalogue
    }
    if hiddenReason == nil { covered.findings = symbol.axisFindings }
    excuse(&covered, hiddenReason: hiddenReason)
    return covered
  }

  /// The first excuse that is written applies: in the source, then in the settings. The others that
  /// match are needed as well, so that no one has to guess which to remove.
  private mutating func excuse(_ covered: inout CoveredSymbol, hiddenReason: String?) {
    let written = covered.symbol.writtenExcuses(hiddenReason: hiddenReason)
    writtenExcuses += written
    guard !covered.isDocumented(creditingInherited: false) else { return }
    let path = covered.symbol.qualifiedPath
    let matching = written + patterns.filter { $0.pattern.matches(path) }.map(\.excuse)
    guard let first = matching.first else { return }
    covered.state = .excused
    covered.excuse = first
    neededExcuses.formUnion(matching)
  }
}

extension CoverageExcuse {
  /// Whether it says why; one that does not is no excuse.
  var hasReason: Bool { !reason.allSatisfy(\.isWhitespace) }
}

extension Symbol {
  /// Whether an excuse applies is decided here, and never before.
  fileprivate var extractedState: SymbolDocumentation.State {
    documentation.state == .excused ? .none : documentation.state
  }

  /// What the comment says beside `:nodoc:`; `nil` where the symbol is not so marked.
  var hiddenReason: String? {
    guard documentation.state == .own else { return nil }
    return documentation.comment.flatMap(HiddenMark.reason)
  }

  /// The excuses that its source gives it, those with a reason.
  fileprivate func writtenExcuses(hiddenReason: String?) -> [CoverageExcuse] {
    var excuses: [CoverageExcuse] = []
    if let excuse {
      excuses.append(
        CoverageExcuse(pattern: qualifiedPath, reason: excuse.reason, location: excuse.location))
    }
    if let hiddenReason {
      excuses.append(
        CoverageExcuse(pattern: qualifiedPath, reason: hiddenReason, location: location))
    }
    return excuses.filter(\.hasReason)
  }
}
