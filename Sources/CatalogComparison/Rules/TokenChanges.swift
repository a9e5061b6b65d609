import CatalogModel
import DesignTokens

/// Tokens that were added, removed, renamed or deprecated, and those that stayed with another type,
/// other values or another name in Swift. Tokens for internal use are not compared.
enum TokenChanges: ComparisonRule {
  static func changes(_ before: SystemVersion, _ after: SystemVersion) -> [VersionChange] {
    let values = TokenValueComparison(before.system.tokens, after.system.tokens)
    let pairs = Pairs(tokens(before.system), tokens(after.system), by: \.path)
    let renames = TokenRenames(removed: pairs.removed, added: pairs.added)
    let removed = pairs.removed.filter { renames.newNames[$0.path] == nil }
    let added = pairs.added.filter { !renames.isNewName($0.path) }
    return removed.map(self.removed) + added.map(self.added) + renames.changes
      + pairs.kept.flatMap { old, new in
        values.changes(old, new) + deprecation(old, new)
          + swiftName((old, before.system), (new, after.system))
      }
  }

  private static func tokens(_ system: System) -> [Token] {
    system.tokens.filter { !$0.isInternal }
  }

  private static func removed(_ token: Token) -> VersionChange {
    var change = VersionChange(
      .token, token.path.text, .removed, .breaking, before: token.location)
    if case .deprecated(let reason) = token.deprecation { change.note = reason }
    return change
  }

  private static func added(_ token: Token) -> VersionChange {
    .init(
      .token, token.path.text, .added, .additive,
      new: token.value().map { TokenValueComparison.text($0.value) }, after: token.location)
  }

  private static func deprecation(_ old: Token, _ new: Token) -> [VersionChange] {
    switch (old.deprecation, new.deprecation) {
    case (.active, .deprecated(let reason)):
      [
        .init(
          .token, new.path.text, .deprecated, .additive, note: reason, before: old.location,
          after: new.location)
      ]
    case (.deprecated, .active):
      [
        .init(
          .token, new.path.text, .restored, .repair, before: old.location, after: new.location)
      ]
    case (.active, .active), (.deprecated, .deprecated): []
    }
  }

  private static func swiftName(
    _ old: (token: Token, system: System), _ new: (token: Token, system: System)
  ) -> [VersionChange] {
    let before = old.system.swiftName(of: old.token)
    let after = new.system.swiftName(of: new.token)
    guard before != after else { return [] }
    return [
      .init(
        .token, new.token.path.text, .swiftName, before == nil ? .additive : .breaking,
        old: before, new: after ?? "none", before: old.token.location, after: new.token.location)
    ]
  }
}
