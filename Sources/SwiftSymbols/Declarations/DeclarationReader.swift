import Diagnostics
import SwiftSyntax

/// Finds the names that one declaration declares.
struct DeclarationReader {
  let file: ParsedFile
  let node: DeclSyntax
  let marks: Marks
  let scope: Int?
  let isConditional: Bool
  // Read once for all names of a declaration.
  private let attributes: [String]
  private let comment: DocumentationComment?
  private let excuse: ExcuseComment?

  init(file: ParsedFile, node: DeclSyntax, marks: Marks, scope: Int?, isConditional: Bool) {
    self.file = file
    self.node = node
    self.marks = marks
    self.scope = scope
    self.isConditional = isConditional
    attributes = AttributeText.lines(of: node, branches: file.branches)
    comment = DocCommentReader.comment(of: node)
    excuse = ExcuseComment(of: node, in: file)
  }

  /// Whether it stands in a type or an extension.
  private var isMember: Bool { scope != nil }

  /// What the declaration declares, without names that a syntax error left out.
  func declared() -> [Declared] { names().filter { !$0.baseName.isEmpty } }

  private func names() -> [Declared] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return bindings(of: variable)
    case .enumCaseDecl(let cases):
      return cases.elements.map {
        named($0.name, .enumCase, part: .element($0))
      }
    case .functionDecl(let function): return [named(function)]
    case .initializerDecl(let initializer):
      return [
        named(
          initializer.initKeyword, .initializer,
          isUnderscored: initializer.signature.parameterClause.hasUnderscoredName)
      ]
    case .subscriptDecl(let node):
      return [
        named(
          node.subscriptKeyword, marks.isStatic ? .typeSubscript : .subscript,
          isUnderscored: node.parameterClause.hasUnderscoredName)
      ]
    case .typeAliasDecl(let node): return [named(node.name, .typealias)]
    case .associatedTypeDecl(let node): return [named(node.name, .associatedtype)]
    case .macroDecl(let node): return [named(node.name, .macro)]
    default: return typeDeclared()
    }
  }

  private func typeDeclared() -> [Declared] {
    guard let group = node.asProtocol((any DeclGroupSyntax).self),
      let kind = Self.typeKind(of: group),
      let name = group.asProtocol((any NamedDeclSyntax).self)?.name
    else { return [] }
    return [named(name, kind)]
  }

  /// The kind of a type declaration; `nil` for an extension.
  static func typeKind(of group: any DeclGroupSyntax) -> Symbol.Kind? {
    switch group.kind {
    case .structDecl: .struct
    case .classDecl: .class
    case .actorDecl: .actor
    case .enumDecl: .enum
    case .protocolDecl: .protocol
    default: nil
    }
  }

  private func named(_ function: FunctionDeclSyntax) -> Declared {
    let kind: Symbol.Kind
    switch function.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: kind = .operatorFunction
    default: kind = !isMember ? .function : marks.isStatic ? .typeMethod : .method
    }
    return named(
      function.name, kind,
      isUnderscored: function.signature.parameterClause.hasUnderscoredName)
  }

  private func bindings(of variable: VariableDeclSyntax) -> [Declared] {
    let kind: Symbol.Kind = !isMember ? .variable : marks.isStatic ? .typeProperty : .property
    var type: TypeSyntax?
    var result: [Declared] = []
    // In `let a, b: Int` the type stands behind the last name only, so go from the end.
    for binding in variable.bindings.reversed() {
      if let annotation = binding.typeAnnotation { type = annotation.type }
      if binding.initializer != nil && binding.typeAnnotation == nil { type = nil }
      let names = Self.names(in: binding.pattern)
      result += names.reversed().map { name in
        named(
          name, kind,
          part: .binding(
            binding, name: name, type: binding.pattern.is(TuplePatternSyntax.self) ? nil : type))
      }
    }
    return result.reversed()
  }

  private static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap { names(in: $0.pattern) }
  }

  private func named(
    _ name: TokenSyntax, _ kind: Symbol.Kind, part: Declared.Part = .whole,
    isUnderscored: Bool = false
  ) -> Declared {
    let text = name.identifierText
    return Declared(
      node: node, part: part, kind: kind, baseName: text, scope: scope, marks: marks,
      isUnderscored: isUnderscored || text.hasPrefix("_"), isConditional: isConditional,
      excuse: excuse?.excuse, attributes: attributes, comment: comment,
      location: file.location(of: name))
  }
}

extension DeclarationReader {
  /// What is wrong with the comments of the declaration.
  func remarks() -> [Diagnostic] {
    [trailingComment(), excuse?.remark].compactMap { $0 }
  }

  /// The compiler gives a comment behind a declaration to the next one, which is hardly meant.
  private func trailingComment() -> Diagnostic? {
    guard node.trailingTrivia.contains(where: { $0.isDocumentation }) else { return nil }
    let last = node.lastToken(viewMode: .sourceAccurate)
    let place = last.map { file.location(of: $0) } ?? file.location(of: node)
    return .init(
      .swiftTrailingDocComment,
      "this documentation comment documents the next declaration, not the one before it",
      at: place, suggestion: "move it above the declaration, or write '//' for a remark")
  }
}

extension FunctionParameterClauseSyntax {
  /// A label or name that begins with an underscore hides the whole declaration; in backticks, one
  /// alone is a name, too.
  var hasUnderscoredName: Bool {
    parameters.contains { parameter in
      [parameter.firstName, parameter.secondName].contains { name in
        guard let name, name.tokenKind != .wildcard else { return false }
        return name.identifierText.hasPrefix("_")
      }
    }
  }
}
