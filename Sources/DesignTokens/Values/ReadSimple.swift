import Diagnostics
import JSONTree

extension ValueReader {
  /// `{ "value": 16, "unit": "px" }`; px and rem are the only units.
  mutating func readDimension(_ cursor: Cursor) -> TokenDimension? {
    measure(
      cursor, .dimension, TokenDimension.Unit.self, example: LegacyForms.dimension(cursor.node)
    ).map { TokenDimension($0.0, $0.1) }
  }

  /// `{ "value": 200, "unit": "ms" }`; ms and s are the only units.
  mutating func readDuration(_ cursor: Cursor) -> TokenDuration? {
    measure(
      cursor, .duration, TokenDuration.Unit.self, example: LegacyForms.duration(cursor.node)
    ).map { TokenDuration($0.0, $0.1) }
  }

  /// `[x1, y1, x2, y2]` with both x within 0…1.
  mutating func readBezier(_ cursor: Cursor) -> TokenBezier? {
    guard let nodes = cursor.node.array, nodes.count == 4 else {
      let found = cursor.node.array.map { "\($0.count) of them" } ?? cursor.node.kindName
      invalid(
        .cubicBezier, "\(cursor.label) must be an array of four numbers, not \(found)", cursor,
        suggestion: LegacyForms.bezier(cursor.node) ?? TokenType.cubicBezier.example)
      return nil
    }
    var numbers: [Double] = []
    for (index, node) in nodes.enumerated() {
      let element = cursor.element(index, node)
      guard let number = number(element, .cubicBezier) else { return nil }
      if index % 2 == 0, !(0...1 ~= number) {
        invalid(.cubicBezier, "\(element.label), an x, must be between 0 and 1", element)
        return nil
      }
      numbers.append(number)
    }
    return TokenBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// A name, or names with the most preferred first.
  mutating func readFontFamily(_ cursor: Cursor) -> [String]? {
    if let name = cursor.node.string {
      guard checkFontName(name, cursor) else { return nil }
      if name.contains(",") {
        report(
          .tokensFontFamilyList, "\(cursor.label) is one font name with a comma in it", cursor,
          suggestion: "write several names as an array: \(familyArray(name))")
      }
      return [name]
    }
    guard let nodes = cursor.node.array, !nodes.isEmpty else {
      let found = cursor.node.array.map { _ in "an empty array" } ?? cursor.node.kindName
      invalid(
        .fontFamily, "\(cursor.label) must be a font name or an array of them, not \(found)",
        cursor, suggestion: TokenType.fontFamily.example)
      return nil
    }
    var names: [String] = []
    for (index, node) in nodes.enumerated() {
      if let list = fontNames(at: cursor.element(index, node)) {
        names += list
        continue
      }
      guard let element = part(cursor.element(index, node)) else { return nil }
      guard let name = element.node.string else {
        invalid(
          .fontFamily, "\(element.label) must be a font name, not \(element.node.kindName)",
          element)
        return nil
      }
      guard checkFontName(name, element) else { return nil }
      names.append(name)
    }
    return names
  }

  /// The names of another token that stands in a list of names, which the standard does not foresee.
  private mutating func fontNames(at cursor: Cursor) -> [String]? {
    guard conformance(at: cursor) == .tolerant, let text = cursor.node.string,
      let path = CurlyAlias.path(text), let token = try? index.token(alias: path, written: text),
      let names = value(of: token, cursor)?.fontNames
    else { return nil }
    diagnostics.append(
      .init(
        .tokensAliasIntoValue, as: .warning,
        "the names of '\(records[token].path)' are put in the place of \(cursor.label)",
        at: cursor.location, suggestion: "write the names"))
    return names
  }

  /// A name with a brace in it is a reference that went wrong.
  private mutating func checkFontName(_ name: String, _ cursor: Cursor) -> Bool {
    guard name.contains("{") else { return true }
    invalid(
      .fontFamily, "\(cursor.label) is neither a font name nor an alias: '\(name)'", cursor,
      suggestion: "an alias is the whole string: '{group.token}'")
    return false
  }

  private func familyArray(_ list: String) -> String {
    let names = list.split(separator: ",").map { name -> JSONValue in
      let trimmed = name.drop { $0 == " " }
      return .string(String(trimmed.filter { $0 != "'" && $0 != "\"" }))
    }
    return JSONWriter().string(.array(names))
  }

  /// 1 to 1000, or one of the 18 keywords.
  mutating func readFontWeight(_ cursor: Cursor) -> TokenFontWeight? {
    if let number = cursor.node.double {
      if 1...1000 ~= number { return TokenFontWeight(number) }
      invalid(.fontWeight, "\(cursor.label) must be between 1 and 1000", cursor)
      return nil
    }
    guard let keyword = cursor.node.string else {
      invalid(
        .fontWeight, "\(cursor.label) must be a number or a keyword, not \(cursor.node.kindName)",
        cursor, suggestion: TokenType.fontWeight.example)
      return nil
    }
    if let weight = TokenFontWeight(keyword: keyword) { return weight }
    invalid(
      .fontWeight, "\(about: keyword) is not a font weight", cursor,
      suggestion: LegacyForms.fontWeight(keyword))
    return nil
  }
}

extension TokenValue {
  /// The names of a value that is a font, or a text of which nothing says what it is.
  fileprivate var fontNames: [String]? {
    switch self {
    case .fontFamily(let names): names
    case .other(let kept): if case .string(let name) = kept.json { [name] } else { nil }
    default: nil
    }
  }
}
