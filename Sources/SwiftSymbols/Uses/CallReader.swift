import SwiftSyntax

/// Takes a call apart.
enum CallReader {
  /// - Returns: `nil` for what is called without a name, such as a closure or a subscript.
  static func call(
    _ node: FunctionCallExprSyntax, at place: SwiftUses.Surroundings
  ) -> SwiftUses.Call? {
    guard var call = head(node.calledExpression, of: node, at: place) else { return nil }
    if call.name == "init", case .names(let names) = call.base {
      let parts = names.split(separator: ".")
      call.name = parts.last.map(String.init) ?? "init"
      call.base = parts.count > 1 ? .names(parts.dropLast().joined(separator: ".")) : .none
    }
    call.arguments = node.arguments.map { argument in
      SwiftUses.Argument(
        label: argument.label?.identifierText, values: values(of: argument.expression),
        range: argument.offsets)
    }
    if let closure = node.trailingClosure { call.arguments.append(trailing(nil, closure)) }
    for element in node.additionalTrailingClosures {
      call.arguments.append(trailing(element.label.identifierText, element.closure))
    }
    return call
  }

  private static func head(
    _ called: ExprSyntax, of node: FunctionCallExprSyntax, at place: SwiftUses.Surroundings
  ) -> SwiftUses.Call? {
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return head(generic.expression, of: node, at: place)
    }
    if let name = called.as(DeclReferenceExprSyntax.self) {
      return SwiftUses.Call(
        base: .none, name: name.baseName.identifierText, range: node.offsets,
        nameOffset: called.offsets.lowerBound, surroundings: place)
    }
    guard let access = called.as(MemberAccessExprSyntax.self) else { return nil }
    return SwiftUses.Call(
      base: base(of: access), name: access.declName.baseName.identifierText, range: node.offsets,
      nameOffset: access.declName.offsets.lowerBound, surroundings: place)
  }

  private static func base(of access: MemberAccessExprSyntax) -> SwiftUses.Call.Base {
    guard let base = access.base else { return .implicit }
    return names(of: base).map { .names($0) } ?? .value
  }

  private static func trailing(
    _ label: String?, _ closure: ClosureExprSyntax
  ) -> SwiftUses.Argument {
    let range = closure.offsets
    return SwiftUses.Argument(
      label: label, values: [SwiftUses.Value(kind: .closure, range: range)], range: range)
  }

  /// `DS.Spacing.m`, `.red` and `spacing`; `nil` where something other than names is before a point.
  static func names(of expression: ExprSyntax) -> String? {
    var parts: [String] = []
    var current: ExprSyntax? = expression
    while let access = current?.as(MemberAccessExprSyntax.self) {
      parts.append(access.declName.baseName.identifierText)
      guard let base = access.base else { return "." + parts.reversed().joined(separator: ".") }
      current = base
    }
    guard let root = current?.as(DeclReferenceExprSyntax.self), root.argumentNames == nil else {
      return nil
    }
    return ([root.baseName.identifierText] + parts.reversed()).joined(separator: ".")
  }
}

// MARK: - Values

extension CallReader {
  /// What an expression may be.
  static func values(of expression: ExprSyntax) -> [SwiftUses.Value] {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      if let quotient = quotient(sequence) { return [quotient] }
      return sides(of: sequence) ?? [SwiftUses.Value(kind: .other, range: expression.offsets)]
    }
    if let inner = single(expression) { return values(of: inner) }
    return [SwiftUses.Value(kind: kind(of: expression), range: expression.offsets)]
  }

  /// The number of `220 / 255`, as components of colours are written.
  private static func quotient(_ sequence: SequenceExprSyntax) -> SwiftUses.Value? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].trimmedDescription == "/",
      case .number(let dividend) = kind(of: elements[0]),
      case .number(let divisor) = kind(of: elements[2]), divisor != 0
    else { return nil }
    return SwiftUses.Value(
      kind: .number(dividend / divisor), range: sequence.offsets, isComputed: true)
  }

  /// The two values of `condition ? 8 : 12`.
  private static func sides(of sequence: SequenceExprSyntax) -> [SwiftUses.Value]? {
    let elements = Array(sequence.elements)
    guard elements.count >= 3,
      let ternary = elements[elements.count - 2].as(UnresolvedTernaryExprSyntax.self),
      !elements.dropLast(2).contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return nil }
    return values(of: ternary.thenExpression) + values(of: elements[elements.count - 1])
  }

  /// The one value in parentheses.
  private static func single(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return nil }
    return only.expression
  }

  private static func kind(of expression: ExprSyntax) -> SwiftUses.Value.Kind {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): number(node.literal.text)
    case .floatLiteralExpr(let node): number(node.literal.text)
    case .prefixOperatorExpr(let node): signed(node)
    case .stringLiteralExpr(let node):
      node.representedLiteralValue.map { .string($0) } ?? .other
    case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: .none
    case .closureExpr: .closure
    case .functionCallExpr(let node): converted(node) ?? .other
    default: names(of: expression).map { .name($0) } ?? .other
    }
  }

  private static func number(_ text: String) -> SwiftUses.Value.Kind {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x"), let value = UInt64(digits.dropFirst(2), radix: 16) {
      return .number(Double(value))
    }
    return Double(digits).map { .number($0) } ?? .other
  }

  private static func signed(_ node: PrefixOperatorExprSyntax) -> SwiftUses.Value.Kind {
    guard node.operator.text == "-", case .number(let value) = kind(of: node.expression) else {
      return .other
    }
    return .number(-value)
  }

  /// `CGFloat(8)`.
  private static func converted(_ node: FunctionCallExprSyntax) -> SwiftUses.Value.Kind? {
    guard let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      numberTypes.contains(type), node.arguments.count == 1, node.trailingClosure == nil,
      let only = node.arguments.first, only.label == nil,
      case .number(let value) = kind(of: only.expression)
    else { return nil }
    return .number(value)
  }

  private static let numberTypes: Set<String> = ["CGFloat", "Double", "Float"]
}
