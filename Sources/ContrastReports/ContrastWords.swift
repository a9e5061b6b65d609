import ColorScience
import DesignTokens
import JSONTree
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
  var keyword: String {
    switch self {
    case .normalText: "text"
    case .largeText: "large-text"
    case .nonText: "non-text"
    }
  }
}

extension ContrastClaim {
  /// `7.20 and AAA`, with the decimals it is written with
  var text: String {
    [ratioText, level?.rawValue].compactMap(\.self).joined(separator: " and ")
  }
}

extension ContrastResult {
  /// Why there is no ratio, and between which ratios it lies; `nil` where there is one.
  var gapText: String? {
    switch self {
    case .measured: nil
    case .unknown(let gap): gap.description.withoutFullStop
    case .dependsOnBackdrop(let dependence):
      dependence.reason.description.withoutFullStop
        + (dependence.bounds.map { "; \($0.text)" } ?? "")
    }
  }

  var measure: ContrastMeasure? {
    if case .measured(let measure) = self { measure } else { nil }
  }
}

extension BackdropDependence.Bounds {
  /// `over the system's backdrops: from 3.20 to 1 over surface.page up to 12.10 to 1 over ink`
  var text: String {
    let ratios =
      lowest.text == highest.text
      ? "\(lowest.text) to 1"
      : "from \(lowest.text) to 1 over \(lowestOver) up to \(highest.text) to 1 over \(highestOver)"
    return "over the system's backdrops: \(ratios)"
  }
}

extension String {
  /// What token files say in sentences, for use as a part of one.
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension CatalogMetadata.Confidence {
  /// What is to be said of a value that is not confirmed.
  var remark: String? {
    switch self {
    case .confirmed: nil
    case .oneSource: "one source"
    case .inferred: "inferred"
    }
  }
}

extension ContrastAdvice {
  /// The token to paste it at, and where that is defined.
  var target: String { "\(token)" + (location.map { " (\($0))" } ?? "") }
}
