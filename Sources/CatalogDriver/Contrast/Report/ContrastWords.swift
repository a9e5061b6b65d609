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
  /// `7.2 and AAA`
  var text: String {
    [ratio?.ratioText, level?.rawValue].compactMap(\.self).joined(separator: " and ")
  }
}

extension ContrastResult {
  /// Why there is no ratio, and between which ratios it lies; `nil` where there is one.
  var gapText: String? {
    switch self {
    case .measured: nil
    case .unknown(let reason): reason
    case .dependsOnBackdrop(let dependence):
      dependence.reason + (dependence.bounds.map { "; \($0.text)" } ?? "")
    }
  }

  var measure: ContrastMeasure? {
    if case .measured(let measure) = self { measure } else { nil }
  }
}

extension BackdropDependence.Bounds {
  /// `3.20 to 1 over surface.page, 12.10 to 1 over text.body`
  var text: String {
    "\(lowest.text) to 1 over \(lowestOver), \(highest.text) to 1 over \(highestOver)"
  }
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
  /// The `$value` to paste, on one line.
  var json: String { JSONWriter(.compact).string(JSONExporter.value(of: .color(value))) }

  /// The token to paste it at, and where that is defined.
  var target: String { "\(token)" + (location.map { " (\($0))" } ?? "") }
}
