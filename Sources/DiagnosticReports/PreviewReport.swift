import Diagnostics
import JSONTree

/// Findings as a page shows them over itself: of many of one kind the first ones, with the count of
/// the others; and those of each file of which some are left out, for the pages that are made of it.
public struct PreviewReport: Hashable, Sendable {
  /// One JSON document: that of ``DiagnosticFormat/json`` with a member `more`, which counts the
  /// findings that are left out by `id`, `severity`, `count` and `files`.
  public let json: String
  /// By the paths of files, JSON objects of findings with commas between them.
  public let ofFiles: [String: String]

  /// How many findings of one kind are shown, and how many of one file.
  static let limit = 50

  /// The report of findings in any order.
  public init(_ diagnostics: [Diagnostic]) {
    let sorted = diagnostics.inOrder
    let folded = FoldedFindings(sorted, limit: Self.limit)
    json = JSONReport.render(folded)
    let left = folded.rest.reduce(into: Set<String>()) { $0.formUnion($1.paths.compactMap(\.self)) }
    ofFiles = sorted.reduce(into: [String: [Diagnostic]]()) { files, found in
      guard let path = found.location?.path, left.contains(path),
        files[path, default: []].count < Self.limit
      else { return }
      files[path, default: []].append(found)
    }.mapValues { found in
      let list = JSONWriter().string(JSONReport.value(of: found))
      return String(list.dropFirst().dropLast())
    }
  }
}
