import JSONTree

/// Arithmetic in the text of a value, as Tokens Studio has it: `{a} * 2`, `({b} + 4px) / 2`.
indirect enum Calculation: Hashable {
  case measure(Double, unit: String)
  case reference(String)
  case operation(Character, Calculation, Calculation)

  /// Texts longer than this are not looked at: the parser recurs once a bracket.
  static let maximumLength = 512

  /// Reads a text that is arithmetic and more than a single number or reference.
  init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    var parser = Parser(rest: text[...])
    guard let parsed = parser.sum(), parser.isAtEnd, case .operation = parsed else { return nil }
    self = parsed
  }

  /// The names in braces.
  var references: [String] {
    switch self {
    case .measure: []
    case .reference(let name): [name]
    case .operation(_, let left, let right): left.references + right.references
    }
  }

  private struct Parser {
    var rest: Substring
    private var depth = 0
    private static let maximumDepth = 32

    init(rest: Substring) {
      self.rest = rest
    }

    var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

    mutating func sum() -> Calculation? {
      guard var result = product() else { return nil }
      while let sign = take("+-") {
        guard let next = product() else { return nil }
        result = .operation(sign, result, next)
      }
      return result
    }

    private mutating func product() -> Calculation? {
      guard var result = operand() else { return nil }
      while let sign = take("*/") {
        guard let next = operand() else { return nil }
        result = .operation(sign, result, next)
      }
      return result
    }

    private mutating func operand() -> Calculation? {
      if take("(") != nil {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard let inner = sum(), take(")") != nil else { return nil }
        return inner
      }
      if take("{") != nil {
        let name = rest.prefix { $0 != "}" && $0 != "{" }
        rest = rest[name.endIndex...]
        return take("}") == nil ? nil : .reference(name.trimmed)
      }
      let sign = take("-").map(String.init) ?? ""
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "%" }
      guard let measure = Measure(sign + word), let value = measure.number.double else {
        return nil
      }
      rest = rest[word.endIndex...]
      return .measure(value, unit: measure.unit)
    }

    /// Takes the next character that is no space, if it is one of `characters`.
    private mutating func take(_ characters: String) -> Character? {
      let trimmed = rest.drop { $0.isWhitespace }
      guard let first = trimmed.first, characters.contains(first) else {
        rest = trimmed
        return nil
      }
      rest = trimmed.dropFirst()
      return first
    }
  }
}

/// A number with a unit, on the way through a calculation.
struct Quantity: Hashable {
  var value: Double
  /// Empty for a plain number.
  var unit: String

  /// `nil` where the units do not fit: lengths of two units are not added, nor multiplied.
  static func combined(_ sign: Character, _ left: Quantity, _ right: Quantity) -> Quantity? {
    let units = Set([left.unit, right.unit]).subtracting([""])
    switch sign {
    case "+" where units.count < 2:
      return Quantity(value: left.value + right.value, unit: units.first ?? "")
    case "-" where units.count < 2:
      return Quantity(value: left.value - right.value, unit: units.first ?? "")
    case "*" where left.unit.isEmpty || right.unit.isEmpty:
      return Quantity(value: left.value * right.value, unit: left.unit + right.unit)
    case "/" where right.value != 0 && right.unit.isEmpty:
      return Quantity(value: left.value / right.value, unit: left.unit)
    case "/" where right.value != 0 && left.unit == right.unit:
      return Quantity(value: left.value / right.value, unit: "")
    default: return nil
    }
  }
}
