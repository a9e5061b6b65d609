import SwiftSyntax

/// Nests the operands of an expression such as `a + b * c`, which the parser leaves in a row.
struct SequenceFolder {
  let reader: ConstantExpressionReader
  let depth: Int

  /// `nil` for operators that constants of a design do not use, and for rows too long to nest.
  func form(of node: SequenceExprSyntax) -> ConstantExpression.Form? {
    fold(Array(node.elements)[...])?.form
  }

  private func fold(_ elements: ArraySlice<ExprSyntax>) -> ConstantExpression? {
    guard depth + elements.count / 2 <= ConstantExpressionReader.maximumDepth else { return nil }
    guard let question = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return operations(elements) }
    guard let ternary = elements[question].as(UnresolvedTernaryExprSyntax.self),
      let condition = operations(elements[..<question]),
      let otherwise = fold(elements[(question + 1)...])
    else { return nil }
    let then = reader.read(ternary.thenExpression, depth: depth + 1)
    return ConstantExpression(
      .conditional(if: condition, then: then, else: otherwise), at: condition.location)
  }

  /// Operands and operators in turn, folded with two stacks; all operators but `??` bind to the
  /// left, and that one may as well for what constants say with it.
  private func operations(_ elements: ArraySlice<ExprSyntax>) -> ConstantExpression? {
    var operands: [ConstantExpression] = []
    var signs: [ConstantExpression.Operator] = []
    func reduce() -> Bool {
      guard let sign = signs.popLast(), let right = operands.popLast(),
        let left = operands.popLast()
      else { return false }
      operands.append(
        ConstantExpression(.operation(left, sign, right), at: left.location))
      return true
    }
    for (offset, element) in elements.enumerated() {
      guard offset % 2 == 1 else {
        // Each operator may add a level, so the operands start that much deeper.
        operands.append(reader.read(element, depth: depth + elements.count / 2))
        continue
      }
      guard let node = element.as(BinaryOperatorExprSyntax.self),
        let sign = ConstantExpression.Operator(rawValue: node.operator.text)
      else { return nil }
      while let last = signs.last, last.precedence >= sign.precedence {
        guard reduce() else { return nil }
      }
      signs.append(sign)
    }
    while !signs.isEmpty { guard reduce() else { return nil } }
    return operands.count == 1 ? operands[0] : nil
  }
}
