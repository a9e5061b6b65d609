import SwiftSyntax

/// Finds for which platforms a place in the source is compiled.
struct BranchPlatforms {
  struct Branch {
    var platforms: Set<SourceConfiguration.Platform>
    /// The innermost condition as written.
    var text: String
  }

  private let conditions: [(platform: SourceConfiguration.Platform, branches: BranchConditions)]
  /// By clause: each `#if` is evaluated once, however much stands in it.
  private var known: [SyntaxIdentifier: Set<SourceConfiguration.Platform>] = [:]

  init(module: String) {
    conditions = SourceConfiguration.Platform.allCases.map {
      ($0, BranchConditions(SourceConfiguration(platform: $0), module: module))
    }
  }

  /// The branches around `node` taken together; `nil` outside of any `#if`.
  mutating func branch(around node: Syntax) -> Branch? {
    var branch: Branch?
    var next = node.parent
    while let parent = next {
      next = parent.parent
      guard let clause = parent.as(IfConfigClauseSyntax.self),
        let conditional = clause.parent?.parent?.as(IfConfigDeclSyntax.self)
      else { continue }
      let platforms = platforms(of: clause, in: conditional)
      if let inner = branch {
        branch?.platforms = inner.platforms.intersection(platforms)
      } else {
        branch = Branch(platforms: platforms, text: Self.text(of: clause))
      }
    }
    return branch
  }

  private mutating func platforms(
    of clause: IfConfigClauseSyntax, in conditional: IfConfigDeclSyntax
  ) -> Set<SourceConfiguration.Platform> {
    if let platforms = known[clause.id] { return platforms }
    for clause in conditional.clauses { known[clause.id] = [] }
    for (platform, branches) in conditions {
      for active in branches.clauses(of: conditional) { known[active.id]?.insert(platform) }
    }
    return known[clause.id] ?? []
  }

  private static func text(of clause: IfConfigClauseSyntax) -> String {
    let condition = clause.condition.map { " " + SyntaxText.oneLine($0) } ?? ""
    return clause.poundKeyword.text + condition
  }
}
