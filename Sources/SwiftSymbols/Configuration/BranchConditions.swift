import SwiftIfConfig
import SwiftSyntax

/// Chooses the branches of `#if` that a file is read with.
///
/// Each condition is evaluated apart from its file: in place, the library would copy the list
/// that the `#if` stands in, once for each `#if`.
struct BranchConditions {
  private let conditions: PlatformConditions
  private let takesAllBranches: Bool

  init(_ configuration: SourceConfiguration, module: String) {
    takesAllBranches = configuration.platform == nil
    conditions = PlatformConditions(
      configuration.platform ?? .iOS, configuration: configuration, module: module)
  }

  /// The clauses of `node` whose declarations count, in their order.
  ///
  /// Even with all branches, one that only another compiler reads is left out: its text need
  /// not be Swift as this parser knows it.
  func clauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    states(of: node).filter { $0.state == .active || takesAllBranches && $0.state == .inactive }
      .map(\.clause)
  }

  /// The clauses of `node` that this compiler could read, and that are not read.
  func leftOut(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    guard !takesAllBranches else { return [] }
    return states(of: node).filter { $0.state == .inactive }.map(\.clause)
  }

  /// The one clause whose attributes count, for an `#if` that wraps attributes only.
  func attributeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    let states = states(of: node)
    let active = states.first { $0.state == .active }
    return (active ?? (takesAllBranches ? states.first : nil))?.clause
  }

  /// Whether a syntax error at `node` matters.
  func isRead(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let parent = next {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        let conditional = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        !clauses(of: conditional).contains(where: { $0.id == clause.id })
      {
        return false
      }
      next = parent.parent
    }
    return true
  }

  private func states(
    of node: IfConfigDeclSyntax
  ) -> [(clause: IfConfigClauseSyntax, state: IfConfigRegionState)] {
    var foundActive = false
    // What a condition on the compiler's version says holds for the clauses behind it, too.
    var allowsErrors = false
    return node.clauses.map { clause in
      var isActive = !foundActive
      if let condition = clause.condition, !foundActive {
        let result = IfConfigRegionState.evaluating(condition.detached, in: conditions)
        isActive = result.state == .active
        allowsErrors = result.syntaxErrorsAllowed
      }
      foundActive = foundActive || isActive
      return (clause, isActive ? .active : allowsErrors ? .unparsed : .inactive)
    }
  }
}
