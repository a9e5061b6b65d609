import ReportFacts

/// What the page for agents says, and its twin.
enum AgentsPhrase: String, Phrase {
  case title, summary, summaryWithYAML
  case files, estimates, rule, file, bytes, tokens, limit, purpose
  case indexSummary, dataSummary, schemaSummary, fullSummary, largestPage, otherPages, markdownFiles
  case agentYAML, document, nodeRule, spellingRule, quotesRule, semanticsRule
  case loop, validRule, diagnosticsRule, renderRule
  case server, serverText
  case primitives, primitivesText, component, props, children, required, none, any

  static let section = "agents"
}
