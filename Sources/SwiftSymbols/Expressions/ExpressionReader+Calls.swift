import Diagnostics
import SwiftSyntax

/// Calls, and the closures that stand in and behind them.
extension ExpressionReader {
  func arguments(of call: FunctionCallExprSyntax) -> [SwiftExpression.Argument] {
    var arguments = call.arguments.map { argument in
      SwiftExpression.Argument(
        label: argument.label?.identifierText, value: read(argument.expression),
        location: location(of: argument))
    }
    if let closure = call.trailingClosure {
      arguments.append(trailing(nil, closure, at: location(of: closure)))
    }
    for element in call.additionalTrailingClosures {
      arguments.append(
        trailing(element.label.identifierText, element.closure, at: location(of: element)))
    }
    return arguments
  }

  /// Where the bracket of a call is, or that of its trailing closure.
  func bracket(of call: FunctionCallExprSyntax) -> Diagnostics.SourceLocation {
    if let bracket = call.leftParen { return location(of: bracket) }
    return location(of: call.trailingClosure.map { Syntax($0) } ?? Syntax(call))
  }

  func closure(_ node: ClosureExprSyntax) -> SwiftExpression.Closure {
    SwiftExpression.Closure(statements(node.statements), hasSignature: node.signature != nil)
  }

  private func trailing(
    _ label: String?, _ closure: ClosureExprSyntax, at location: Diagnostics.SourceLocation
  ) -> SwiftExpression.Argument {
    SwiftExpression.Argument(
      label: label, value: read(ExprSyntax(closure)), isTrailing: true, location: location)
  }
}

/// Statements of closures, of files and of the declarations in them.
extension ExpressionReader {
  func statements(_ items: CodeBlockItemListSyntax) -> [SwiftExpression] {
    items.flatMap { item -> [SwiftExpression] in
      switch item.item {
      case .expr(let node): preview(node) ?? [statement(node)]
      case .stmt(let node): [statement(node)]
      case .decl(let node): declaration(node)
      }
    }
  }

  /// `if` and `switch` are expressions to the parser; they come out as source.
  private func statement(_ node: ExprSyntax) -> SwiftExpression {
    var expression = read(node)
    expression.comment = CommentLines.before(node)
    return expression
  }

  private func statement(_ node: StmtSyntax) -> SwiftExpression {
    if let value = node.as(ReturnStmtSyntax.self)?.expression {
      var expression = read(value)
      expression.comment = CommentLines.before(node)
      return expression
    }
    if let wrapped = node.as(ExpressionStmtSyntax.self) { return statement(wrapped.expression) }
    return source(node)
  }

  /// The statements of `#Preview { … }`.
  private func preview(_ node: ExprSyntax) -> [SwiftExpression]? {
    guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview"
    else { return nil }
    return macro.trailingClosure.map { statements($0.statements) }
  }

  private func declaration(_ node: DeclSyntax) -> [SwiftExpression] {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl: []
    case .structDecl(let node): bodies(node.memberBlock) ?? [source(node)]
    case .extensionDecl(let node): bodies(node.memberBlock) ?? [source(node)]
    default: [source(node)]
    }
  }

  /// The statements of the property `body`; `nil` for a type without it.
  private func bodies(_ block: MemberBlockSyntax) -> [SwiftExpression]? {
    for member in block.members {
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == "body",
        case .getter(let items) = binding.accessorBlock?.accessors
      else { continue }
      return statements(items)
    }
    return nil
  }

  private func source(_ node: some SyntaxProtocol) -> SwiftExpression {
    SwiftExpression(.source(SyntaxText.oneLine(node)), at: location(of: node))
  }
}
