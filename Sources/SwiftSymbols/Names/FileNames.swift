import SwiftSyntax

/// The names that mean something in one file only: imported modules and private aliases.
struct FileNames {
  /// The modules that are imported.
  private var modules: Set<String> = []
  /// The private aliases outside any type, which other files may declare otherwise.
  private(set) var aliases: [String: [String]] = [:]

  /// Reads the top of `tree`, in the `branches` that count.
  init(of tree: SourceFileSyntax, branches: BranchConditions) {
    read(tree.statements, branches)
  }

  /// Whether `name` before a type is that of another module.
  func names(module name: String) -> Bool { name == "Swift" || modules.contains(name) }

  /// Whether what has these modifiers outside any type is seen in its file only.
  static func isLocal(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    }
  }

  private mutating func read(_ items: CodeBlockItemListSyntax, _ branches: BranchConditions) {
    for item in items {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl(let node):
        if let module = node.path.first { modules.insert(module.name.identifierText) }
      case .typeAliasDecl(let node) where Self.isLocal(node.modifiers):
        aliases[node.name.identifierText] = TypePath.components(of: node.initializer.value)
      case .ifConfigDecl(let node):
        for clause in branches.clauses(of: node) {
          if case .statements(let items)? = clause.elements { read(items, branches) }
        }
      default: break
      }
    }
  }
}
