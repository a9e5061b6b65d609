import SwiftSyntax

/// What the code of one declaration mentions: that of a type with its members, or that of one
/// member of an extension.
///
/// Names are as written, whatever `#if` says; nothing is looked up. Only files that import SwiftUI
/// are read, as the mentions are asked of views.
public struct CodeMentions: Hashable, Sendable {
  /// The declared or the extended type, with those that it is nested in: `RadarButton.Style`.
  public var owner: String
  /// The function or property of an extension; `nil` for a type.
  public var member: String?
  /// The file that it stands in.
  public var path: String
  /// Whether no other file can see it.
  public var isPrivate: Bool
  /// Names with those that they are members of: `DS.Spacing.m`, `isPressed`, `.tint`. Of another
  /// name for a type, the type alone.
  public var names: Set<String>
  /// Whether it is another name for a type.
  public var isAlias = false

  /// What the declarations of `file` mention, in source order.
  static func read(_ file: ParsedFile) -> [CodeMentions] {
    let importsSwiftUI = file.tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.identifierText == "SwiftUI"
    }
    guard importsSwiftUI else { return [] }
    return read(file.tree.statements, in: file.path)
  }

  private static func read(_ items: CodeBlockItemListSyntax, in path: String) -> [CodeMentions] {
    items.flatMap { item -> [CodeMentions] in
      guard let declaration = item.item.as(DeclSyntax.self) else { return [] }
      if let node = declaration.as(IfConfigDeclSyntax.self) {
        return node.clauses.flatMap { clause -> [CodeMentions] in
          guard case .statements(let items)? = clause.elements else { return [] }
          return read(items, in: path)
        }
      }
      return read(declaration, in: path)
    }
  }

  private static func read(_ declaration: DeclSyntax, in path: String) -> [CodeMentions] {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let target = name(of: alias.initializer.value)
      return [
        CodeMentions(
          owner: alias.name.identifierText, path: path,
          isPrivate: FileNames.isLocal(alias.modifiers), names: [target], isAlias: true)
      ]
    }
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      let owner = name(of: node.extendedType)
      return node.memberBlock.members.flatMap { member in
        declaredNames(member.decl).map { name in
          CodeMentions(
            owner: owner, member: name, path: path, isPrivate: false,
            names: MentionVisitor.names(in: Syntax(member.decl)))
        }
      }
    }
    guard let node = declaration.asProtocol((any DeclGroupSyntax).self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
    else { return [] }
    return [
      CodeMentions(
        owner: name, path: path, isPrivate: FileNames.isLocal(node.modifiers),
        names: MentionVisitor.names(in: Syntax(declaration)))
    ]
  }

  private static func name(of type: TypeSyntax) -> String {
    TypePath.components(of: type)?.joined(separator: ".") ?? ""
  }

  /// The names of functions, properties and nested types; others have none that code could mention.
  private static func declaredNames(_ declaration: DeclSyntax) -> [String] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      }
    }
    if let node = declaration.as(IfConfigDeclSyntax.self) {
      return node.clauses.flatMap { clause -> [String] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.flatMap { declaredNames($0.decl) }
      }
    }
    return (declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText).map { [$0] }
      ?? []
  }
}

/// Collects the names in a piece of code.
private final class MentionVisitor: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: Syntax) -> Set<String> {
    let visitor = MentionVisitor(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = path(of: ExprSyntax(node)) {
      names.insert(path)
      return .skipChildren
    }
    names.insert("." + node.declName.baseName.identifierText)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.identifierText)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.identifierText)
    return .visitChildren
  }

  /// `DS.Spacing.m` and `.tint`; `nil` where something other than names stands before the point.
  private func path(of expression: ExprSyntax) -> String? {
    var parts: [String] = []
    var current: ExprSyntax? = expression
    while let access = current?.as(MemberAccessExprSyntax.self) {
      parts.append(access.declName.baseName.identifierText)
      guard let base = access.base else { return "." + parts.reversed().joined(separator: ".") }
      current = base
    }
    guard let root = current?.as(DeclReferenceExprSyntax.self) else { return nil }
    return ([root.baseName.identifierText] + parts.reversed()).joined(separator: ".")
  }
}
