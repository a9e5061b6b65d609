import CatalogModel
import DesignTokens

/// The modifiers of the tokens, and the contexts that each can be in.
enum ContextChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    let pairs = Pairs(
      before.modifiers, after.modifiers, by: \.name)
    return pairs.removed.map { .init(.context, $0.name, .removed, .breaking) }
      + pairs.added.map { .init(.context, $0.name, .added, .additive) }
      + pairs.kept.flatMap(changes)
  }

  private static func changes(_ old: TokenModifier, _ new: TokenModifier) -> [VersionChange] {
    let contexts = Pairs(old.contexts, new.contexts, by: \.self)
    var changes: [VersionChange] =
      contexts.removed.map { .init(.context, "\(new.name)=\($0)", .removed, .breaking) }
      + contexts.added.map { .init(.context, "\(new.name)=\($0)", .added, .additive) }
    if old.defaultContext != new.defaultContext {
      changes.append(
        .init(
          .context, new.name, .defaultContext, .breaking, old: old.defaultContext,
          new: new.defaultContext, reason: .otherContext))
    }
    return changes
  }
}
