import Diagnostics
import DocumentationCoverage
import ReportFacts

/// Where a person begins: the symbols that keep a demand from being met, the ones that weigh most
/// first.
struct CoveragePriority {
  /// What to write, in the order in which it helps.
  let symbols: [CoveredSymbol]

  /// Newly undocumented symbols come first; then, where a share is missed, those of the files that
  /// have most to write, before any whose text is inherited; then comments that lack a part that is
  /// required. When everything that is asked is reached, all that is undocumented.
  init(_ section: CoverageSection) {
    let report = section.report
    var symbols = report.comparison?.regressions ?? []
    let files = report.filesBelowMinimum
    if report.isMet || report.isBelowMinimum {
      symbols += report.undocumented.byWeight
    } else if !files.isEmpty {
      symbols += report.undocumented.filter { files.contains($0.symbol.location.path) }.byWeight
    }
    let required = report.settings.requiredAxes
    symbols += report.modules.flatMap(\.symbols).filter { covered in
      covered.findings.contains { required.contains($0.axis) }
    }
    var seen: Set<SymbolPlace> = []
    self.symbols = symbols.filter { seen.insert(SymbolPlace($0)).inserted }
  }
}

/// What tells a symbol from every other one in a section; cheaper to compare than the whole symbol
/// with its comment.
struct SymbolPlace: Hashable {
  private let module: String
  private let key: String
  private let location: SourceLocation

  init(_ covered: CoveredSymbol) {
    module = covered.symbol.module
    key = covered.symbol.key
    location = covered.symbol.location
  }
}

extension [CoveredSymbol] {
  /// Those for which a reader finds no text at all, then those with an inherited one.
  fileprivate var byWeight: [CoveredSymbol] {
    filter { $0.state == .none }.byFile + filter { $0.state != .none }.byFile
  }

  /// Those of the files with most of them first, by path among equals; in a file as declared.
  fileprivate var byFile: [CoveredSymbol] {
    let groups = Dictionary(grouping: self) { $0.symbol.location.path }
    return groups.sorted { left, right in
      left.value.count == right.value.count
        ? left.key < right.key : left.value.count > right.value.count
    }.flatMap(\.value)
  }
}
