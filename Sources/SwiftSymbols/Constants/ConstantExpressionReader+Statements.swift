import SwiftSyntax

// Bodies that only choose what they return.

extension ConstantExpressionReader {
  /// What a body returns: its only expression, or a choice written with `if` or `switch`.
  func result(of statements: CodeBlockItemListSyntax, depth: Int = 0) -> ConstantExpression? {
    let items = statements.map(\.item)
    guard depth < Self.maximumDepth, let first = items.first else { return nil }
    if items.count == 1 { return result(of: first, depth: depth) }
    // `if … { return a }` and then `return b`.
    guard items.count == 2, let node = Self.expression(of: first)?.as(IfExprSyntax.self),
      node.elseBody == nil, let condition = condition(of: node, depth),
      let then = result(of: node.body.statements, depth: depth + 1),
      let otherwise = result(of: items[1], depth: depth + 1)
    else { return nil }
    return ConstantExpression(
      .conditional(if: condition, then: then, else: otherwise), at: file.location(of: node))
  }

  private func result(of item: CodeBlockItemSyntax.Item, depth: Int) -> ConstantExpression? {
    if let statement = item.as(ReturnStmtSyntax.self) {
      return statement.expression.map { read($0, depth: depth) }
    }
    guard let expression = Self.expression(of: item) else { return nil }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return branching(expression, depth)
    }
    return read(expression, depth: depth)
  }

  func branching(_ node: ExprSyntax, _ depth: Int) -> ConstantExpression? {
    if let node = node.as(IfExprSyntax.self) { return choice(node, depth) }
    if let node = node.as(SwitchExprSyntax.self) { return choice(node, depth) }
    return nil
  }

  private func choice(_ node: IfExprSyntax, _ depth: Int) -> ConstantExpression? {
    guard depth < Self.maximumDepth, let condition = condition(of: node, depth),
      let then = result(of: node.body.statements, depth: depth + 1)
    else { return nil }
    let otherwise: ConstantExpression?
    switch node.elseBody {
    case .codeBlock(let block)?: otherwise = result(of: block.statements, depth: depth + 1)
    case .ifExpr(let node)?: otherwise = choice(node, depth + 1)
    case nil: otherwise = nil
    }
    guard let otherwise else { return nil }
    return ConstantExpression(
      .conditional(if: condition, then: then, else: otherwise), at: file.location(of: node))
  }

  private func condition(of node: IfExprSyntax, _ depth: Int) -> ConstantExpression? {
    guard node.conditions.count == 1,
      case .expression(let expression)? = node.conditions.first?.condition
    else { return nil }
    return read(expression, depth: depth + 1)
  }

  /// A `switch` is a chain of comparisons; its last case is taken when no other holds.
  private func choice(_ node: SwitchExprSyntax, _ depth: Int) -> ConstantExpression? {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.count == node.cases.count, cases.count <= 8, depth < Self.maximumDepth else {
      return nil
    }
    // The subject is repeated in every comparison, so it must be small.
    let subject = read(node.subject, depth: depth + 1)
    guard subject.names != nil else { return nil }
    var result: ConstantExpression?
    for branch in cases.reversed() {
      guard let value = self.result(of: branch.statements, depth: depth + 1) else { return nil }
      guard let otherwise = result else {
        result = value
        continue
      }
      guard let condition = condition(of: branch, subject, depth) else { return nil }
      result = ConstantExpression(
        .conditional(if: condition, then: value, else: otherwise), at: file.location(of: branch))
    }
    return result
  }

  private func condition(
    of branch: SwitchCaseSyntax, _ subject: ConstantExpression, _ depth: Int
  ) -> ConstantExpression? {
    guard case .case(let label) = branch.label, label.caseItems.count <= 8 else { return nil }
    var condition: ConstantExpression?
    for item in label.caseItems {
      guard let pattern = item.pattern.as(ExpressionPatternSyntax.self), item.whereClause == nil
      else { return nil }
      let value = read(pattern.expression, depth: depth + 1)
      let test = ConstantExpression(.operation(subject, .equal, value), at: value.location)
      condition =
        condition.map {
          ConstantExpression(.operation($0, .or, test), at: $0.location)
        } ?? test
    }
    return condition
  }

  /// `if` and `switch` come as statements or as expressions.
  private static func expression(of item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }
}
