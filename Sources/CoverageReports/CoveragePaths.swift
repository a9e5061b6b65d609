import Diagnostics
import DocumentationCoverage

extension CoverageSection {
  /// The same with other paths, those of facets included.
  public func mappingPaths(_ change: (String) -> String) -> CoverageSection {
    var copy = self
    copy.report = report.mappingPaths(change)
    copy.manifest = manifest.map(change)
    copy.baseline = baseline.map(change)
    for facet in facets.indices {
      for item in facets[facet].missing.indices {
        copy.facets[facet].missing[item].location?.change(path: change)
      }
    }
    return copy
  }
}

extension CoverageReport {
  fileprivate func mappingPaths(_ change: (String) -> String) -> CoverageReport {
    var copy = self
    copy.settings.excuses = settings.excuses.map { $0.mappingPaths(change) }
    copy.unusedExcuses = unusedExcuses.map { $0.mappingPaths(change) }
    for index in modules.indices {
      copy.modules[index].symbols = modules[index].symbols.map { $0.mappingPaths(change) }
      copy.modules[index].incompleteFiles = modules[index].incompleteFiles.map(change)
    }
    copy.comparison?.regressions = comparison?.regressions.map { $0.mappingPaths(change) } ?? []
    return copy
  }
}

extension CoveredSymbol {
  fileprivate func mappingPaths(_ change: (String) -> String) -> CoveredSymbol {
    var copy = self
    copy.symbol.location.change(path: change)
    copy.symbol.excuse?.location.change(path: change)
    copy.excuse = excuse?.mappingPaths(change)
    copy.catalogueLocation?.change(path: change)
    return copy
  }
}

extension CoverageExcuse {
  fileprivate func mappingPaths(_ change: (String) -> String) -> CoverageExcuse {
    var copy = self
    copy.location?.change(path: change)
    return copy
  }
}

extension SourceLocation {
  fileprivate mutating func change(path change: (String) -> String) { path = change(path) }
}
