import SwiftSyntax

/// A declaration without what is in it.
struct DeclarationHead {
  var value: SwiftUses.Declaration
  /// Whether `@available` says from which version on it is there.
  var isAvailable = false

  init(type node: some DeclGroupSyntax & NamedDeclSyntax) {
    value = SwiftUses.Declaration(
      kind: .type, name: node.name.identifierText, isStatic: true, range: node.offsets)
    value.inherited = Self.inherited(node.inheritanceClause)
    isAvailable = Self.isAvailable(node.attributes)
  }

  init(_ node: ExtensionDeclSyntax) {
    let name = TypePath.components(of: node.extendedType)?.joined(separator: ".")
    value = SwiftUses.Declaration(
      kind: .extension, name: name ?? "", isStatic: true, range: node.offsets)
    value.inherited = Self.inherited(node.inheritanceClause)
    isAvailable = Self.isAvailable(node.attributes)
  }

  init(_ node: FunctionDeclSyntax) {
    value = SwiftUses.Declaration(
      kind: .function, name: node.name.identifierText, range: node.offsets)
    value.isStatic = Self.isStatic(node.modifiers)
    isAvailable = Self.isAvailable(node.attributes)
  }

  init(_ node: InitializerDeclSyntax) {
    value = SwiftUses.Declaration(kind: .function, name: "init", range: node.offsets)
    isAvailable = Self.isAvailable(node.attributes)
  }

  /// - Parameter parent: The declaration around it.
  init(_ node: VariableDeclSyntax, in parent: SwiftUses.Declaration?) {
    let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    value = SwiftUses.Declaration(
      kind: .property, name: name?.identifierText ?? "", range: node.offsets)
    value.isStatic = parent == nil || Self.isStatic(node.modifiers)
    value.isConstant =
      node.bindingSpecifier.tokenKind == .keyword(.let)
      || node.bindings.contains { $0.accessorBlock != nil && $0.initializer == nil }
    isAvailable = Self.isAvailable(node.attributes)
  }

  /// - Returns: `nil` for other macros than `#Preview`.
  init?(macro name: TokenSyntax, of node: some SyntaxProtocol) {
    guard name.text == "Preview" else { return nil }
    value = SwiftUses.Declaration(kind: .preview, name: "Preview", range: node.offsets)
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).map {
      TypePath.components(of: $0.type)?.joined(separator: ".") ?? $0.type.trimmedDescription
    }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }

  private static func isAvailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available"
      else { return false }
      return !attribute.description.contains("deprecated")
    }
  }
}
