import ColorScience
import DesignTokens
import InterfaceStrings
import TokenContrast

/// What is said of contrast, in the words of a language: numbers, what is asked for, results, and
/// why there are none.
package struct ContrastText {
  package let words: Words
  /// How a number is written as a ratio.
  private let toOne: @Sendable (String) -> String

  /// As pages say it: `4.49 : 1`.
  package init(_ words: Words) {
    self.words = words
    toOne = { words(ContrastPhrase.ratio, ["ratio": words.number($0)]) }
  }

  /// As terminals and pull requests say it: `4.49 to 1`.
  package static let english = ContrastText(.english) { "\($0) to 1" }

  private init(_ words: Words, toOne: @escaping @Sendable (String) -> String) {
    self.words = words
    self.toOne = toOne
  }

  /// A ratio, cut to two decimals.
  package func ratio(_ ratio: ContrastRatio) -> String { toOne(ratio.text) }

  /// A ratio that is asked for, without needless decimals.
  package func threshold(_ ratio: Double) -> String { toOne(ratio.ratioText) }

  // MARK: - Pairs

  /// A name of a pair, given in the notation of previews where nobody wrote one: it is made of the
  /// tokens then.
  package func title(_ name: String, of pair: ContrastPair) -> String {
    var values = ["foreground": pair.foreground.name, "background": pair.background.name]
    let made = "\(pair.foreground.name) on \(pair.background.name)"
    guard name.hasPrefix(made) else { return name }
    let rest = name.dropFirst(made.count)
    if rest.isEmpty { return words(ContrastPhrase.pairOn, values) }
    let over = " over "
    guard rest.hasPrefix(over) else { return name }
    values["layers"] = String(rest.dropFirst(over.count))
    return words(ContrastPhrase.pairOver, values)
  }

  package func use(_ use: ContrastUse) -> String {
    words.text(ContrastPhrase.key("use", use.phraseName))
  }

  /// The same in a list.
  package func shortUse(_ use: ContrastUse) -> String {
    words.text(ContrastPhrase.key("short", use.phraseName))
  }

  /// What WCAG asks for, and what the system asks for where that is more.
  package func requirement(_ use: ContrastUse, required: Double) -> String {
    let levels = ContrastLevel.allCases.compactMap { level in
      use.threshold(level).map { threshold in
        use == .nonText
          ? self.threshold(threshold)
          : words(
            ContrastPhrase.ratioForLevel,
            ["ratio": self.threshold(threshold), "level": level.rawValue])
      }
    }
    let wcag = words(ContrastPhrase.needs, ["ratios": words.list(levels)])
    return required == use.threshold(.aa)
      ? wcag
      : words(
        ContrastPhrase.systemAsks, ["requirement": wcag, "ratio": threshold(required)])
  }

  /// What counts as large text.
  package func largeText(_ rule: LargeTextRule) -> String {
    switch rule {
    case .cssPoints: words(ContrastPhrase.largeCSSPoints)
    case .applePoints: words(ContrastPhrase.largeApplePoints)
    }
  }

  /// What a document states, with the decimals it states it in: `7.20 : 1, AAA`.
  package func claim(_ claim: ContrastClaim) -> String {
    let ratio = claim.ratio.map { toOne(claim.ratioText ?? "\($0)") }
    return [ratio, claim.level?.rawValue].compactMap(\.self).joined(separator: ", ")
  }

  // MARK: - Results

  /// The result of a ratio that must reach `required`.
  package func verdict(
    _ ratio: ContrastRatio, for use: ContrastUse, required: Double
  ) -> VerdictItem {
    let needed = ["ratio": threshold(required)]
    guard ratio.value >= required else {
      return VerdictItem(words(ContrastPhrase.below, needed), .fail)
    }
    guard use != .nonText, let level = ratio.level(for: use) else {
      return VerdictItem(words(ContrastPhrase.passesRatio, needed), .pass)
    }
    return VerdictItem(words(ContrastPhrase.passesLevel, ["level": level.rawValue]), .pass)
  }

  /// `3.20 to 12.10 : 1`, or one ratio where both ends are the same.
  package func range(_ bounds: BackdropDependence.Bounds) -> String {
    let highest = ratio(bounds.highest)
    return bounds.isOne
      ? highest
      : words(
        ContrastPhrase.bounds,
        ["lowest": words.number(bounds.lowest.text), "highest": highest])
  }

  /// What bounds say of a threshold.
  package func word(_ bounds: BackdropDependence.Bounds?, threshold: Double) -> String {
    guard let bounds else { return words(ContrastPhrase.depends) }
    if bounds.lowest.value >= threshold { return words(ContrastPhrase.passOverAll) }
    return words(
      bounds.highest.value < threshold ? ContrastPhrase.failOverAll : ContrastPhrase.depends)
  }

  // MARK: - Why there is no ratio

  /// Why there is no ratio, and between which it lies; `nil` where there is one.
  package func gap(_ result: ContrastResult) -> String? {
    switch result {
    case .measured: return nil
    case .unknown(let gap): return reason(gap)
    case .dependsOnBackdrop(let dependence):
      let measured = dependence.bounds.map {
        words(ContrastPhrase.overBackdrops, ["ratios": ratios($0)])
      }
      return "\(reason(dependence.reason)) \(measured ?? words(ContrastPhrase.noBackdrop))"
    }
  }

  private func ratios(_ bounds: BackdropDependence.Bounds) -> String {
    let lowest = ratio(bounds.lowest)
    return bounds.isOne
      ? words(ContrastPhrase.overEach, ["ratio": lowest])
      : words(
        ContrastPhrase.overEnds,
        [
          "lowest": lowest, "lowestOver": bounds.lowestOver.text,
          "highest": ratio(bounds.highest), "highestOver": bounds.highestOver.text,
        ])
  }

  /// Why there is no ratio, as a sentence.
  package func reason(_ gap: RatioGap) -> String {
    switch gap {
    case .stated(let reason): Self.sentence(reason)
    case .unknownValue(let path): reason(.gapUnknownValue, path)
    case .noValue(let path): reason(.gapNoValue, path)
    case .noColor(let path): reason(.gapNoColor, path)
    case .nothingBelow(let path): reason(.gapNothingBelow, path)
    }
  }

  private func reason(_ phrase: ContrastPhrase, _ path: TokenPath) -> String {
    words(phrase, ["token": path.text])
  }

  /// Reasons are written with and without a full stop.
  package static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }
}

extension ContrastUse {
  /// What keys of phrases call it.
  package var phraseName: String {
    switch self {
    case .normalText: "text"
    case .largeText: "largeText"
    case .nonText: "graphic"
    }
  }
}

extension BackdropDependence.Bounds {
  /// Whether both ends read the same.
  fileprivate var isOne: Bool { lowest.text == highest.text }
}

/// A result in a word, which never is told by its colour alone.
package struct VerdictItem: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    case pass, fail, unknown
    /// Neither good nor bad: nobody asks for it.
    case neutral
  }

  package var text: String
  package var state: State

  package init(_ text: String, _ state: State) {
    self.text = text
    self.state = state
  }
}
