import ColorScience
import TokenContrast

// What the forms of a report say with the same words.

extension ContrastTable {
  /// `text.body on badge.background over surface.page`
  var layersText: String {
    ([pair.foreground.name + " on " + pair.background.name] + over.reversed().map(\.text))
      .joined(separator: " over ")
  }
}

extension ContrastUse {
  /// The name that content and command lines give it.
  var keyword: String { ColorTerms.Use.allCases.first { $0.contrastUse == self }?.rawValue ?? "" }
}

extension ContrastClaim {
  /// `7.20 and AAA`, with the decimals it is written with
  var text: String {
    [ratioText, level?.rawValue].compactMap(\.self).joined(separator: " and ")
  }
}

extension ContrastResult {
  var measure: ContrastMeasure? {
    if case .measured(let measure) = self { measure } else { nil }
  }
}

extension ContrastAdvice {
  /// The token to paste it at, and where that is defined.
  var target: String { "\(token)" + (location.map { " (\($0))" } ?? "") }
}
