import ColorScience
import Diagnostics
import TokenContrast

/// The contrast of two colours that somebody named: no tokens, no content.
///
/// ``ColorTerms`` is what is asked of them, ``init(foreground:background:terms:)`` measures them,
/// and `ColorPair+Report.swift` says the result.
public struct ColorPair: Hashable, Sendable {
  let foreground: WrittenColor
  let background: WrittenColor
  let terms: ColorTerms
  public let measure: ContrastMeasure

  /// Measures a foreground on a background.
  ///
  /// - Parameters:
  ///   - foreground: A CSS colour; a translucent one is composited first.
  ///   - background: A CSS colour; a translucent one needs something opaque below it.
  /// - Throws: What is wrong with a colour.
  public init(
    foreground: String, background: String, terms: ColorTerms
  ) throws(WrongColor) {
    self = try ColorPair(WrittenColor(foreground), on: WrittenColor(background), terms: terms)
  }

  /// - Parameter place: Where the background stands, where that can be said.
  init(
    _ foreground: WrittenColor, on background: WrittenColor, terms: ColorTerms,
    backgroundAt place: SourceLocation? = nil
  ) throws(WrongColor) {
    self.foreground = foreground
    self.background = background
    self.terms = terms
    let layers = terms.over.map(\.value) + [background.value]
    guard let measure = ContrastMeasure(of: foreground.value, over: layers) else {
      throw WrongColor(
        diagnostic: .init(
          .contrastTranslucentBackground,
          "the background '\(background.text)' is translucent, and nothing is named below it",
          at: place,
          notes: [.init("what shines through decides the ratio")],
          suggestion: "name what is below it, such as '--over white'"))
    }
    self.measure = measure
  }

  /// Whether the level that was asked for is not reached.
  public var missesLevel: Bool { terms.level != nil && isBelow }

  /// Whether the ratio is lower than the level asked for, or than AA.
  var isBelow: Bool { measure.ratio.value < terms.required }
}

/// What is asked of pairs of colours, and what they lie on.
public struct ColorTerms: Hashable, Sendable {
  public typealias Level = ContrastLevel

  /// What the foreground is, by its name on the command line.
  public enum Use: String, Hashable, Sendable, CaseIterable {
    case text
    case largeText = "large-text"
    case nonText = "non-text"

    public var contrastUse: ContrastUse {
      switch self {
      case .text: .normalText
      case .largeText: .largeText
      case .nonText: .nonText
      }
    }
  }

  /// From the bottom up.
  let over: [WrittenColor]
  let use: Use
  let level: Level?

  /// - Parameters:
  ///   - over: CSS colours below the background, from the bottom up; the lowest is opaque.
  ///   - level: What must be reached; `nil` to ask for nothing.
  /// - Throws: What is wrong with a colour of `over`.
  public init(over: [String] = [], use: Use = .text, level: Level? = nil) throws(WrongColor) {
    var colors: [WrittenColor] = []
    for text in over { colors.append(try WrittenColor(text)) }
    if let lowest = colors.first, lowest.value.alpha < 1 {
      throw WrongColor(
        diagnostic: .init(
          .contrastTranslucentBackground,
          "the lowest colour of '--over', '\(lowest.text)', is translucent",
          suggestion: "name the colours from the bottom up and begin with an opaque one"))
    }
    self.over = colors
    self.use = use
    self.level = level
  }

  /// Whether a text is a CSS colour.
  public static func isColor(_ text: String) -> Bool { (try? WrittenColor(text)) != nil }

  /// The level that the required ratio is that of: WCAG has no AAA for what is not text.
  var judgedLevel: Level {
    let level = level ?? .aa
    return use.contrastUse.threshold(level) == nil ? .aa : level
  }

  var required: Double {
    ContrastSettings(level: judgedLevel).required(for: use.contrastUse)
  }
}
