import SwiftSyntax

/// Finds what functions, initialisers and properties of instances return, where one expression
/// states it.
struct FunctionReader {
  let file: ParsedFile
  let declared: Declared

  /// The results, one for each `#if` branch in the body; empty for what does more than compute.
  var values: [ConstantValue] {
    switch declared.part {
    case .element: []
    case .binding(let binding, _, let type): property(binding, type)
    case .whole: function
    }
  }

  /// What it takes; `nil` for a property.
  var parameters: [SwiftFunction.Parameter]? { clause.map { $0.parameters.map(parameter) } }

  /// Whether it is a property that is given its value where it is declared.
  var isStored: Bool {
    guard case .binding(let binding, _, _) = declared.part else { return false }
    return binding.initializer != nil
  }

  /// The fields that an initialiser sets to the parameter of their name; `nil` for anything else.
  var assignedFields: Set<String>? {
    guard let node = declared.node.as(InitializerDeclSyntax.self) else { return nil }
    let names = Set(
      node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName) }
        .map(\.identifierText))
    let fields = (node.body?.statements ?? []).compactMap { Self.assignment(in: $0.item) }
    return names.intersection(fields)
  }

  /// Whether it is an initialiser that may give fields other values than they are declared with.
  var changesFields: Bool {
    guard let node = declared.node.as(InitializerDeclSyntax.self) else { return false }
    return node.body?.statements.isEmpty != true
  }

  private func property(_ binding: PatternBindingSyntax, _ type: TypeSyntax?) -> [ConstantValue] {
    guard declared.kind == .property, Self.isOfInterest(type) else { return [] }
    var values = ConstantValues(file: file, declared: declared)
    (values.allowsInstances, values.allowsFields) = (true, true)
    return values.values(of: binding, type: type)
  }

  private var function: [ConstantValue] {
    if let node = declared.node.as(FunctionDeclSyntax.self) {
      guard let body = node.body, node.genericParameterClause == nil,
        node.signature.effectSpecifiers == nil, let type = node.signature.returnClause?.type,
        Self.isOfInterest(type)
      else { return [] }
      return ConstantValues(file: file, declared: declared)
        .values(in: body.statements, type: SyntaxText.oneLine(type))
    }
    guard let node = declared.node.as(InitializerDeclSyntax.self), let body = node.body,
      node.optionalMark == nil, node.genericParameterClause == nil,
      node.signature.effectSpecifiers == nil
    else { return [] }
    return delegation(body.statements)
  }

  /// `self.init(…)`, as the only statement of an initialiser.
  private func delegation(_ statements: CodeBlockItemListSyntax) -> [ConstantValue] {
    ConstantValues(file: file, declared: declared).values(in: statements, type: nil).compactMap {
      guard case .call(let callee, let arguments) = $0.expression.form,
        case .member(let base?, "init") = callee.form, case .name("self") = base.form
      else { return nil }
      var value = $0
      let initializer = ConstantExpression(.member(of: nil, "init"), at: callee.location)
      value.expression.form = .call(initializer, arguments)
      return value
    }
  }

  private var clause: FunctionParameterClauseSyntax? {
    declared.node.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? declared.node.as(InitializerDeclSyntax.self)?.signature.parameterClause
  }

  private func parameter(_ node: FunctionParameterSyntax) -> SwiftFunction.Parameter {
    let first = node.firstName.identifierText
    return SwiftFunction.Parameter(
      label: first == "_" ? nil : first, name: node.secondName?.identifierText ?? first,
      type: SyntaxText.oneLine(node.type),
      defaultValue: node.defaultValue.map {
        ConstantExpressionReader(file: file).read($0.value)
      })
  }

  /// Views, functions and lists are no part of a token.
  private static func isOfInterest(_ type: TypeSyntax?) -> Bool {
    guard let type else { return true }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType, .memberType, .optionalType, .implicitlyUnwrappedOptionalType: return true
    default: return false
    }
  }

  /// `name` of `self.name = name` and `name = name`.
  private static func assignment(in item: CodeBlockItemSyntax.Item) -> String? {
    let expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
    guard let elements = expression?.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let first = elements.first, let last = elements.last?.as(DeclReferenceExprSyntax.self),
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    let field =
      first.as(DeclReferenceExprSyntax.self)?.baseName
      ?? first.as(MemberAccessExprSyntax.self).flatMap { member in
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
          ? member.declName.baseName : nil
      }
    let name = last.baseName.identifierText
    return field?.identifierText == name ? name : nil
  }
}
