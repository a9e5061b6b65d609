import Diagnostics

/// A file that cannot be read at all, and what follows from it: references to its tokens lead
/// nowhere, which is one thing to tell, at the file.
struct UnreadableFile {
  let path: String

  /// The findings with those of missing tokens as one.
  func explaining(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    func isConsequence(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.id == .tokensAliasMissing && diagnostic.location?.path != path
    }
    let consequences = diagnostics.filter(isConsequence)
    guard consequences.count > 1 else { return diagnostics }
    let cause = diagnostics.first { $0.location?.path == path && $0.severity == .error }
    let place = cause?.location ?? SourceLocation(path)
    let summary: Diagnostic = .init(
      .tokensLeftOut,
      "\(consequences.count) mistakes in references to tokens that no file has may come from this one",
      at: place,
      notes: consequences.prefix(3).map { .init($0.summary, at: $0.location) },
      suggestion: "correct this file first")
    return (diagnostics.filter { !isConsequence($0) } + [summary]).inOrder
  }
}
