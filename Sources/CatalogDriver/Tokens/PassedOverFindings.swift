import DesignTokens
import Diagnostics
import TokenDialects

/// What is told of a folder's files that are not used: once for all of a kind.
enum PassedOverFindings {
  static func diagnostics(_ files: [FolderDocuments.PassedOver]) -> [Diagnostic] {
    var empty: [String] = []
    var known: (paths: [String], values: Int) = ([], 0)
    var lost: (paths: [String], values: Int) = ([], 0)
    for file in files {
      switch file.content {
      case .nothing: empty.append(file.path)
      case .known(let count): known = (known.paths + [file.path], known.values + count)
      case .values(let count): lost = (lost.paths + [file.path], lost.values + count)
      }
    }
    let (files, are) = words(empty.count)
    return told(empty, "\(files) without tokens \(are) passed over")
      + told(
        known.paths,
        "\(words(known.paths.count).files) of \(known.values.counted("value")) that other files "
          + "have as tokens \(words(known.paths.count).are) passed over")
      + told(
        lost.paths,
        "\(lost.values.counted("value")) of \(words(lost.paths.count).files) "
          + "\(lost.values == 1 ? "is" : "are") left out: nothing marks "
          + "\(lost.values == 1 ? "it as a token" : "them as tokens")",
        as: .error, suggestion: "write each as { \"$type\": …, \"$value\": … }")
  }

  private static func words(_ count: Int) -> (files: String, are: String) {
    count == 1 ? ("a file", "is") : ("\(count) files", "are")
  }

  private static func told(
    _ paths: [String], _ summary: String, as severity: Diagnostic.Severity? = nil,
    suggestion: String? = nil
  ) -> [Diagnostic] {
    guard let first = paths.first else { return [] }
    return [
      .init(
        .tokensPassedOver, as: severity, summary, at: SourceLocation(first),
        notes: paths.dropFirst().prefix(4).map { .init("also this", at: SourceLocation($0)) },
        suggestion: suggestion)
    ]
  }
}
