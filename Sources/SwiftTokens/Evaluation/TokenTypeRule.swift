import DesignTokens

/// What a bare number means: a length, a factor or a span of time.
///
/// 1. In exported source the annotation alone decides: `CGFloat` is a length, `Double` a number.
/// 2. `TimeInterval` is a span of time, in seconds by its definition.
/// 3. The words of the name decide, otherwise those of the enclosing types from the inside out:
///    "opacity" and its like are numbers, "duration" and its like seconds, "ms" milliseconds,
///    "spacing" and its like lengths. For `CGFloat` and `Int` only the numbers count against a length.
/// 4. A count has no unit: `Int` or no annotation, and a name that speaks of a limit or of things that
///    are counted, such as `minLength`, `retryLimit` or `maxItems`.
/// 5. Without a telling word, `CGFloat` and `Int` are lengths; `Double` and `Float` are numbers; a
///    number without annotation is a length.
///
/// What the annotation says is a statement; what only words say, or nothing, is an assumption.
struct TokenTypeRule: Sendable {
  enum Meaning: Hashable { case dimension, number, seconds, milliseconds }

  /// The files of exported source.
  var generatedPaths: Set<String>

  /// What a number means as the value of a constant.
  ///
  /// - Returns: The meaning, and why it is only assumed, where it is.
  func meaning(
    type: DeclaredType?, path: [String], file: String
  ) -> (meaning: Meaning, assumption: String?) {
    let type = type?.last
    if generatedPaths.contains(file) {
      return (type == "Double" || type == "Float" ? .number : .dimension, nil)
    }
    if type == "TimeInterval" { return (.seconds, nil) }
    let isLength = type == "CGFloat"
    if type.map(Self.countTypes.contains) ?? true, let word = path.last.flatMap(Self.countWord) {
      return (.number, "the word '\(word)' says that it is a count")
    }
    if let (word, meaning) = Self.telling(path) {
      if isLength, meaning != .number { return (.dimension, nil) }
      if type == "Double", meaning == .number { return (.number, nil) }
      return (meaning, "the unit is taken from the word '\(word)'")
    }
    if isLength { return (.dimension, nil) }
    if type == "Double" || type == "Float" { return (.number, nil) }
    return (.dimension, Self.unknownUnit)
  }

  /// Whether a text is the name of a typeface.
  func isFontName(_ path: [String]) -> Bool {
    path.contains { name in TokenNames.words(name).contains { Self.fontWords.contains($0) } }
  }

  /// Why a number is a length that neither its type nor a word tells to be one.
  static let unknownUnit = "a number without a unit is taken as a length"

  /// Whether the words of a type's name say that it holds lengths.
  static func isAboutLengths(_ name: String) -> Bool { telling([name])?.meaning == .dimension }

  /// The word by which a name is that of a count.
  private static func countWord(_ name: String) -> String? {
    let words = TokenNames.words(name)
    let isBound = words.contains { ["min", "max", "minimum", "maximum"].contains($0) }
    if isBound, words.last == "length" { return "length" }
    if words.contains(where: { $0 != "length" && lengthWords.contains($0) }) { return nil }
    return words.last { countWords.contains($0) }
  }

  private static let countTypes: Set<String> = [
    "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64",
  ]

  private static let countWords: Set<String> = [
    "attempts", "capacity", "characters", "digits", "items", "letters", "limit", "limits", "lines",
    "pages", "retries", "tries", "version",
  ]

  /// Whether a word in the names of enclosing types says what a number means.
  static func isTelling(_ path: [String]) -> Bool { telling(path) != nil }

  private static func telling(_ path: [String]) -> (word: String, meaning: Meaning)? {
    for name in path.reversed() {
      let words = TokenNames.words(name)
      if zip(words, words.dropFirst()).contains(where: { $0 == "line" && $1 == "height" }) {
        return ("lineHeight", .number)
      }
      // The last word is what a name is about: `scaleSpacing` is a spacing.
      for word in words.reversed() {
        if Self.numberWords.contains(word) { return (word, .number) }
        if Self.millisecondWords.contains(word) { return (word, .milliseconds) }
        if Self.timeWords.contains(word) { return (word, .seconds) }
        if Self.lengthWords.contains(word) { return (word, .dimension) }
      }
    }
    return nil
  }

  private static let fontWords: Set<String> = [
    "font", "family", "families", "typeface", "fonts", "typefaces",
  ]

  private static let numberWords: Set<String> = [
    "opacity", "opacities", "alpha", "scale", "ratio", "ratios", "weight", "weights", "factor",
    "multiplier", "multiple", "fraction", "percent", "percentage", "count", "index", "priority",
    "damping", "bounce", "stiffness", "mass", "columns", "rows", "divisor", "rotation",
    "angle", "degrees", "zoom",
  ]

  private static let timeWords: Set<String> = [
    "duration", "durations", "delay", "delays", "timing", "timeout", "interval",
    "seconds", "secs", "animation", "animations", "transition", "transitions", "motion",
    "stagger",
  ]

  private static let millisecondWords: Set<String> = ["ms", "millis", "milliseconds"]

  private static let lengthWords: Set<String> = [
    "spacing", "space", "size", "sizes", "width", "height", "radius", "radii", "padding", "margin",
    "inset", "insets", "gap", "offset", "border", "stroke", "length", "distance", "blur", "spread",
    "layout", "dimension", "icon", "corner", "elevation", "grid", "spacings", "widths", "heights",
    "paddings", "margins", "gaps", "gutter", "gutters", "dimensions", "metrics", "thickness",
  ]
}
