import ColorScience
import DesignTokens
import DiagnosticReports
import JSONTree
import TokenContrast

extension ColorPair {
  /// For programs, one line: `{"foreground","background","ratio","level","foregroundHex",
  /// "backgroundHex"}`. The ratio is not rounded, the level is `"AA"`, `"AAA"` or `null`, and the
  /// hexadecimal forms are those of the colours as measured: composited and mapped into sRGB.
  public var json: String {
    Self.line([
      "foreground": .string(foreground.text), "background": .string(background.text),
      "ratio": .double(measure.ratio.value),
      "level": reached.map { .string($0.rawValue) } ?? .null,
      "foregroundHex": .string(measure.foreground.hex),
      "backgroundHex": .string(measure.background.hex),
    ])
  }

  /// What stands in place of ``json`` for a line that is no pair: the same members, those without a
  /// value `null`, so that results and lines stay together.
  static func json(without foreground: String?, _ background: String?) -> String {
    line([
      "foreground": foreground.map(JSONValue.string) ?? .null,
      "background": background.map(JSONValue.string) ?? .null,
      "ratio": .null, "level": .null, "foregroundHex": .null, "backgroundHex": .null,
    ])
  }

  private static func line(_ value: JSONValue) -> String {
    JSONWriter(.compact).string(value) + "\n"
  }

  /// For a person, on one line: ` 4.54 to 1  AA         #767676 on white`.
  var line: String {
    let ratio = measure.ratio.text
    let verdict = isBelow ? "below \(terms.judgedLevel.rawValue)" : reached?.rawValue ?? ""
    return ratio.padded(left: 5) + " to 1  " + verdict.padded(to: 9) + "  \(headline)\n"
  }

  /// For a person, with the colours as measured and, where the level is missed, the nearest that
  /// would pass.
  public var text: String {
    let verdict =
      isBelow ? "below \(terms.judgedLevel.rawValue)" : reached?.rawValue ?? ""
    let required = isBelow ? " (\(terms.required.ratioText) to 1)" : ""
    let clipped = measure.clipped.map {
      "\($0.text) to 1 where colours outside sRGB are clipped, as browsers do"
    }
    let lines = [seen, rounding, clipped].compactMap(\.self) + (isBelow ? advice : [])
    return "\(headline): \(measure.ratio.text) to 1, \(verdict) for \(useText)\(required)\n"
      + lines.map { "  \($0)\n" }.joined()
  }

  private var reached: ContrastLevel? { measure.ratio.level(for: terms.use.contrastUse) }

  private var headline: String {
    ([foreground.text + " on " + background.text] + terms.over.reversed().map(\.text))
      .joined(separator: " over ")
  }

  private var seen: String {
    "seen as \(measure.foreground.hex) on \(measure.background.hex)"
  }

  /// What is to be said where the hexadecimal forms of the colours have another verdict than they.
  private var rounding: String? {
    guard let front = SRGBColor(hex: measure.foreground.hex),
      let back = SRGBColor(hex: measure.background.hex)
    else { return nil }
    let rounded = ContrastRatio(front, back)
    let use = terms.use.contrastUse
    let isBelowToo = rounded.value < terms.required
    if rounded.level(for: use) == reached, isBelowToo == isBelow { return nil }
    return "which is rounded to eight bits a channel, and has \(rounded.text) to 1 itself"
  }

  private var useText: String {
    switch terms.use {
    case .text: "text"
    case .largeText: "large text"
    case .nonText: "what is not text"
    }
  }

  private var advice: [String] {
    let layers = terms.over.map(\.value) + [background.value, foreground.value]
    let passing = ColorStack(layers).nearestPassing(
      changing: [layers.count - 1, layers.count - 2], minimum: terms.required)
    let lines = zip(["foreground", "background"], passing).compactMap { side, passing in
      passing.map { Self.advice(side, $0) }
    }
    return lines.isEmpty ? ["no lightness of either colour gives enough contrast"] : lines
  }

  /// The line about the nearest passing colour of a side.
  static func advice(_ side: String, _ passing: PassingColor) -> String {
    let css = CSSValue.text(of: .color(TokenColor(passing.color)))
    return "nearest passing \(side): \(css), \(passing.ratio.text) to 1"
  }
}
