import SwiftSyntax

/// Counts the names that would be public if other branches of `#if` were read.
enum LeftOutNames {
  /// How many names in `clauses`, nested ones included, are written `public` or `open`.
  static func count(in clauses: [IfConfigClauseSyntax]) -> Int {
    clauses.reduce(0) { $0 + count(in: $1) }
  }

  private static func count(in clause: IfConfigClauseSyntax) -> Int {
    switch clause.elements {
    case .statements(let items):
      items.reduce(0) { $0 + ($1.item.as(DeclSyntax.self).map(count(of:)) ?? 0) }
    case .decls(let members): count(in: members)
    default: 0
    }
  }

  private static func count(in members: MemberBlockItemListSyntax) -> Int {
    members.reduce(0) { $0 + count(of: $1.decl) }
  }

  private static func count(of declaration: DeclSyntax) -> Int {
    if let node = declaration.as(IfConfigDeclSyntax.self) {
      return count(in: Array(node.clauses))
    }
    var result = isWrittenPublic(declaration) ? names(of: declaration) : 0
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      result += count(in: group.memberBlock.members)
    }
    return result
  }

  private static func isWrittenPublic(_ declaration: DeclSyntax) -> Bool {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { modifier in
      modifier.detail == nil
        && (modifier.name.tokenKind == .keyword(.public)
          || modifier.name.tokenKind == .keyword(.open))
    } ?? false
  }

  /// An extension and an import have none of their own.
  private static func names(of declaration: DeclSyntax) -> Int {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): node.bindings.count
    case .extensionDecl, .importDecl: 0
    default: 1
    }
  }
}
