import ColorScience
import JSONTree

/// How to write in DTCG 2025.10 what older drafts wrote as a string.
enum LegacyForms {
  /// `"#3366ff"` or `"#3366ff80"`.
  static func color(_ node: JSONNode) -> String? {
    guard let text = node.string else { return nil }
    let hex = text.hasPrefix("#") ? text : "#" + text
    guard let color = SRGBColor(hex: hex) else {
      return TokenType.color.example
    }
    let components = [color.red, color.green, color.blue].map(rounded).joined(separator: ", ")
    let alpha = color.alpha < 1 ? ", \"alpha\": \(rounded(color.alpha))" : ""
    return "write { \"colorSpace\": \"srgb\", \"components\": [\(components)]\(alpha), "
      + "\"hex\": \"\(color.hex)\" }"
  }

  /// `"16px"`, or a bare number.
  static func dimension(_ node: JSONNode) -> String? {
    measure(node, units: ["px", "rem"], bare: "px")
  }

  /// `"100ms"`, or a bare number.
  static func duration(_ node: JSONNode) -> String? {
    measure(node, units: ["ms", "s"], bare: "ms")
  }

  /// `"cubic-bezier(0.4, 0, 0.2, 1)"`.
  static func bezier(_ node: JSONNode) -> String? {
    guard let text = node.string else { return nil }
    let inner = text.split(whereSeparator: { $0 == "(" || $0 == ")" }).dropFirst().first
    let numbers = (inner ?? "").split(whereSeparator: { $0 == "," || $0 == " " })
    guard numbers.count == 4, numbers.allSatisfy({ Double($0) != nil }) else {
      return TokenType.cubicBezier.example
    }
    return "write [\(numbers.joined(separator: ", "))]"
  }

  /// `"7"`.
  static func number(_ node: JSONNode) -> String? {
    guard let number = node.string.flatMap(Double.init), number.isFinite else { return nil }
    return "write the number \(CSSNumber.text(number)) without quotes"
  }

  /// `"$color.text"`, as other tools write an alias.
  static func alias(_ text: String) -> String? {
    let path = text.dropFirst()
    guard text.first == "$", !path.isEmpty, !path.contains(where: { "{}$ ".contains($0) })
    else { return nil }
    return "if this is an alias, write '{\(path)}'"
  }

  /// `"SemiBold"`, `"600"`.
  static func fontWeight(_ text: String) -> String? {
    if let number = Double(text), 1...1000 ~= number {
      return "write the number \(CSSNumber.text(number)) without quotes"
    }
    func plain(_ name: some StringProtocol) -> String {
      name.lowercased().filter { $0.isLetter }
    }
    let keyword = TokenFontWeight.keywords.first { plain($0.name) == plain(text) }
    return keyword.map { "write \"\($0.name)\"" }
  }

  /// `"150%"`, `"24px"` or a dimension, where a factor is due.
  static func lineHeight(_ node: JSONNode) -> String? {
    if let text = node.string, text.hasSuffix("%"), let percent = Double(text.dropLast()) {
      return "write \(rounded(percent / 100))"
    }
    if node.object?["unit"] != nil || node.string.map({ $0.hasSuffix("px") }) == true {
      return "divide it by the font size"
    }
    return nil
  }

  private static func measure(_ node: JSONNode, units: [String], bare: String) -> String? {
    func form(_ value: String, _ unit: String) -> String {
      "write { \"value\": \(value), \"unit\": \"\(unit)\" }"
    }
    if case .number(let number) = node.value { return form(number.text, bare) }
    guard let text = node.string else { return nil }
    if let number = Double(text), number.isFinite { return form(CSSNumber.text(number), bare) }
    for unit in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number.isFinite else { continue }
      return form(CSSNumber.text(number), unit)
    }
    return form("16", units[0])
  }

  private static func rounded(_ value: Double) -> String {
    CSSNumber.text((value * 10000).rounded() / 10000)
  }
}
