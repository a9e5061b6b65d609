import DocumentationCoverage
import JSONTree

/// Everything that is asked, reached or not, for programs.
enum CoverageGates {
  /// The gates of a section: the minimum, that of files, the baseline, and the required parts.
  static func values(_ section: CoverageSection) -> [JSONValue] {
    let settings = section.settings
    let shortfalls = section.report.shortfalls
    var gates: [JSONValue] = []
    if let minimum = settings.minimum {
      let missing = shortfalls.first { $0.path == nil && $0.missing > 0 }?.missing ?? 0
      gates.append(gate("minimum", section, asked: .double(minimum), missing: missing))
    }
    if let minimum = settings.minimumPerFile {
      let files = shortfalls.compactMap(\.fileValue)
      gates.append(
        gate(
          "minimumFile", section, asked: .double(minimum), missing: files.count,
          more: [("files", .array(files))]))
    }
    if let comparison = section.report.comparison {
      gates.append(gate("baseline", section, missing: comparison.regressions.count))
    }
    return gates
      + CoverageAxis.allCases.filter(settings.requiredAxes.contains).map { axis in
        let tally = section.report.tally(of: axis)
        return gate(
          "axis", section, asked: .string(axis.rawValue), missing: tally.total - tally.good)
      }
  }

  /// - Parameter missing: How many symbols or files keep it from being reached.
  private static func gate(
    _ name: String, _ section: CoverageSection, asked: JSONValue? = nil, missing: Int,
    more: [(String, JSONValue?)] = []
  ) -> JSONValue {
    CoverageJSON.object(
      [
        ("gate", .string(name)), ("system", section.system.map(JSONValue.string)),
        ("asked", asked), ("met", .bool(missing == 0)), ("missing", .integer(missing)),
      ] + more)
  }
}

extension Shortfall {
  fileprivate var fileValue: JSONValue? {
    guard case .file(let path, let percent, _, let missing) = self else { return nil }
    return ["path": .string(path), "percent": .double(percent), "missing": .integer(missing)]
  }
}
