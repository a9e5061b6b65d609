import SwiftSyntax

/// Walks a file and lists what its code does with names.
final class FlowReader: SyntaxVisitor {
  private var flow = SwiftFlow()
  /// The condition that is being walked, and what it was around each closure.
  private var condition: Int?
  private var outer: [Int?] = []
  /// Where the target of the innermost assignment begins.
  private var target: AbsolutePosition?

  static func read(_ tree: SourceFileSyntax) -> SwiftFlow {
    let reader = FlowReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.flow
  }

  // MARK: Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    add(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // The name of a member is none of its own.
    if !add(ExprSyntax(node)), let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// `if let name`
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      add([name.identifier.identifierText], at: name.offsets, .read)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.elements.prefix(2)
    if elements.count == 2, let sign = elements.last, Self.isAssignment(sign) {
      target = node.positionAfterSkippingLeadingTrivia
    }
    return .visitChildren
  }

  private static func isAssignment(_ sign: ExprSyntax) -> Bool {
    if sign.is(AssignmentExprSyntax.self) { return true }
    guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !comparisons.contains(text)
  }

  private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<=", ">=", "~="]

  /// Adds an expression that is names with points between.
  @discardableResult
  private func add(_ node: ExprSyntax) -> Bool {
    guard var names = Self.names(of: node) else { return false }
    guard node.isCalled else {
      let isTarget = node.positionAfterSkippingLeadingTrivia == target
      add(names, at: node.offsets, isTarget ? .assignment : .read)
      return true
    }
    let last = names.popLast() ?? ""
    if names.isEmpty {
      add([last], at: node.offsets, .call)
    } else {
      add(names, at: node.offsets, .method(last))
    }
    return true
  }

  private func add(_ names: [String], at range: Range<Int>, _ use: SwiftFlow.Reference.Use) {
    guard let first = names.first?.first, first == "_" || first.isLetter, !first.isUppercase
    else { return }
    flow.references.append(
      SwiftFlow.Reference(
        name: names.joined(separator: "."), range: range, use: use, condition: condition))
  }

  /// Without `self`, which alone is none.
  private static func names(of expression: ExprSyntax) -> [String]? {
    var parts: [String] = []
    var current: ExprSyntax? = expression
    while let node = current {
      if let access = node.as(MemberAccessExprSyntax.self) {
        parts.append(access.declName.baseName.identifierText)
        current = access.base
      } else if let optional = node.as(OptionalChainingExprSyntax.self) {
        current = optional.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else if let root = node.as(DeclReferenceExprSyntax.self) {
        if root.baseName.tokenKind != .keyword(.self) {
          parts.append(String(root.baseName.identifierText.drop { $0 == "$" }))
        }
        return parts.reversed()
      } else {
        return nil
      }
    }
    return nil
  }

  // MARK: Collections

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    add(.array, Syntax(node))
  }
  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(.dictionary, Syntax(node))
  }
  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    add(.tuple, Syntax(node))
  }

  private func add(
    _ kind: SwiftFlow.Collection.Kind, _ node: Syntax
  ) -> SyntaxVisitorContinueKind {
    flow.collections.append(SwiftFlow.Collection(kind: kind, range: node.offsets))
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    var value = SwiftFlow.Condition(range: node.offsets)
    value.sides = [Self.block(node.body)]
    value.isChained = node.parent?.is(IfExprSyntax.self) == true
    switch node.elseBody {
    case .codeBlock(let other): value.sides.append(Self.block(other))
    case .ifExpr: value.isChained = true
    case nil: break
    }
    value.isNever = node.conditions.trimmedDescription == "false"
    add(value, of: Syntax(node.conditions))
    walk(node.body)
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    add(SwiftFlow.Condition(range: node.offsets), of: Syntax(node.subject))
    walk(node.cases)
    return .skipChildren
  }

  private func add(_ value: SwiftFlow.Condition, of node: Syntax) {
    flow.conditions.append(value)
    let outer = condition
    condition = flow.conditions.count - 1
    walk(node)
    condition = outer
  }

  // MARK: Blocks

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    flow.closures.append(
      SwiftFlow.Block(range: node.offsets, statements: Self.statements(node.statements)))
    outer.append(condition)
    condition = nil
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { condition = outer.popLast() ?? nil }

  private static func block(_ node: CodeBlockSyntax) -> SwiftFlow.Block {
    SwiftFlow.Block(range: node.offsets, statements: statements(node.statements))
  }

  private static func statements(_ list: CodeBlockItemListSyntax) -> [SwiftFlow.Statement] {
    list.flatMap { item -> [SwiftFlow.Statement] in
      guard let directive = item.item.as(IfConfigDeclSyntax.self) else {
        return [SwiftFlow.Statement(range: item.offsets, head: head(of: item))]
      }
      return directive.clauses.flatMap { clause -> [SwiftFlow.Statement] in
        guard case .statements(let list) = clause.elements else { return [] }
        return statements(list)
      }
    }
  }

  private static func head(of item: CodeBlockItemSyntax) -> String? {
    guard let token = item.firstToken(viewMode: .sourceAccurate) else { return nil }
    switch token.tokenKind {
    case .identifier, .keyword: return token.identifierText
    default: return nil
    }
  }
}

extension ExprSyntax {
  fileprivate var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}
