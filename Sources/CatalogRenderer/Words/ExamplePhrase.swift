import ReportFacts

/// What examples say outside their templates.
enum ExamplePhrase: String, Phrase {
  static let section = "example"

  case findings, nodes, components
}
