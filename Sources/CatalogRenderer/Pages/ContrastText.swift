import CatalogModel
import ColorScience
import DesignTokens
import InterfaceStrings
import TokenContrast

/// What pages say of contrast, in the words of their language.
struct ContrastText {
  let words: Words

  init(_ words: Words) {
    self.words = words
  }

  /// `4.49 : 1`, cut to two decimals.
  func ratio(_ ratio: ContrastRatio) -> String { toOne(ratio.text) }

  /// `4.5 : 1`
  func threshold(_ ratio: Double) -> String { toOne(NumberText.of(ratio)) }

  /// A number in the notation of code, as a ratio in that of the language.
  private func toOne(_ number: String) -> String {
    words(ContrastPhrase.ratio, ["ratio": words.number(number)])
  }

  // MARK: - Pairs

  /// The name of a pair. One that nobody wrote is made of its tokens.
  func title(of entry: SystemPairs.Entry) -> String {
    let colors = entry.table.pair
    let made = "\(colors.foreground.name) on \(colors.background.name)"
    guard entry.title.hasPrefix(made) else { return entry.title }
    var values = ["foreground": colors.foreground.name, "background": colors.background.name]
    let rest = entry.title.dropFirst(made.count)
    if rest.isEmpty { return words(ContrastPhrase.pairOn, values) }
    let over = " over "
    guard rest.hasPrefix(over) else { return entry.title }
    values["layers"] = String(rest.dropFirst(over.count))
    return words(ContrastPhrase.pairOver, values)
  }

  func use(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: words(ContrastPhrase.useText)
    case .largeText: words(ContrastPhrase.useLargeText)
    case .nonText: words(ContrastPhrase.useGraphic)
    }
  }

  /// The same in a list.
  func shortUse(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: words(ContrastPhrase.shortText)
    case .largeText: words(ContrastPhrase.shortLargeText)
    case .nonText: words(ContrastPhrase.shortGraphic)
    }
  }

  /// What WCAG asks for, and what the system asks for where that is more.
  func requirement(_ use: ContrastUse, required: Double) -> String {
    let levels = ContrastLevel.allCases.compactMap { level in
      use.threshold(level).map { threshold in
        use == .nonText
          ? self.threshold(threshold)
          : words(
            ContrastPhrase.ratioForLevel,
            ["ratio": self.threshold(threshold), "level": level.rawValue])
      }
    }
    let ratios = words.list(levels)
    let wcag = words(ContrastPhrase.needs, ["ratios": ratios])
    return required == use.threshold(.aa)
      ? wcag
      : words(
        ContrastPhrase.systemAsks, ["requirement": wcag, "ratio": threshold(required)])
  }

  /// What counts as large text.
  func largeText(_ rule: LargeTextRule) -> String {
    switch rule {
    case .cssPoints: words(ContrastPhrase.largeCSSPoints)
    case .applePoints: words(ContrastPhrase.largeApplePoints)
    }
  }

  // MARK: - Results

  /// The result of a ratio that must reach `required`.
  func verdict(
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

  /// What a document states, with the decimals it states it in: `7.20 : 1, AAA`.
  func claim(_ claim: ContrastClaim) -> String {
    let ratio = claim.ratio.map { toOne(Self.decimals(claim.decimals, of: $0)) }
    return [ratio, claim.level?.rawValue].compactMap(\.self).joined(separator: ", ")
  }

  /// A number with so many decimals, which is not cut, in the notation of code.
  static func decimals(_ count: Int, of number: Double) -> String {
    guard (0...1000).contains(number), (1...9).contains(count) else {
      return NumberText.of(number)
    }
    let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
    let digits = Int(exactly: (number * Double(scale)).rounded()) ?? 0
    let fraction = String(digits % scale)
    return "\(digits / scale)." + String(repeating: "0", count: count - fraction.count) + fraction
  }

  /// Why there is no ratio, as a sentence.
  func reason(_ gap: RatioGap) -> String {
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
  static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}
