import SwiftSyntax

/// The statements of a manifest, run in their order.
struct ManifestStatements {
  let file: ParsedFile
  var evaluator = ManifestEvaluator()
  private let reader: ConstantExpressionReader

  /// What happens after a statement.
  private enum Flow { case next, leave }

  init(_ file: ParsedFile) {
    self.file = file
    reader = ConstantExpressionReader(file: file)
  }

  mutating func run() { _ = run(file.tree.statements) }

  private mutating func run(_ items: CodeBlockItemListSyntax) -> Flow {
    for item in items where run(item.item) == .leave { return .leave }
    return .next
  }

  private mutating func run(_ item: CodeBlockItemSyntax.Item) -> Flow {
    guard evaluator.step() else { return .leave }
    if let node = item.as(ExpressionStmtSyntax.self) { return run(node.expression) }
    if let node = item.as(ExprSyntax.self) { return run(node) }
    if let node = item.as(VariableDeclSyntax.self) { declare(node) }
    if let node = item.as(ForStmtSyntax.self) { loop(node) }
    if let node = item.as(GuardStmtSyntax.self) { return run(node) }
    if item.is(ContinueStmtSyntax.self) { return .leave }
    if let node = item.as(IfConfigDeclSyntax.self) {
      for clause in file.branches.clauses(of: node) {
        if case .statements(let items) = clause.elements, run(items) == .leave { return .leave }
      }
    }
    return .next
  }

  private mutating func run(_ node: ExprSyntax) -> Flow {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return run(node)
    case .switchExpr(let node): return run(node)
    case .sequenceExpr(let node): assign(node)
    case .functionCallExpr(let node): call(node)
    default: break
    }
    return .next
  }

  private func gap(_ node: some SyntaxProtocol) -> PackageManifest.Gap {
    PackageManifest.Gap(
      source: String(SyntaxText.oneLine(node).prefix(60)), at: file.location(of: node))
  }

  // MARK: - Values

  private mutating func declare(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      let value = binding.initializer.map { evaluator.value(of: reader.read($0.value)) }
      evaluator.variables[name.identifierText] = value ?? .unknown(gap(binding))
    }
  }

  private mutating func assign(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count > 2 else { return }
    var sum = false
    if let sign = elements[1].as(BinaryOperatorExprSyntax.self) {
      guard sign.operator.text == "+=" else { return }
      sum = true
    } else if !elements[1].is(AssignmentExprSyntax.self) {
      return
    }
    let added = evaluator.value(of: read(elements[2...]))
    let place = reader.read(elements[0])
    let old = sum ? evaluator.value(of: place) : .none
    store(sum ? old.adding(added) ?? .unknown(gap(node)) : added, in: place, by: node)
  }

  /// The right-hand side of an assignment, which the parser does not keep apart.
  private func read(_ elements: ArraySlice<ExprSyntax>) -> ConstantExpression {
    guard elements.count > 1, let first = elements.first else {
      return elements.first.map { reader.read($0) }
        ?? reader.read(ExprSyntax(NilLiteralExprSyntax()))
    }
    let sequence = ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(elements))))
    var expression = reader.read(sequence)
    expression.location = file.location(of: first)
    return expression
  }

  private mutating func store(
    _ value: ManifestValue, in place: ConstantExpression, by node: some SyntaxProtocol
  ) {
    let value = evaluator.uncertainty.map { .unknown($0) } ?? value
    switch place.form {
    case .name(let name): evaluator.variables[name] = value
    case .member(let base?, let field):
      if case .object(let number) = evaluator.value(of: base) {
        evaluator.objects[number].fields[field] = value
      } else {
        evaluator.gaps.append(gap(node))
      }
    default: evaluator.gaps.append(gap(node))
    }
  }

  /// Calls whose result is not used: additions to a list, or something that is not understood.
  private mutating func call(_ node: FunctionCallExprSyntax) {
    guard case .call(let callee, let arguments) = reader.read(ExprSyntax(node)).form else { return }
    if case .name(let name) = callee.form, Self.harmless.contains(name) { return }
    guard case .member(let place?, "append") = callee.form, arguments.count == 1,
      let argument = arguments.first
    else { return evaluator.gaps.append(gap(node)) }
    let added = evaluator.value(of: argument.value)
    let old = evaluator.value(of: place)
    let sum = old.adding(argument.label == "contentsOf" ? added : .list([added]))
    store(sum ?? .unknown(gap(node)), in: place, by: node)
  }

  private static let harmless: Set<String> = ["assert", "fatalError", "precondition", "print"]

  // MARK: - Branches

  /// Runs what may or may not be run; all that it changes is unknown afterwards.
  private mutating func runUncertain(_ items: CodeBlockItemListSyntax, _ node: some SyntaxProtocol)
  {
    let outer = evaluator.uncertainty
    evaluator.uncertainty = outer ?? gap(node)
    _ = run(items)
    evaluator.uncertainty = outer
  }

  private mutating func run(_ node: IfExprSyntax) -> Flow {
    switch holds(node.conditions) {
    case true?: return run(node.body.statements)
    case nil:
      runUncertain(node.body.statements, node.conditions)
      if case .codeBlock(let block)? = node.elseBody {
        runUncertain(block.statements, node.conditions)
      }
      return .next
    case false?:
      switch node.elseBody {
      case .ifExpr(let node)?: return run(node)
      case .codeBlock(let block)?: return run(block.statements)
      case nil: return .next
      }
    }
  }

  private mutating func run(_ node: GuardStmtSyntax) -> Flow {
    switch holds(node.conditions) {
    case true?: return .next
    case false?: return .leave
    case nil:
      evaluator.uncertainty = evaluator.uncertainty ?? gap(node.conditions)
      return .next
    }
  }

  private mutating func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
    for condition in conditions {
      switch condition.condition {
      case .expression(let expression):
        guard case .boolean(let holds) = evaluator.value(of: reader.read(expression)) else {
          return nil
        }
        if !holds { return false }
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
          let source = binding.initializer?.value
        else { return nil }
        let value = evaluator.value(of: reader.read(source))
        if value == .none { return false }
        evaluator.variables[name.identifier.identifierText] = value
        if value.gap != nil { return nil }
      default: return nil
      }
    }
    return true
  }

  private mutating func run(_ node: SwitchExprSyntax) -> Flow {
    let subject = evaluator.value(of: reader.read(node.subject))
    for element in node.cases {
      guard case .switchCase(let branch) = element else { continue }
      switch matches(branch, subject) {
      case true?: return run(branch.statements)
      case false?: continue
      case nil: runUncertain(branch.statements, node.subject)
      }
    }
    return .next
  }

  private mutating func matches(_ branch: SwitchCaseSyntax, _ subject: ManifestValue) -> Bool? {
    guard case .case(let label) = branch.label else { return true }
    for item in label.caseItems {
      guard let pattern = item.pattern.as(ExpressionPatternSyntax.self), item.whereClause == nil,
        let isEqual = subject.equals(evaluator.value(of: reader.read(pattern.expression)))
      else { return nil }
      if isEqual { return true }
    }
    return false
  }

  private mutating func loop(_ node: ForStmtSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      case .list(let values) = evaluator.value(of: reader.read(node.sequence))
    else { return runUncertain(node.body.statements, node.sequence) }
    for value in values {
      evaluator.variables[name] = value
      let outer = evaluator.uncertainty
      let chosen = node.whereClause.map { evaluator.value(of: reader.read($0.condition)) }
      switch chosen {
      case .boolean(false)?: continue
      case nil, .boolean(true)?: _ = run(node.body.statements)
      default: runUncertain(node.body.statements, node)
      }
      evaluator.uncertainty = outer
    }
  }
}
