/// The default of a Swift parameter, as far as metadata can state it.
enum SwiftDefault: Hashable {
  /// Nothing: `nil`, or an action that does nothing.
  case nothing
  /// As metadata writes it: `small`, `true`, `radius.card`.
  case value(String)
  /// An expression that only Swift can evaluate.
  case expression

  /// - Parameters:
  ///   - text: The expression of the source.
  ///   - type: The type of the parameter.
  ///   - tokens: The paths of tokens by their names in Swift.
  init(_ text: String, type: SwiftTypeText, tokens: [String: String]) {
    let text = Self.ofConstant(text)
    if text == "nil" || text.filter({ $0 != " " }) == "{}" || type.isOptional && text == ".none" {
      self = .nothing
    } else if let token = tokens[text] {
      self = .value(token)
    } else if let value = Self.literal(text) ?? Self.member(text, of: type) {
      self = .value(value)
    } else {
      self = .expression
    }
  }

  /// Whether two values are the same: numbers may be spelt in several ways.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard let left = Double(left), let right = Double(right) else { return false }
    return left == right
  }

  /// The value of a binding that never changes: `false` of `.constant(false)`.
  private static func ofConstant(_ text: String) -> String {
    for start in [".constant(", "Binding.constant("] where text.hasPrefix(start) {
      return text.hasSuffix(")") ? String(text.dropFirst(start.count).dropLast()) : text
    }
    return text
  }

  private static func literal(_ text: String) -> String? {
    if ["true", "false"].contains(text) { return text }
    let digits = text.filter { $0 != "_" }
    if digits.last?.isNumber == true, Double(digits) != nil { return digits }
    return string(text)
  }

  /// What a string literal on one line holds; `nil` for others, and for one with interpolations.
  private static func string(_ text: String) -> String? {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\"")
    else { return nil }
    let escapes: [Character: Character] = [
      "\"": "\"", "\\": "\\", "n": "\n", "t": "\t", "r": "\r",
    ]
    var value = ""
    var rest = text.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\" else {
        value.append(character)
        continue
      }
      guard let escape = rest.popFirst().flatMap({ escapes[$0] }) else { return nil }
      value.append(escape)
    }
    return value
  }

  /// The case in `.small` and `Size.small`.
  private static func member(_ text: String, of type: SwiftTypeText) -> String? {
    var names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = names.popLast(), !name.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    else { return nil }
    let owner = names.joined(separator: ".")
    guard names.count >= 1, owner.isEmpty || owner == type.name || owner == type.lastName else {
      return nil
    }
    return name.filter { $0 != "`" }
  }
}
