import SwiftSyntax

/// Reads a `switch` as comparisons, one after the other; its last case is taken when no other holds.
struct SwitchReader {
  let reader: ConstantExpressionReader
  let depth: Int

  /// Enough for the names of a palette.
  private static let maximumCases = 500
  /// The most cases that are nested as conditions.
  private static let nestedCases = 8

  /// `nil` for a `switch` that does more than choose.
  func choice(_ node: SwitchExprSyntax) -> ConstantExpression? {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.count == node.cases.count, cases.count <= Self.maximumCases,
      depth < ConstantExpressionReader.maximumDepth, let subjects = subjects(of: node.subject)
    else { return nil }
    var branches: [ConstantExpression.Branch] = []
    for branch in cases.dropLast() {
      guard let value = reader.result(of: branch.statements, depth: depth + 1),
        let condition = condition(of: branch, subjects)
      else { return nil }
      branches.append(.init(condition: condition, value: value))
    }
    guard let last = cases.last.flatMap({ reader.result(of: $0.statements, depth: depth + 1) })
    else { return nil }
    return joined(branches, last, at: node)
  }

  private func joined(
    _ branches: [ConstantExpression.Branch], _ last: ConstantExpression,
    at node: SwitchExprSyntax
  ) -> ConstantExpression {
    guard branches.count < Self.nestedCases else {
      return ConstantExpression(
        .choice(branches, else: last), at: reader.file.location(of: node))
    }
    return branches.reversed().reduce(last) { otherwise, branch in
      ConstantExpression(
        .conditional(if: branch.condition, then: branch.value, else: otherwise),
        at: branch.condition.location)
    }
  }

  /// What is compared: a name, or several in parentheses. As each comparison repeats it, it must be
  /// small.
  private func subjects(of node: ExprSyntax) -> [ConstantExpression]? {
    let nodes = node.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [node]
    let subjects = nodes.map { reader.read($0, depth: depth + 1) }
    return subjects.allSatisfy { $0.names != nil } ? subjects : nil
  }

  private func condition(
    of branch: SwitchCaseSyntax, _ subjects: [ConstantExpression]
  ) -> ConstantExpression? {
    guard case .case(let label) = branch.label, label.caseItems.count <= 8 else { return nil }
    var tests: [ConstantExpression] = []
    for item in label.caseItems {
      guard item.whereClause == nil, let test = test(of: item.pattern, subjects) else { return nil }
      tests.append(test)
    }
    return Self.joined(tests, by: .or)
  }

  private func test(
    of pattern: PatternSyntax, _ subjects: [ConstantExpression]
  ) -> ConstantExpression? {
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let values =
      subjects.count == 1
      ? [expression] : expression.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
    guard values.count == subjects.count else { return nil }
    let tests = zip(subjects, values).compactMap { subject, value -> ConstantExpression? in
      if value.is(DiscardAssignmentExprSyntax.self) { return nil }
      let value = reader.read(value, depth: depth + 1)
      return ConstantExpression(.operation(subject, .equal, value), at: value.location)
    }
    return Self.joined(tests, by: .and)
      ?? ConstantExpression(.boolean(true), at: reader.file.location(of: pattern))
  }

  private static func joined(
    _ tests: [ConstantExpression], by sign: ConstantExpression.Operator
  ) -> ConstantExpression? {
    guard let first = tests.first else { return nil }
    return tests.dropFirst().reduce(first) { joined, test in
      ConstantExpression(.operation(joined, sign, test), at: joined.location)
    }
  }
}
