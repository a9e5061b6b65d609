import Diagnostics
import SwiftSyntax

/// Reads the expressions of Swift code that builds views.
///
/// The text passes `BoundedParser`, and every statement becomes a ``SwiftExpression``. A
/// text that is no Swift is not read: a half-understood view is worth less than the place of the
/// fault.
public enum SwiftExpressionReader {
  /// The statements of `file`, or what is wrong with it.
  ///
  /// The code is one expression, the statements of a view builder, or a whole file: imports are
  /// skipped, and of a type or a `#Preview` the statements of its `body` are read. What is neither
  /// an expression nor one of these is ``SwiftExpression/Base/source(_:)``.
  public static func read(
    _ file: SourceFile
  ) -> (statements: [SwiftExpression], diagnostics: [Diagnostic]) {
    switch BoundedParser.parse(file.text) {
    case .failure(let refusal):
      let fault = Diagnostic(
        .swiftTooDeep, refusal.reason.summary,
        at: Diagnostics.SourceLocation(file.path, line: refusal.line),
        suggestion: "split the code into smaller parts")
      return ([], [fault])
    case .success(let tree):
      let places = SourceLocationConverter(fileName: file.path, tree: tree)
      if let fault = fault(in: tree, file.path, places) { return ([], [fault]) }
      let reader = ExpressionReader(path: file.path, places: places)
      return (reader.statements(tree.statements), [])
    }
  }

  /// The first place that is not Swift, if there is one; what follows is often a consequence.
  private static func fault(
    in tree: SourceFileSyntax, _ path: String, _ places: SourceLocationConverter
  ) -> Diagnostic? {
    guard tree.hasError else { return nil }
    for token in tree.tokens(viewMode: .all) {
      guard let fault = SyntaxFault(at: token) else { continue }
      let place = places.location(for: fault.position)
      return .init(
        .swiftSyntaxError, fault.summary,
        at: Diagnostics.SourceLocation(path, line: place.line, column: place.column),
        suggestion: "correct the code so that the Swift compiler accepts it")
    }
    return nil
  }
}

/// Turns syntax into expressions.
///
/// A chain of calls is followed in a loop; the recursion is as deep as the brackets of the text,
/// which `NestingGuard` bounds.
struct ExpressionReader {
  let path: String
  let places: SourceLocationConverter

  func read(_ node: ExprSyntax) -> SwiftExpression {
    var links: [SwiftExpression.Link] = []
    var next = node
    while true {
      if let call = next.as(FunctionCallExprSyntax.self) {
        links.append(.init(.call(arguments(of: call)), at: bracket(of: call)))
        next = call.calledExpression
      } else if let member = next.as(MemberAccessExprSyntax.self),
        member.declName.argumentNames == nil
      {
        links.append(
          .init(
            .member(member.declName.baseName.identifierText),
            comment: CommentLines.before(member.period), at: location(of: member.declName)))
        guard let base = member.base else { return expression(.implicit, links, node) }
        next = base
      } else if let inner = parenthesized(next) {
        next = inner
      } else {
        return expression(base(next), links, node)
      }
    }
  }

  func location(of node: some SyntaxProtocol) -> Diagnostics.SourceLocation {
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    return Diagnostics.SourceLocation(path, line: place.line, column: place.column)
  }

  private func expression(
    _ base: SwiftExpression.Base, _ links: [SwiftExpression.Link], _ node: ExprSyntax
  ) -> SwiftExpression {
    SwiftExpression(base, links.reversed(), at: location(of: node))
  }

  // MARK: Bases

  private func base(_ node: ExprSyntax) -> SwiftExpression.Base {
    let base: SwiftExpression.Base? =
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node):
        node.argumentNames == nil ? .name(node.baseName.identifierText) : nil
      case .integerLiteralExpr(let node): .number(node.literal.text.filter { $0 != "_" })
      case .floatLiteralExpr(let node): .number(node.literal.text.filter { $0 != "_" })
      case .prefixOperatorExpr(let node): signed(node)
      case .stringLiteralExpr(let node): node.representedLiteralValue.map { .string($0) }
      case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
      case .nilLiteralExpr: SwiftExpression.Base.none
      case .keyPathExpr(let node): keyPath(node)
      case .closureExpr(let node): .closure(closure(node))
      default: nil
      }
    return base ?? .source(SyntaxText.oneLine(node))
  }

  private func signed(_ node: PrefixOperatorExprSyntax) -> SwiftExpression.Base? {
    guard ["-", "+"].contains(node.operator.text), case .number(let digits) = base(node.expression)
    else { return nil }
    return .number(node.operator.text == "-" ? "-" + digits : digits)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> SwiftExpression.Base? {
    guard node.root == nil else { return nil }
    let names = node.components.map { part -> String? in
      guard case .property(let property) = part.component, property.genericArgumentClause == nil,
        property.declName.argumentNames == nil
      else { return nil }
      return property.declName.baseName.identifierText
    }
    let known = names.compactMap { $0 }
    return known.count == names.count ? .keyPath(known) : nil
  }

  private func parenthesized(_ node: ExprSyntax) -> ExprSyntax? {
    guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return nil }
    return only.expression
  }
}
