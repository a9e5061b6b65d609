import Diagnostics
import SwiftSyntax

/// Lists the scopes and the declared names of files, without judging who can see them.
///
/// Bodies of functions and accessors are not entered: what they declare is nobody's interface.
struct DeclarationCollector {
  private(set) var scopes: [Scope] = []
  private(set) var declarations: [Declared] = []
  private(set) var aliases: [Alias] = []
  /// How many names are written public or open in branches that were not read.
  private(set) var leftOut = 0

  /// Adds what `file` declares; returns what is wrong with its comments.
  mutating func collect(_ file: ParsedFile) -> [Diagnostic] {
    var visit = FileVisit(file)
    visit.enter(file.tree.statements, scope: nil, into: &self)
    leftOut += visit.leftOut
    return visit.diagnostics
  }

  mutating func append(_ scope: Scope) -> Int {
    scopes.append(scope)
    return scopes.count - 1
  }

  mutating func append(_ declared: Declared) { declarations.append(declared) }

  mutating func append(_ alias: Alias) { aliases.append(alias) }
}

/// The walk over one file.
private struct FileVisit {
  private let file: ParsedFile
  private let names: FileNames
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var leftOut = 0
  /// How many `#if` the walk is in.
  private var conditions = 0

  init(_ file: ParsedFile) {
    self.file = file
    names = FileNames(of: file.tree, branches: file.branches)
  }

  mutating func enter(
    _ items: CodeBlockItemListSyntax, scope: Int?, into result: inout DeclarationCollector
  ) {
    for item in items {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      visit(declaration, scope: scope, into: &result)
    }
  }

  private mutating func enter(
    _ members: MemberBlockItemListSyntax, scope: Int?, into result: inout DeclarationCollector
  ) {
    for member in members { visit(member.decl, scope: scope, into: &result) }
  }

  private mutating func visit(
    _ declaration: DeclSyntax, scope: Int?, into result: inout DeclarationCollector
  ) {
    if let node = declaration.as(IfConfigDeclSyntax.self) {
      return visit(node, scope: scope, into: &result)
    }
    let marks = Marks(of: declaration, branches: file.branches)
    let reader = DeclarationReader(
      file: file, node: declaration, marks: marks, scope: scope,
      isConditional: conditions > 0)
    diagnostics += reader.remarks()
    if let node = declaration.as(TypeAliasDeclSyntax.self) {
      append(node, scope: scope, to: &result)
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      for declared in reader.declared() { result.append(declared) }
      return
    }
    let opened = result.append(scopeOpened(by: group, marks: marks, parent: scope))
    for var declared in reader.declared() {
      declared.opens = opened
      result.append(declared)
    }
    enter(group.memberBlock.members, scope: opened, into: &result)
  }

  private mutating func visit(
    _ node: IfConfigDeclSyntax, scope: Int?, into result: inout DeclarationCollector
  ) {
    conditions += 1
    defer { conditions -= 1 }
    leftOut += LeftOutNames.count(in: file.branches.leftOut(of: node))
    for clause in file.branches.clauses(of: node) {
      switch clause.elements {
      case .statements(let items): enter(items, scope: scope, into: &result)
      case .decls(let members): enter(members, scope: scope, into: &result)
      default: break
      }
    }
  }

  private func append(
    _ node: TypeAliasDeclSyntax, scope: Int?, to result: inout DeclarationCollector
  ) {
    guard let target = TypePath.components(of: node.initializer.value) else { return }
    if scope == nil, FileNames.isLocal(node.modifiers) { return }
    result.append(Alias(name: node.name.identifierText, scope: scope, target: target))
  }

  private func scopeOpened(
    by group: any DeclGroupSyntax, marks: Marks, parent: Int?
  ) -> Scope {
    let kind: Scope.Kind
    var requirements: String?
    if let node = group.as(ExtensionDeclSyntax.self) {
      kind = .extension(
        of: TypePath.components(of: node.extendedType)
          ?? [node.extendedType.trimmedDescription])
      // Every member repeats it, so it must end somewhere.
      requirements = node.genericWhereClause.map {
        String(SyntaxText.oneLine($0.requirements).prefix(2_000))
      }
    } else {
      kind = .type(
        name: group.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? "",
        DeclarationReader.typeKind(of: group) ?? .struct)
    }
    return Scope(
      kind: kind, parent: parent, marks: marks,
      inheritance: group.inheritanceClause?.inheritedTypes.map { SyntaxText.oneLine($0.type) }
        ?? [],
      requirements: requirements, file: names)
  }
}
