import SwiftSyntax

/// Gives the cases of one enum their raw values, as the compiler does for those without one.
struct ImplicitRawValues {
  /// The raw type as spelled; `nil` for an enum without one.
  private let type: String?
  private let kind: Kind
  private var next = 0
  private var isCounting = true

  private enum Kind { case number, string, other }

  /// - Parameter inheritance: What follows the colon of the enum; a raw type stands first.
  init(_ inheritance: [String]) {
    // Coding keys are names of fields, never values of a design.
    let isCoding = inheritance.contains("CodingKey") || inheritance.contains("CodingKeys")
    let first = isCoding ? nil : inheritance.first
    type = first
    let name = first?.split(separator: ".").last.map(String.init) ?? ""
    kind = Self.numbers.contains(name) ? .number : name == "String" ? .string : .other
  }

  /// The raw value of the next case in source order; empty when it has none.
  mutating func value(of element: EnumCaseElementSyntax, in file: ParsedFile) -> [ConstantValue] {
    guard let type, element.parameterClause == nil else { return [] }
    let reader = ConstantExpressionReader(file: file)
    let expression: ConstantExpression
    var text: String
    if let written = element.rawValue?.value {
      expression = reader.read(written)
      text = SyntaxText.oneLine(written)
      count(from: expression)
    } else {
      let place = file.location(of: element.name)
      switch kind {
      case .number where isCounting:
        text = String(next)
        expression = ConstantExpression(.number(text), at: place)
        count(from: expression)
      case .string:
        text = element.name.identifierText
        expression = ConstantExpression(.string(text), at: place)
        text = "\"\(text)\""
      default: return []
      }
    }
    return [
      ConstantValue(expression: expression, text: text, type: type, place: Syntax(element))
    ]
  }

  private mutating func count(from expression: ConstantExpression) {
    var value: Int?
    switch expression.form {
    case .number(let text): value = Int(text)
    case .negation(let operand):
      if case .number(let text) = operand.form { value = Int(text).map { -$0 } }
    default: break
    }
    isCounting = value != nil && value != .max
    if let value, isCounting { next = value + 1 }
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval",
  ]
}
