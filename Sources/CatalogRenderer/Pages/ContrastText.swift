import CatalogModel
import ColorScience
import DesignTokens
import TokenContrast

/// What pages say of contrast, in words.
enum ContrastText {
  /// `4.49 : 1`, cut to two decimals.
  static func ratio(_ ratio: ContrastRatio) -> String { "\(ratio.text) : 1" }

  /// `4.5 : 1`
  static func threshold(_ ratio: Double) -> String {
    "\(TokenValueText.of(.number(ratio))) : 1"
  }

  static func use(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: "Text of normal size"
    case .largeText: "Large text"
    case .nonText: "Boundary or graphic"
    }
  }

  /// The same in a list.
  static func shortUse(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: "text"
    case .largeText: "large text"
    case .nonText: "graphic"
    }
  }

  /// What WCAG asks for, and what the system asks for where that is more.
  static func requirement(_ use: ContrastUse, required: Double) -> String {
    let levels = ContrastLevel.allCases.compactMap { level in
      use.threshold(level).map { threshold in
        use == .nonText
          ? self.threshold(threshold) : "\(self.threshold(threshold)) for \(level.rawValue)"
      }
    }
    let wcag = "needs " + levels.joined(separator: " and ")
    return required == use.threshold(.aa)
      ? wcag : "\(wcag); this system asks for \(threshold(required))"
  }

  /// The result of a ratio that must reach `required`.
  static func verdict(
    _ ratio: ContrastRatio, for use: ContrastUse, required: Double
  ) -> VerdictItem {
    guard ratio.value >= required else {
      return VerdictItem("below \(threshold(required))", .fail)
    }
    guard use != .nonText, let level = ratio.level(for: use) else {
      return VerdictItem("passes \(threshold(required))", .pass)
    }
    return VerdictItem("passes \(level.rawValue)", .pass)
  }

  /// What a document states, with the decimals it states it in: `7.20 : 1, AAA`.
  static func claim(_ claim: ContrastClaim) -> String {
    let ratio = claim.ratio.map { "\(decimals(claim.decimals, of: $0)) : 1" }
    return [ratio, claim.level?.rawValue].compactMap(\.self).joined(separator: ", ")
  }

  /// A number with so many decimals, which is not cut.
  static func decimals(_ count: Int, of number: Double) -> String {
    guard (0...1000).contains(number), (1...9).contains(count) else {
      return TokenValueText.of(.number(number))
    }
    let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
    let digits = Int((number * Double(scale)).rounded())
    let fraction = String(digits % scale)
    return "\(digits / scale)." + String(repeating: "0", count: count - fraction.count) + fraction
  }

  /// `3.20 to 12.10 : 1`, or one ratio where both ends are the same.
  static func range(_ bounds: BackdropDependence.Bounds) -> String {
    bounds.lowest.text == bounds.highest.text
      ? ratio(bounds.lowest) : "\(bounds.lowest.text) to \(ratio(bounds.highest))"
  }

  /// What the bounds say of a threshold.
  static func word(_ bounds: BackdropDependence.Bounds, threshold: Double) -> String {
    if bounds.lowest.value >= threshold { return "pass over all" }
    return bounds.highest.value < threshold ? "fail over all" : "depends"
  }

  /// Why there is no ratio, and between which it lies.
  static func dependence(_ dependence: BackdropDependence) -> String {
    let reason = "Depends on what lies below. \(sentence(dependence.reason))"
    guard let bounds = dependence.bounds else {
      return reason + " No backdrop of the system is known here to measure it over."
    }
    let text =
      bounds.lowest.text == bounds.highest.text
      ? "\(ratio(bounds.lowest)) over each of them"
      : "\(ratio(bounds.lowest)) over \(bounds.lowestOver)"
        + " to \(ratio(bounds.highest)) over \(bounds.highestOver)"
    return reason + " Were what lies there one of the system’s backdrops: \(text)."
  }

  /// Reasons are written with and without a full stop.
  static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}

extension CatalogMetadata.Confidence {
  /// How well a value is established, in words.
  var label: String {
    switch self {
    case .confirmed: "two sources"
    case .oneSource: "one source"
    case .inferred: "inferred"
    }
  }
}
