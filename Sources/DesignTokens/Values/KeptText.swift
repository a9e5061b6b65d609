import ColorScience
import JSONTree

/// What texts may be kept, and which of them are safe in a style sheet.
enum KeptText {
  /// Whether a value is one that an author means although it is none of `type`: a measure in
  /// another unit, a keyword or a function of CSS, a composite value. Any value will do for a type
  /// that is none of the 13.
  static func isMeant(_ node: JSONNode, as type: TokenType) -> Bool {
    guard type != .other else { return true }
    switch node.value {
    case .null, .bool: return false
    case .array: return composites.contains(type)
    case .number: return type == .dimension
    case .object(let object): return composites.contains(type) || object["unit"] != nil
    case .string(let text):
      if composites.contains(type) || [.fontFamily, .fontWeight].contains(type) {
        return css(text) != nil
      }
      return isWord(text) || isList(text)
    }
  }

  private static func isWord(_ text: String) -> Bool {
    keywords.contains(text.lowercased()) || isMeasure(text) || isFunction(text)
  }

  /// Several measures in one text, `4px 8px` or `50ch, 40vw`, among which may be colours:
  /// `0 0 0 2px #fff`.
  private static func isList(_ text: String) -> Bool {
    var words: [String] = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character == " " || character == "," {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    words.removeAll(where: \.isEmpty)
    return words.count > 1 && words.contains(where: isWord)
      && words.allSatisfy { isWord($0) || ColorValue(css: $0) != nil } && css(text) != nil
  }

  /// What may come together by putting the values of other tokens in: they could double from token
  /// to token.
  static let maximumLength = 4_000
  private static let maximumParts = 1_000

  /// Whether a value has a bounded number of parts.
  static func isBounded(_ value: JSONValue) -> Bool {
    var pending = [value]
    var count = 0
    while let value = pending.popLast() {
      count += 1
      if count > maximumParts { return false }
      switch value {
      case .array(let elements): pending += elements
      case .object(let members): pending += members.map(\.value)
      case .string(let text): if text.utf8.count > maximumLength { return false }
      case .null, .bool, .integer, .double, .number: continue
      }
    }
    return true
  }

  private static let composites: Set<TokenType> = [
    .typography, .border, .transition, .shadow, .gradient, .strokeStyle,
  ]
  private static let keywords: Set<String> = [
    "auto", "none", "normal", "inherit", "initial", "unset", "revert", "currentcolor", "hidden",
    "fit-content", "min-content", "max-content", "thin", "medium", "thick", "infinity",
    "step-start", "step-end",
  ]

  /// Lengths and other measures of CSS, Android and Apple.
  static func isUnit(_ unit: String) -> Bool { units.contains(unit.lowercased()) }

  private static let units: Set<String> = [
    "px", "rem", "em", "%", "vw", "vh", "vmin", "vmax", "pt", "pc", "cm", "mm", "in", "q", "ch",
    "ex", "lh", "rlh", "dp", "sp", "svh", "dvh", "lvh", "svw", "dvw", "lvw", "vi", "vb", "cqw",
    "cqh", "cqi", "cqb", "cap", "ic", "fr", "deg", "rad", "grad", "turn", "ms", "s", "x", "dpi",
  ]

  /// A number with a unit, or one alone.
  static func isMeasure(_ text: String) -> Bool {
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    let number = text.dropLast(unit.count)
    return Double(number) != nil && (unit.isEmpty || isUnit(unit))
  }

  /// A call that CSS computes, such as `calc(100% - 2px)` or `linear-gradient(…)`.
  private static func isFunction(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "("), text.last == ")", open != text.startIndex else {
      return false
    }
    return functions.contains(text[..<open].lowercased()) && css(text) != nil
  }

  private static let functions: Set<String> = [
    "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "pow", "sqrt", "hypot",
    "log", "exp", "var", "env", "attr", "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab",
    "oklch", "color", "color-mix", "light-dark", "linear-gradient", "radial-gradient",
    "conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient",
    "repeating-conic-gradient", "cubic-bezier", "steps", "linear", "fit-content", "minmax",
    "repeat", "translate", "translatex", "translatey", "scale", "rotate", "blur", "brightness",
    "drop-shadow",
  ]

  /// The text as it may stand in a declaration: as it is where nothing in it can end the
  /// declaration or load a file, else in quotes.
  static func css(_ text: String) -> String? {
    guard !text.isEmpty, text.utf8.count <= maximumLength, !loads(text) else { return nil }
    let text = isSafe(inOneLine(text)) ? inOneLine(text) : text
    return isSafe(text) ? text : CSSValue.quoted(text)
  }

  /// A list that is written in several lines, such as shadows, in one.
  private static func inOneLine(_ text: String) -> String {
    guard text.contains(","), text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a function in it loads a file, which style sheets of a site must not.
  private static func loads(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return ["url(", "image(", "image-set(", "src("].contains(where: lowered.contains)
  }

  private static func isSafe(_ text: String) -> Bool {
    if text.contains("/*") || text.contains("*/") { return false }
    var depth = 0
    var quote: Character?
    for character in text {
      if ";{}<>\\@!\n\r\u{C}\0".contains(character) { return false }
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
        if depth < 0 { return false }
      }
    }
    return depth == 0 && quote == nil
  }

  /// The types of the parts of composite values by their names.
  static let typesOfParts: [String: TokenType] = [
    "color": .color, "width": .dimension, "style": .strokeStyle, "offsetX": .dimension,
    "offsetY": .dimension, "blur": .dimension, "spread": .dimension, "fontSize": .dimension,
    "fontFamily": .fontFamily, "fontWeight": .fontWeight, "letterSpacing": .dimension,
    "duration": .duration, "delay": .duration, "timingFunction": .cubicBezier,
  ]

  /// A shadow from its parts, in the order of CSS; `nil` for what is no shadow.
  static func shadow(_ parts: [TokenOther.Part]) -> String? {
    func text(_ name: String) -> String? { parts.first { $0.name == name }?.css }
    guard let x = text("offset-x"), let y = text("offset-y") else { return nil }
    let inset = text("inset") == "true" ? "inset" : nil
    let parts = [inset, x, y, text("blur") ?? "0", text("spread") ?? "0", text("color")]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
