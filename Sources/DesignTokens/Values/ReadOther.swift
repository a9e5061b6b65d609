import JSONTree

// What DTCG 2025.10 has no form for and people write all the same: kept as it is, with the values
// of the tokens that it refers to.

extension ValueReader {
  /// The value as it is written; `nil` where it is no value of any kind that is known.
  ///
  /// - Parameter isTold: Whether a finding says so.
  mutating func kept(_ cursor: Cursor, _ type: StatedType, isTold: Bool = true) -> TokenValue? {
    guard let form = form(cursor), KeptText.isMeant(cursor.node, as: type.type),
      KeptText.isBounded(form.json)
    else { return nil }
    if isTold {
      report(
        .tokensKept,
        type.type == .other
          ? "\(cursor.label) is kept as it is: DTCG 2025.10 has no type '\(type.name)'"
          : "\(cursor.label) is kept as it is: DTCG 2025.10 has no form for such a \(type.name)",
        cursor)
    }
    return .other(form.kept(as: type.name))
  }

  /// A value as JSON and as CSS, every reference replaced.
  private struct Form {
    var json: JSONValue
    var css: String?
    var parts: [TokenOther.Part] = []

    init(_ json: JSONValue, css: String?) { (self.json, self.css) = (json, css) }

    init(_ value: TokenValue, of name: String = "") {
      json = JSONExporter.value(of: value)
      css = CSSValue.text(of: value)
      if case .other(let kept) = value { css = kept.css }
    }

    func kept(as typeName: String) -> TokenOther {
      TokenOther(typeName: typeName, json: json, css: css, parts: parts)
    }
  }

  private mutating func form(_ cursor: Cursor) -> Form? {
    switch cursor.node.value {
    case .null: return nil
    case .bool(let flag): return Form(.bool(flag), css: flag ? "true" : "false")
    case .number(let number):
      return Form(.number(number), css: number.double.map(CSSNumber.text))
    case .string(let text): return textForm(text, cursor)
    case .array(let elements):
      let forms = elements.enumerated().map { form(cursor.element($0, $1)) }
      let known = forms.compactMap(\.self)
      guard known.count == forms.count, known.allSatisfy({ KeptText.isBounded($0.json) }) else {
        return nil
      }
      let texts = known.compactMap(\.css)
      let css = texts.count == known.count ? texts.joined(separator: ", ") : nil
      return Form(.array(known.map(\.json)), css: css)
    case .object(let object): return objectForm(object, cursor)
    }
  }

  private mutating func textForm(_ text: String, _ cursor: Cursor) -> Form? {
    if let path = CurlyAlias.path(text), !path.isEmpty {
      guard let token = tokenNamed(path, text, cursor), let value = value(of: token, cursor)
      else { return nil }
      return Form(value)
    }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return nil }
      let path = rest[rest.index(after: open)..<close].trimmingSpaces
      guard let token = tokenNamed(path, "{\(path)}", cursor), let value = value(of: token, cursor),
        let css = Form(value).css
      else { return nil }
      filled += rest[..<open] + css
      guard filled.utf8.count <= KeptText.maximumLength else { return nil }
      rest = rest[rest.index(after: close)...]
    }
    filled += rest
    return Form(.string(filled), css: KeptText.css(filled))
  }

  private mutating func tokenNamed(_ path: String, _ written: String, _ cursor: Cursor) -> Int? {
    do throws(TokenIndex.Problem) {
      return try index.token(alias: path, written: written)
    } catch {
      report(error, cursor)
      return nil
    }
  }

  private mutating func objectForm(_ object: JSONObject, _ cursor: Cursor) -> Form? {
    if object["$ref"] != nil { return pointedForm(cursor) }
    if let value = object["value"]?.double, let unit = object["unit"]?.string,
      object.members.count == 2
    {
      guard KeptText.isUnit(unit) else { return nil }
      return Form(
        ["value": .double(value), "unit": .string(unit)], css: CSSNumber.text(value) + unit)
    }
    var members: [JSONValue.Member] = []
    var parts: [TokenOther.Part] = []
    for member in object.members {
      guard let form = partForm(cursor.member(member.name, member.value), named: member.name) else {
        return nil
      }
      members.append(.init(member.name, form.json))
      guard let css = form.css else { continue }
      let words = NameWords.split(member.name).map { $0.lowercased() }
      parts.append(.init(name: words.joined(separator: "-"), css: css))
    }
    var form = Form(.object(members), css: KeptText.shadow(parts))
    form.parts = form.css == nil ? parts : []
    return form
  }

  /// A part of a composite value: as its own type has it where it can be read so.
  private mutating func partForm(_ cursor: Cursor, named name: String) -> Form? {
    if let type = KeptText.typesOfParts[name], !cursor.node.isReference {
      let before = diagnostics
      if let value = literal(cursor, as: type) { return Form(value) }
      diagnostics = before
    }
    return form(cursor)
  }

  private mutating func pointedForm(_ cursor: Cursor) -> Form? {
    guard let pointer = pointerText(cursor), let target = pointerTarget(pointer, cursor) else {
      return nil
    }
    switch target {
    case .token: return nil
    case .part(let token, []): return value(of: token, cursor).map { Form($0) }
    case .part(let token, let path):
      guard let found = walk(to: path, in: token, from: cursor) else { return nil }
      return form(found)
    }
  }
}

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
      return isWord(text) || type == .dimension && isList(text)
    }
  }

  private static func isWord(_ text: String) -> Bool {
    keywords.contains(text.lowercased()) || isMeasure(text) || isFunction(text)
  }

  /// Several measures in one text, `4px 8px` or `50ch, 40vw`.
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
    return words.count > 1 && words.allSatisfy(isWord) && css(text) != nil
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
    return isSafe(text) ? text : CSSValue.quoted(text)
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
