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
  private let patterns: ExcusePatterns

  init(settings: CoverageSettings, catalogue: [CatalogueEntry]) {
    self.settings = settings
    self.catalogue = catalogue
    patterns = ExcusePatterns(settings.excuses.filter(\.hasReason))
  }

  /// The symbols of `module` that count, with their states and what their comments lack.
  mutating func resolve(_ module: ModuleSymbols) -> ModuleCoverage {
    let places = CatalogueMatcher(module).places(in: catalogue)
    var symbols: [CoveredSymbol] = []
    for (position, symbol) in module.symbols.enumerated() {
      if settings.excludesDeprecated, symbol.isDeprecated {
        // An excuse must not have to go because of how a report is asked for.
        neededExcuses.formUnion(patterns.excuses(for: symbol))
      } else {
        symbols.append(cover(symbol, catalogueLocation: places[position]))
      }
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
    let patterns = isPartial ? [] : patterns.excuses.filter { !neededExcuses.contains($0) }
    return patterns + writtenExcuses.filter { !places.contains($0.location) }
  }

  private mutating func cover(
    _ symbol: Symbol, catalogueLocation: SourceLocation?
  ) -> CoveredSymbol {
    let hiddenReason = symbol.hiddenReason.flatMap { $0.isEmpty ? nil : $0 }
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
    let matching = written + patterns.excuses(for: covered.symbol)
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
