import CatalogModel
import DocumentationCoverage
import SwiftSymbols

/// How each symbol of a system stands, as the coverage report says.
struct SymbolStates: Sendable {
  private var covered: [SymbolIndex.ID: CoveredSymbol] = [:]
  private var modules: [String: ModuleCoverage] = [:]

  init(_ report: CoverageReport) {
    for module in report.modules {
      modules[module.name] = module
      for symbol in module.symbols { covered[SymbolIndex.ID(symbol.symbol)] = symbol }
    }
  }

  /// What the report says; `nil` of a symbol that it leaves out.
  func covered(_ symbol: Symbol) -> CoveredSymbol? { covered[SymbolIndex.ID(symbol)] }

  /// The state in the report, or in the sources where the report leaves the symbol out.
  func state(of symbol: Symbol) -> SymbolDocumentation.State {
    covered(symbol)?.state ?? symbol.documentation.state
  }

  /// The figures of a module; `nil` of one that was not weighed.
  func module(_ name: String) -> ModuleCoverage? { modules[name] }
}
