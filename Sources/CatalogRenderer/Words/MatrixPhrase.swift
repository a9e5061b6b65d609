import ReportFacts

/// What the pages of the contrast matrix say outside their template.
enum MatrixPhrase: String, Phrase {
  static let section = "matrix"

  case title, titleIn, summary, texts, backgrounds, caption, twinCaption, sheetsOmitted
  case contextsOmitted, filterText, pairs, pairsShown

  // What ratios are judged for.
  case sizeText, sizeLargeText, sizeGraphic, ruleText, ruleLargeText, ruleGraphic, needsAA
  case needsAAA, systemAsks

  // The result in a cell.
  case fails, depends, unknown
}
