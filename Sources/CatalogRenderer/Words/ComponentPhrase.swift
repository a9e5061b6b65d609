import ReportFacts

/// What the pages of components say outside their templates.
enum ComponentPhrase: String, Phrase {
  static let section = "component"

  // The head of the page.
  case status, statusWithPriority, layer, platforms, meaning, needsSemantics, swiftType

  // What shows it in place of a preview.
  case picture, pictureOf

  // Its sections.
  case examples, contexts, usage, props, accessibility, contrast
  case tokensUsed, api, requirements, related

  // Props.
  case none, initialiserDiffers, prop, propType, propValues, propDefault, propRequired
  case propDescription, isRequired

  // The numbers that a prop takes.
  case between, atLeast, atMost, steps

  // What may stand inside.
  case children, noChildren, anyView, onlyChildren

  // Accessibility.
  case accessibilityLabel, accessibilityRole, smallestTarget
}
