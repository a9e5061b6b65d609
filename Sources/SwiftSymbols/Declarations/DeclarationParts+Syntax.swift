import SwiftSyntax

extension DeclarationParts {
  init(_ declared: Declared) {
    let start = Self.modifiers(of: declared.node)
    switch declared.part {
    case .binding(let binding, let name, let type):
      readVariable(declared, binding, name: name, type: type, start: start)
    case .element(let element):
      head = start + "case " + element.name.text
      parameters = element.parameterClause.map { clause in
        clause.parameters.map { Self.withoutComma($0) }
      }
      tail = element.rawValue.map { " " + SyntaxText.oneLine($0) } ?? ""
    case .whole: readWhole(declared.node, start: start)
    }
  }

  private mutating func readWhole(_ node: DeclSyntax, start: String) {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let name = node.name.text + (node.name.tokenKind.isOperator ? " " : "")
      read("func " + name, node.genericParameterClause, node.signature, node.genericWhereClause)
    case .initializerDecl(let node):
      read(
        "init" + (node.optionalMark?.text ?? ""), node.genericParameterClause, node.signature,
        node.genericWhereClause)
    case .macroDecl(let node):
      read(
        "macro " + node.name.text, node.genericParameterClause, node.signature,
        node.genericWhereClause)
    case .subscriptDecl(let node):
      head = "subscript" + (node.genericParameterClause.map { SyntaxText.oneLine($0) } ?? "")
      parameters = node.parameterClause.parameters.map { Self.withoutComma($0) }
      tail =
        " " + SyntaxText.oneLine(node.returnClause)
        + (AccessorText.text(of: node.accessorBlock, isSettable: true) ?? "")
      requirements = node.genericWhereClause.map { SyntaxText.oneLine($0) }
    case .typeAliasDecl(let node):
      head =
        "typealias " + node.name.text
        + (node.genericParameterClause.map { SyntaxText.oneLine($0) } ?? "")
      tail = " = " + SyntaxText.oneLine(node.initializer.value)
      requirements = node.genericWhereClause.map { SyntaxText.oneLine($0) }
    case .associatedTypeDecl(let node):
      head = "associatedtype " + node.name.text
      tail =
        (node.inheritanceClause.map { Self.inheritance($0) } ?? "")
        + (node.initializer.map { " = " + SyntaxText.oneLine($0.value) } ?? "")
      requirements = node.genericWhereClause.map { SyntaxText.oneLine($0) }
    default: readType(node)
    }
    head = start + head
  }

  private mutating func read(
    _ name: String, _ generics: GenericParameterClauseSyntax?, _ signature: FunctionSignatureSyntax,
    _ requirements: GenericWhereClauseSyntax?
  ) {
    head = name + (generics.map { SyntaxText.oneLine($0) } ?? "")
    parameters = signature.parameterClause.parameters.map { Self.withoutComma($0) }
    tail =
      (signature.effectSpecifiers.map { " " + SyntaxText.oneLine($0) } ?? "")
      + (signature.returnClause.map { " " + SyntaxText.oneLine($0) } ?? "")
    self.requirements = requirements.map { SyntaxText.oneLine($0) }
  }

  private mutating func readType(_ node: DeclSyntax) {
    guard let group = node.asProtocol((any DeclGroupSyntax).self),
      let name = node.asProtocol((any NamedDeclSyntax).self)?.name
    else { return }
    head = group.introducer.text + " " + name.text
    if let generics = node.asProtocol((any WithGenericParametersSyntax).self) {
      head += generics.genericParameterClause.map { SyntaxText.oneLine($0) } ?? ""
    } else if let primary = node.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause {
      head += SyntaxText.oneLine(primary)
    }
    tail = group.inheritanceClause.map { Self.inheritance($0) } ?? ""
    requirements = group.genericWhereClause.map { SyntaxText.oneLine($0) }
  }

  private mutating func readVariable(
    _ declared: Declared, _ binding: PatternBindingSyntax, name: TokenSyntax, type: TypeSyntax?,
    start: String
  ) {
    let keyword = declared.node.as(VariableDeclSyntax.self)?.bindingSpecifier.text ?? "var"
    head = start + keyword + " " + name.text
    tail = type.map { ": " + SyntaxText.oneLine($0) } ?? Self.shortValue(of: binding)
    let hasPrivateSetter = declared.marks.setterAccess.map { $0 < declared.accessOrPublic } ?? false
    if let accessors = AccessorText.text(of: binding.accessorBlock, isSettable: !hasPrivateSetter) {
      tail += accessors
    } else if hasPrivateSetter {
      tail += " { get }"
    }
  }

  /// Where no type is written, a short value tells it.
  private static func shortValue(of binding: PatternBindingSyntax) -> String {
    guard binding.pattern.is(IdentifierPatternSyntax.self),
      let value = binding.initializer.map({ SyntaxText.oneLine($0.value) }), value.count <= 60,
      !value.contains(where: \.isNewline)
    else { return "" }
    return " = " + value
  }

  private static func modifiers(of node: DeclSyntax) -> String {
    guard let node = node.asProtocol((any WithModifiersSyntax).self) else { return "" }
    return node.modifiers.compactMap { modifier -> String? in
      // `open` is the one access that says more than that the reader can see it.
      if AccessLevel(rawValue: modifier.name.text).map({ $0 != .open }) == true { return nil }
      if modifier.name.text.hasPrefix("_") { return nil }
      return SyntaxText.oneLine(modifier) + " "
    }.joined()
  }

  private static func inheritance(_ clause: InheritanceClauseSyntax) -> String {
    ": " + clause.inheritedTypes.map { SyntaxText.oneLine($0.type) }.joined(separator: ", ")
  }

  private static func withoutComma(_ node: FunctionParameterSyntax) -> String {
    withoutComma(SyntaxText.oneLine(node))
  }

  private static func withoutComma(_ node: EnumCaseParameterSyntax) -> String {
    withoutComma(SyntaxText.oneLine(node))
  }
}

extension DeclarationParts {
  /// Taken off the text: taken off the tree, it would copy the tree.
  private static func withoutComma(_ text: String) -> String {
    text.hasSuffix(",") ? String(text.dropLast()) : text
  }
}

extension Declared {
  fileprivate var accessOrPublic: AccessLevel { marks.access ?? .public }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
