import ReportFacts

/// What the stage on the pages of components says outside its template.
enum StagePhrase: String, Phrase {
  static let section = "stage"

  /// Takes a child away; `[name]` is the child's component.
  case remove
}
