import Diagnostics
import DocumentationCoverage
import SwiftSymbols

/// The interface of a module called `Kit` with a file for each text: `A.swift`, `B.swift`, ….
func module(_ texts: String..., name: String = "Kit") -> ModuleSymbols {
  let files = zip(["A", "B", "C"], texts).map { SourceFile(path: "\($0).swift", text: $1) }
  return SymbolExtractor.symbols(ofModule: name, in: files)
}

/// The report on a module of one file, `A.swift`.
func report(
  _ text: String, _ settings: CoverageSettings = CoverageSettings(),
  catalogue: [CatalogueEntry] = [], baseline: CoverageBaseline? = nil
) -> CoverageReport {
  CoverageReport([module(text)], settings: settings, catalogue: catalogue, baseline: baseline)
}

/// A module of made symbols, one a line of `A.swift`, in the states given.
func module(
  _ states: [SymbolDocumentation.State], name: String = "Kit", path: String = "A.swift"
) -> ModuleSymbols {
  let symbols = states.enumerated().map { index, state in
    var symbol = Symbol(
      .struct, "S\(index)", module: name, at: SourceLocation(path, line: index + 1, column: 1))
    let comment = DocumentationComment(text: "Draws a thing.")
    symbol.documentation = SymbolDocumentation(state: state, comment: state == .own ? comment : nil)
    return symbol
  }
  return ModuleSymbols(name: name, symbols: symbols)
}

extension CoverageReport {
  /// The states by path.
  var states: [String: SymbolDocumentation.State] {
    Dictionary(
      modules.flatMap(\.symbols).map { ($0.symbol.dottedPath, $0.state) },
      uniquingKeysWith: { first, _ in first })
  }

  func symbol(_ path: String) -> CoveredSymbol? {
    modules.lazy.flatMap(\.symbols).first { $0.symbol.dottedPath == path }
  }

  /// The diagnostics of one rule, as a terminal shows them.
  func messages(_ id: String) -> [String] { diagnostics().filter { $0.id.name == id }.map(\.text) }
}

extension Diagnostic {
  /// Severity, place, headline, notes and suggestion, one a line.
  var text: String {
    let place = location.map { "\($0): " } ?? ""
    return
      (["\(place)\(severity): \(summary)"] + notes.map { "note: \($0.message)" }
      + [suggestion].compactMap(\.self).map { "help: \($0)" })
      .joined(separator: "\n")
  }
}
