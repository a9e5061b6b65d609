import SwiftSyntax

/// Reads what a declaration takes and gives.
struct SignatureReader {
  /// The accessors with which alone nothing can be assigned.
  private static let readers: Set<String> = ["get", "_read", "read", "borrow", "unsafeAddress"]

  private(set) var signature = Signature()

  init(_ declared: Declared) {
    switch declared.part {
    case .binding(let binding, _, let type):
      signature.type = type.map { SyntaxText.oneLine($0) }
      read(binding.accessorBlock)
      let isConstant = declared.node.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
      if binding.accessorBlock == nil { signature.isSettable = !isConstant }
    case .element(let element):
      signature.parameters = element.parameterClause?.parameters.map(Self.parameter) ?? []
    case .whole: read(declared.node)
    }
  }

  private mutating func read(_ node: DeclSyntax) {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      read(node.signature)
      if node.name.tokenKind.isOperator { dropLabels() }
      read(node.genericParameterClause, node.genericWhereClause)
    case .initializerDecl(let node):
      read(node.signature)
      read(node.genericParameterClause, node.genericWhereClause)
    case .macroDecl(let node):
      read(node.signature)
      read(node.genericParameterClause, node.genericWhereClause)
    case .subscriptDecl(let node):
      signature.parameters = node.parameterClause.parameters.map(Self.subscriptParameter)
      signature.type = SyntaxText.oneLine(node.returnClause.type)
      read(node.genericParameterClause, node.genericWhereClause)
      read(node.accessorBlock)
    case .typeAliasDecl(let node):
      signature.type = SyntaxText.oneLine(node.initializer.value)
      read(node.genericParameterClause, node.genericWhereClause)
    case .associatedTypeDecl(let node): read(nil, node.genericWhereClause)
    case .protocolDecl(let node): read(nil, node.genericWhereClause)
    default:
      guard let node = node.asProtocol((any WithGenericParametersSyntax).self) else { return }
      read(node.genericParameterClause, node.genericWhereClause)
    }
  }

  private mutating func read(_ node: FunctionSignatureSyntax) {
    signature.parameters = node.parameterClause.parameters.map(Self.parameter)
    signature.type = node.returnClause.map { SyntaxText.oneLine($0.type) }
    signature.isAsync = node.effectSpecifiers?.asyncSpecifier != nil
    signature.throwing = node.effectSpecifiers?.throwsClause.map { SyntaxText.oneLine($0) }
  }

  /// An operator is called without labels, however its parameters are written.
  private mutating func dropLabels() {
    for index in signature.parameters.indices { signature.parameters[index].label = nil }
  }

  private mutating func read(
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) {
    signature.generics = generics.map { SyntaxText.oneLine($0) }
    signature.genericNames = generics?.parameters.map(\.name.identifierText) ?? []
    signature.requirements = requirements.map { SyntaxText.oneLine($0.requirements) }
  }

  private mutating func read(_ block: AccessorBlockSyntax?) {
    guard case .accessors(let accessors)? = block?.accessors else { return }
    signature.isSettable = accessors.contains { !Self.readers.contains($0.accessorSpecifier.text) }
    guard
      let effects = accessors.first(where: { $0.accessorSpecifier.text == "get" })?
        .effectSpecifiers
    else { return }
    signature.isAsync = effects.asyncSpecifier != nil
    signature.throwing = effects.throwsClause.map { SyntaxText.oneLine($0) }
  }

  private static func parameter(_ node: FunctionParameterSyntax) -> Parameter {
    let first = node.firstName.identifierText
    return Parameter(
      label: first == "_" ? nil : first, name: node.secondName?.identifierText ?? first,
      type: SyntaxText.oneLine(node.type) + (node.ellipsis?.text ?? ""),
      defaultValue: node.defaultValue.map { SyntaxText.oneLine($0.value) },
      attributes: node.attributes.map { SyntaxText.oneLine($0) })
  }

  /// The only name of a subscript's parameter is no label.
  private static func subscriptParameter(_ node: FunctionParameterSyntax) -> Parameter {
    var parameter = parameter(node)
    if node.secondName == nil { parameter.label = nil }
    return parameter
  }

  private static func parameter(_ node: EnumCaseParameterSyntax) -> Parameter {
    let first = node.firstName?.identifierText
    return Parameter(
      label: first == "_" ? nil : first,
      name: node.secondName?.identifierText ?? (first == "_" ? "" : first ?? ""),
      type: SyntaxText.oneLine(node.type),
      defaultValue: node.defaultValue.map { SyntaxText.oneLine($0.value) })
  }
}
