import CatalogModel
import DesignTokens

/// Tokens that were added, removed, renamed or deprecated, and those that stayed with another type,
/// other values or another name in Swift. Tokens for internal use are not compared.
enum TokenChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    let values = TokenValueComparison(before.modifiers, after.modifiers)
    let pairs = Pairs(before.tokens, after.tokens, by: \.path)
    let renames = TokenRenames(removed: pairs.removed, added: pairs.added)
    let removed = pairs.removed.filter { renames.newNames[$0.path] == nil }
    let added = pairs.added.filter { !renames.isNewName($0.path) }
    return removed.map(self.removed) + added.map(self.added) + renames.changes
      + pairs.kept.flatMap { old, new in
        values.changes(old, new) + deprecation(old, new) + swiftName(old, new)
      }
  }

  private static func removed(_ token: RecordedToken) -> VersionChange {
    var change = VersionChange(.token, token.path, .removed, .breaking, before: token.location)
    if case .deprecated(let reason) = token.deprecation {
      change.reason = reason.map(ChangeReason.words)
    }
    return change
  }

  private static func added(_ token: RecordedToken) -> VersionChange {
    .init(
      .token, token.path, .added, .additive, new: token.value?.text, after: token.location)
  }

  private static func deprecation(_ old: RecordedToken, _ new: RecordedToken) -> [VersionChange] {
    switch (old.deprecation, new.deprecation) {
    case (.active, .deprecated(let reason)):
      [
        .init(
          .token, new.path, .deprecated, .additive, reason: reason.map(ChangeReason.words),
          before: old.location, after: new.location)
      ]
    case (.deprecated, .active):
      [
        .init(.token, new.path, .restored, .repair, before: old.location, after: new.location)
      ]
    case (.active, .active), (.deprecated, .deprecated): []
    }
  }

  private static func swiftName(_ old: RecordedToken, _ new: RecordedToken) -> [VersionChange] {
    let (before, after) = (old.swiftName, new.swiftName)
    guard before != after else { return [] }
    return [
      VersionChange(
        .token, new.path, .swiftName, before == nil ? .additive : .breaking,
        before: old.location, after: new.location
      ).from(ChangeValue(before), to: ChangeValue(after) ?? .nothing)
    ]
  }
}
