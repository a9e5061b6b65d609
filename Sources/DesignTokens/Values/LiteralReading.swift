import ColorScience
import Diagnostics
import JSONTree

// A value that is written out, by its type. Each type has a file of its own.

extension ValueReader {
  mutating func literal(_ cursor: Cursor, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: readColor(cursor).map(TokenValue.color)
    case .dimension: readDimension(cursor).map(TokenValue.dimension)
    case .fontFamily: readFontFamily(cursor).map(TokenValue.fontFamily)
    case .fontWeight: readFontWeight(cursor).map(TokenValue.fontWeight)
    case .duration: readDuration(cursor).map(TokenValue.duration)
    case .cubicBezier: readBezier(cursor).map(TokenValue.cubicBezier)
    case .number: readNumber(cursor).map(TokenValue.number)
    case .strokeStyle: readStrokeStyle(cursor).map(TokenValue.strokeStyle)
    case .border: readBorder(cursor).map(TokenValue.border)
    case .transition: readTransition(cursor).map(TokenValue.transition)
    case .shadow: readShadows(cursor).map(TokenValue.shadow)
    case .gradient: readGradient(cursor).map(TokenValue.gradient)
    case .typography: readTypography(cursor).map(TokenValue.typography)
    case .other: nil
    }
  }

  /// A number of the format: JSON numbers too large for a double are refused.
  mutating func readNumber(_ cursor: Cursor) -> Double? {
    if let number = cursor.node.double { return number }
    invalid(
      .number, "\(cursor.label) must be a number, not \(cursor.node.kindName)", cursor,
      suggestion: LegacyForms.number(cursor.node) ?? TokenType.number.example)
    return nil
  }

  mutating func invalid(
    _ type: TokenType, _ headline: Headline, _ cursor: Cursor, suggestion: String? = nil
  ) {
    let text = cursor.node.string ?? ""
    let isHalfAnAlias = text.hasPrefix("{") != text.hasSuffix("}")
    report(
      .tokensInvalid(type), headline, cursor,
      suggestion: isHalfAnAlias
        ? "put an alias between one pair of braces: '{group.token}'"
        : LegacyForms.alias(text) ?? suggestion)
  }

  /// The members of an object that has all of `required`, perhaps `optional`, and no others.
  mutating func fields(
    _ cursor: Cursor, _ type: TokenType, required: [String], optional: [String] = [],
    suggestion: String? = nil
  ) -> JSONObject? {
    guard let object = cursor.node.object else {
      invalid(
        type, "\(cursor.label) must be an object, not \(cursor.node.kindName)", cursor,
        suggestion: suggestion ?? type.example)
      return nil
    }
    var isComplete = true
    for name in required where object[name] == nil {
      invalid(type, "\(cursor.label) has no '\(name)'", cursor, suggestion: suggestion)
      isComplete = false
    }
    let known = required + optional
    for member in object.members where !known.contains(member.name) {
      let near = DidYouMean.suggestion(for: member.name, among: known)
      let isPassedOver = near == nil && conformance(at: cursor) == .tolerant
      report(
        .tokensInvalid(type),
        "\(cursor.label) has the unknown key '\(member.name)'",
        cursor.member(member.name, member.value), suggestion: near)
      if isPassedOver { soften() } else { isComplete = false }
    }
    return isComplete ? object : nil
  }

  /// The number of a measure such as `{ "value": 4, "unit": "px" }`, and its unit.
  mutating func measure<Unit: RawRepresentable & CaseIterable>(
    _ cursor: Cursor, _ type: TokenType, _ units: Unit.Type, example: String?
  ) -> (Double, Unit)? where Unit.RawValue == String {
    guard
      let object = fields(
        cursor, type, required: ["value", "unit"], suggestion: example),
      let valueNode = object["value"], let unitNode = object["unit"],
      let number = part(cursor.member("value", valueNode)),
      let unit = part(cursor.member("unit", unitNode))
    else { return nil }
    guard let value = number.node.double else {
      invalid(type, "\(number.label) must be a number, not \(number.node.kindName)", number)
      return nil
    }
    if let known = unit.node.string.flatMap(Unit.init(rawValue:)) { return (value, known) }
    let known = units.allCases.map(\.rawValue)
    let names = known.map { "'\($0)'" }.joined(separator: " or ")
    let found = unit.node.string.map { "'\($0)'" } ?? unit.node.kindName
    invalid(
      type, "\(unit.label) must be \(names), not \(found)", unit,
      suggestion: "write the value in \(known.joined(separator: " or "))")
    return nil
  }

  /// A part that must be a number.
  mutating func number(_ cursor: Cursor, _ type: TokenType) -> Double? {
    guard let cursor = part(cursor) else { return nil }
    if let number = cursor.node.double { return number }
    invalid(type, "\(cursor.label) must be a number, not \(cursor.node.kindName)", cursor)
    return nil
  }
}
