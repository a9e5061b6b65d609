import Diagnostics

/// The first findings of each kind, and how many more there are.
struct FoldedFindings {
  /// Findings that are not shown.
  struct Group {
    let severity: Diagnostic.Severity
    let id: FindingID
    var count = 0
    /// The files that they are about; `nil` stands for those without a place.
    var paths: Set<String?> = []
  }

  /// In the order in which they were given.
  private(set) var shown: [Diagnostic] = []
  /// In the order in which each kind went over the limit.
  private(set) var rest: [Group] = []

  /// - Parameter limit: How many findings of one id and severity are shown.
  init(_ diagnostics: [Diagnostic], limit: Int) {
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics {
      let kind = diagnostic.severity.rawValue + " " + diagnostic.id.name
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= limit { shown.append(diagnostic) } else { fold(diagnostic) }
    }
  }

  private mutating func fold(_ diagnostic: Diagnostic) {
    let index = rest.firstIndex { $0.id == diagnostic.id && $0.severity == diagnostic.severity }
    if index == nil { rest.append(Group(severity: diagnostic.severity, id: diagnostic.id)) }
    let last = index ?? rest.endIndex - 1
    rest[last].count += 1
    rest[last].paths.insert(diagnostic.location?.path)
  }
}
