import SwiftSyntax

/// A value of a constant, before it is known for which platforms it holds.
struct ConstantValue {
  var expression: ConstantExpression
  /// As written, on one line.
  var text: String
  var type: String?
  /// A node of the tree that stands in the same `#if` branches as the value.
  var place: Syntax
  /// Whether it is the body of a getter that does more than choose.
  var isUnread = false
}

/// Finds the expressions that a variable may have, one for each `#if` branch in its getter.
struct ConstantValues {
  let file: ParsedFile
  let declared: Declared
  /// Whether properties of instances count that compute one expression.
  var allowsInstances = false
  /// Whether variables of instances count that have a value to begin with.
  var allowsFields = false

  init(file: ParsedFile, declared: Declared) {
    self.file = file
    self.declared = declared
  }

  /// Empty for what is no constant: stored variables of instances, getters that compute.
  func values(of binding: PatternBindingSyntax, type: TypeSyntax?) -> [ConstantValue] {
    guard binding.pattern.is(IdentifierPatternSyntax.self),
      let variable = declared.node.as(VariableDeclSyntax.self)
    else { return [] }
    let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
    guard
      isLet || declared.marks.isStatic || allowsInstances && binding.accessorBlock != nil
        || allowsFields && binding.initializer != nil
    else { return [] }
    let type = type.map { SyntaxText.oneLine($0) }
    if let value = binding.initializer?.value { return values(of: value, type: type) }
    guard let getter = binding.accessorBlock.flatMap(Self.getter) else {
      return isLet ? [] : empty(type, at: binding)
    }
    let values = values(in: getter, type: type)
    return values.isEmpty && declared.marks.isStatic ? [unread(getter, type)] : values
  }

  /// An optional variable is `nil` until somebody sets it.
  private func empty(_ type: String?, at binding: PatternBindingSyntax) -> [ConstantValue] {
    guard let type, type.hasSuffix("?"), Self.isStored(binding) else { return [] }
    let value = ConstantExpression(.none, at: file.location(of: binding))
    return [found(binding, value, type)]
  }

  /// A getter that does more than choose.
  private func unread(_ getter: CodeBlockItemListSyntax, _ type: String?) -> ConstantValue {
    let text = SyntaxText.oneLine(getter)
    var value = found(
      getter, ConstantExpression(.source(text), at: file.location(of: getter)), type)
    value.isUnread = true
    return value
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }

  /// `{ … }()` is read as a getter would be.
  private func values(of value: ExprSyntax, type: String?) -> [ConstantValue] {
    if let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil, let closure = call.calledExpression.as(ClosureExprSyntax.self)
    {
      let branches = values(in: closure.statements, type: type)
      if !branches.isEmpty { return branches }
    }
    return [found(value, ConstantExpressionReader(file: file).read(value), type)]
  }

  /// What statements return, for each `#if` branch among them.
  func values(in statements: CodeBlockItemListSyntax, type: String?) -> [ConstantValue] {
    if statements.count == 1,
      let conditional = statements.first?.item.as(IfConfigDeclSyntax.self)
    {
      return file.branches.clauses(of: conditional).flatMap { clause -> [ConstantValue] in
        guard case .statements(let items)? = clause.elements else { return [] }
        return values(in: items, type: type)
      }
    }
    let reader = ConstantExpressionReader(file: file)
    guard let expression = reader.result(of: statements) else { return [] }
    return [found(statements, expression, type)]
  }

  private func found(
    _ node: some SyntaxProtocol, _ expression: ConstantExpression, _ type: String?
  ) -> ConstantValue {
    let written = Self.withoutReturn(Syntax(node))
    return ConstantValue(
      expression: expression, text: SyntaxText.oneLine(written), type: type,
      place: Syntax(node))
  }

  private static func withoutReturn(_ node: Syntax) -> Syntax {
    guard let items = node.as(CodeBlockItemListSyntax.self), items.count == 1,
      let value = items.first?.item.as(ReturnStmtSyntax.self)?.expression
    else { return node }
    return Syntax(value)
  }

  private static func getter(_ block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let items): items
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}
