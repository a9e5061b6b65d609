import SwiftSyntax

/// Takes expressions apart as far as constants of a design are written with them.
///
/// The depth of the result is bounded: what is nested deeper stays text.
struct ConstantExpressionReader {
  let file: ParsedFile

  /// Many times what a constant needs, and little enough for the stack of any thread.
  static let maximumDepth = 40

  func read(_ node: ExprSyntax) -> ConstantExpression { read(node, depth: 0) }

  func read(_ node: ExprSyntax, depth: Int) -> ConstantExpression {
    let form = depth < Self.maximumDepth ? form(of: node, depth: depth + 1) : nil
    return ConstantExpression(
      form ?? .source(SyntaxText.oneLine(node)), at: file.location(of: node))
  }

  private func form(of node: ExprSyntax, depth: Int) -> ConstantExpression.Form? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): .number(node.literal.text.filter { $0 != "_" })
    case .floatLiteralExpr(let node): .number(node.literal.text.filter { $0 != "_" })
    case .stringLiteralExpr(let node):
      node.representedLiteralValue.map { .string($0) } ?? interpolation(node, depth)
    case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: ConstantExpression.Form.none
    case .prefixOperatorExpr(let node): prefixed(node, depth)
    case .declReferenceExpr(let node):
      node.argumentNames == nil ? .name(node.baseName.identifierText) : nil
    case .memberAccessExpr(let node): member(node, depth)
    case .functionCallExpr(let node): call(node, depth)
    case .macroExpansionExpr(let node): macro(node, depth)
    case .arrayExpr(let node):
      .array(node.elements.map { read($0.expression, depth: depth) })
    case .tupleExpr(let node): parenthesized(node, depth)
    case .forceUnwrapExpr(let node): read(node.expression, depth: depth).form
    case .optionalChainingExpr(let node): read(node.expression, depth: depth).form
    case .sequenceExpr(let node): SequenceFolder(reader: self, depth: depth).form(of: node)
    case .closureExpr(let node):
      result(of: node.statements, depth: depth).map { .closure($0) }
    case .ifExpr, .switchExpr: branching(node, depth)?.form
    default: nil
    }
  }

  private func interpolation(
    _ node: StringLiteralExprSyntax, _ depth: Int
  ) -> ConstantExpression.Form? {
    guard node.openingPounds == nil, node.openingQuote.tokenKind == .stringQuote else { return nil }
    var parts: [ConstantExpression] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text):
        // A segment alone is a literal, whose escapes are decoded.
        guard !text.content.text.contains("\\") else { return nil }
        parts.append(.init(.string(text.content.text), at: file.location(of: text)))
      case .expressionSegment(let part):
        guard part.expressions.count == 1, let only = part.expressions.first, only.label == nil
        else { return nil }
        parts.append(read(only.expression, depth: depth))
      }
    }
    return .interpolation(parts)
  }

  private func prefixed(
    _ node: PrefixOperatorExprSyntax, _ depth: Int
  ) -> ConstantExpression.Form? {
    switch node.operator.text {
    case "-": .negation(read(node.expression, depth: depth))
    case "+": read(node.expression, depth: depth).form
    case "!": .inversion(read(node.expression, depth: depth))
    default: nil
    }
  }

  private func member(
    _ node: MemberAccessExprSyntax, _ depth: Int
  ) -> ConstantExpression.Form? {
    guard node.declName.argumentNames == nil else { return nil }
    let name = node.declName.baseName.identifierText
    return .member(of: node.base.map { read($0, depth: depth) }, name)
  }

  private func call(_ node: FunctionCallExprSyntax, _ depth: Int) -> ConstantExpression.Form {
    var arguments = node.arguments.map { argument in
      ConstantExpression.Argument(
        label: argument.label?.identifierText, value: read(argument.expression, depth: depth))
    }
    if let closure = node.trailingClosure {
      arguments.append(.init(label: nil, value: read(ExprSyntax(closure), depth: depth)))
    }
    for closure in node.additionalTrailingClosures {
      arguments.append(
        .init(
          label: closure.label.identifierText,
          value: read(ExprSyntax(closure.closure), depth: depth)))
    }
    return .call(read(node.calledExpression, depth: depth), arguments)
  }

  /// `#colorLiteral(…)` is a call whose name begins with `#`.
  private func macro(
    _ node: MacroExpansionExprSyntax, _ depth: Int
  ) -> ConstantExpression.Form? {
    guard node.trailingClosure == nil else { return nil }
    let name = ConstantExpression(.name("#" + node.macroName.text), at: file.location(of: node))
    return .call(
      name,
      node.arguments.map { argument in
        .init(
          label: argument.label?.identifierText, value: read(argument.expression, depth: depth))
      })
  }

  private func parenthesized(
    _ node: TupleExprSyntax, _ depth: Int
  ) -> ConstantExpression.Form? {
    guard node.elements.count == 1, let only = node.elements.first, only.label == nil else {
      return nil
    }
    return read(only.expression, depth: depth).form
  }
}
