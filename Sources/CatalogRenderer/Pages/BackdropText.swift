import ColorScience
import InterfaceStrings
import TokenContrast

/// What pages say of pairs whose ratio depends on what lies below, in the words of their language.
struct BackdropText {
  private let words: Words
  private var text: ContrastText { ContrastText(words) }

  init(_ words: Words) {
    self.words = words
  }

  /// `3.20 to 12.10 : 1`, or one ratio where both ends are the same.
  func range(_ bounds: BackdropDependence.Bounds) -> String {
    let highest = text.ratio(bounds.highest)
    return bounds.lowest.text == bounds.highest.text
      ? highest
      : words(
        ContrastPhrase.bounds,
        ["lowest": words.number(bounds.lowest.text), "highest": highest])
  }

  /// What the bounds say of a threshold.
  func word(_ bounds: BackdropDependence.Bounds, threshold: Double) -> String {
    if bounds.lowest.value >= threshold { return words(ContrastPhrase.passOverAll) }
    return words(
      bounds.highest.value < threshold ? ContrastPhrase.failOverAll : ContrastPhrase.depends)
  }

  /// Why there is no ratio, and between which it lies.
  func dependence(_ dependence: BackdropDependence) -> String {
    let reason = words(
      ContrastPhrase.dependsBelow, ["reason": text.reason(dependence.reason)])
    let measured =
      dependence.bounds.map { bounds in
        words(ContrastPhrase.overBackdrops, ["ratios": ratios(bounds)])
      } ?? words(ContrastPhrase.noBackdrop)
    return "\(reason) \(measured)"
  }

  private func ratios(_ bounds: BackdropDependence.Bounds) -> String {
    let lowest = text.ratio(bounds.lowest)
    let highest = text.ratio(bounds.highest)
    return bounds.lowest.text == bounds.highest.text
      ? words(ContrastPhrase.overEach, ["ratio": lowest])
      : words(
        ContrastPhrase.overEnds,
        [
          "lowest": lowest, "lowestOver": bounds.lowestOver.text, "highest": highest,
          "highestOver": bounds.highestOver.text,
        ])
  }
}
