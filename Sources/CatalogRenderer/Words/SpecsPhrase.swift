import ReportFacts

/// What the pages of requirements say outside their templates.
enum SpecsPhrase: String, Phrase {
  static let section = "specs"

  case title, summary, requirement, scenario, metBy, counts, requirements, scenarios,
    metRequirements

  // The tables of what meets requirements.
  case trace, reverse, reverseSummary, thing, kind
  case columnTokens, columnComponents, columnTexts, columnChecks
  case kindToken, kindComponent, kindPrimitive, kindSymbol, kindGuide, kindRule
  case kindSpecification, kindExample, kindCheck, kindAddress
}
