import SwiftSyntax

// Bodies that only choose what they return.

extension ConstantExpressionReader {
  /// What a body returns: its only expression, or a choice written with `if`, `guard` and `switch`,
  /// in which constants of its own may stand.
  func result(of statements: CodeBlockItemListSyntax, depth: Int = 0) -> ConstantExpression? {
    result(of: statements.map(\.item)[...], depth)
  }

  private func result(
    of items: ArraySlice<CodeBlockItemSyntax.Item>, _ depth: Int
  ) -> ConstantExpression? {
    guard depth < Self.maximumDepth, let first = items.first else { return nil }
    if items.count == 1 { return result(of: first, depth) }
    let rest = { self.result(of: items.dropFirst(), depth + 1) }
    if let variable = first.as(DeclSyntax.self)?.as(VariableDeclSyntax.self) {
      guard let (name, value) = local(variable, depth) else { return nil }
      return rest()?.naming(name, value)
    }
    if let node = first.as(StmtSyntax.self)?.as(GuardStmtSyntax.self) {
      guard let then = rest() else { return nil }
      return choice(
        node.conditions, then, otherwise: result(of: node.body.statements, depth: depth + 1),
        at: node, depth)
    }
    // `if … { return a }` and then more.
    guard let node = Self.expression(of: first)?.as(IfExprSyntax.self), node.elseBody == nil,
      let then = result(of: node.body.statements, depth: depth + 1)
    else { return nil }
    return choice(node.conditions, then, otherwise: rest(), at: node, depth)
  }

  private func result(
    of item: CodeBlockItemSyntax.Item, _ depth: Int
  ) -> ConstantExpression? {
    if let statement = item.as(ReturnStmtSyntax.self) {
      return statement.expression.map { read($0, depth: depth) }
    }
    guard let expression = Self.expression(of: item) else { return nil }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return branching(expression, depth)
    }
    return read(expression, depth: depth)
  }

  /// The name and the value of `let name = value`.
  private func local(
    _ node: VariableDeclSyntax, _ depth: Int
  ) -> (name: String, value: ConstantExpression)? {
    guard node.bindingSpecifier.tokenKind == .keyword(.let), node.bindings.count == 1,
      let binding = node.bindings.first, let value = binding.initializer?.value,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    return (pattern.identifier.identifierText, read(value, depth: depth + 1))
  }

  func branching(_ node: ExprSyntax, _ depth: Int) -> ConstantExpression? {
    if let node = node.as(IfExprSyntax.self) { return choice(node, depth) }
    if let node = node.as(SwitchExprSyntax.self) {
      return SwitchReader(reader: self, depth: depth).choice(node)
    }
    return nil
  }

  private func choice(_ node: IfExprSyntax, _ depth: Int) -> ConstantExpression? {
    guard depth < Self.maximumDepth,
      let then = result(of: node.body.statements, depth: depth + 1)
    else { return nil }
    let otherwise: ConstantExpression?
    switch node.elseBody {
    case .codeBlock(let block)?: otherwise = result(of: block.statements, depth: depth + 1)
    case .ifExpr(let node)?: otherwise = choice(node, depth + 1)
    case nil: otherwise = nil
    }
    return choice(node.conditions, then, otherwise: otherwise, at: node, depth)
  }

  /// What conditions choose. A name that one of them binds is there whenever `then` is chosen.
  private func choice(
    _ conditions: ConditionElementListSyntax, _ then: ConstantExpression,
    otherwise: ConstantExpression?, at node: some SyntaxProtocol, _ depth: Int
  ) -> ConstantExpression? {
    if conditions.count == 1,
      case .optionalBinding(let binding)? = conditions.first?.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    {
      guard let value = binding.initializer?.value,
        let found = then.naming(name, read(value, depth: depth + 1))
      else { return nil }
      guard let otherwise else { return found }
      return ConstantExpression(
        .operation(found, .otherwise, otherwise), at: file.location(of: node))
    }
    guard let otherwise, let condition = condition(of: conditions, depth) else { return nil }
    return ConstantExpression(
      .conditional(if: condition, then: then, else: otherwise), at: file.location(of: node))
  }

  private func condition(
    of list: ConditionElementListSyntax, _ depth: Int
  ) -> ConstantExpression? {
    var result: ConstantExpression?
    for element in list {
      let condition: ConstantExpression
      switch element.condition {
      case .expression(let expression): condition = read(expression, depth: depth + 1)
      case .availability(let node):
        condition = ConstantExpression(
          .source(SyntaxText.oneLine(node)), at: file.location(of: node))
      case .matchingPattern(let node):
        guard let pattern = node.pattern.as(ExpressionPatternSyntax.self) else { return nil }
        condition = ConstantExpression(
          .operation(
            read(node.initializer.value, depth: depth + 1), .equal,
            read(pattern.expression, depth: depth + 1)), at: file.location(of: node))
      case .optionalBinding: return nil
      }
      result =
        result.map { ConstantExpression(.operation($0, .and, condition), at: $0.location) }
        ?? condition
    }
    return result
  }

  /// `if` and `switch` come as statements or as expressions.
  private static func expression(of item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }
}

extension ConstantExpression {
  /// The expression with `value` in place of the name; `nil` where that makes it too large.
  fileprivate func naming(_ name: String, _ value: ConstantExpression) -> ConstantExpression? {
    replacing { part in
      guard case .name(name) = part.form else { return nil }
      return value
    }
  }
}
