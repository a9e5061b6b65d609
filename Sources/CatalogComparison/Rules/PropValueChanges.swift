import AgentUI
import CatalogModel

/// The values of enumerations, and the tokens that a prop takes.
enum PropValueChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    Pairs(before.parts, after.parts, by: \.name).kept.flatMap { old, new in
      Pairs(old.contract.props, new.contract.props, by: \.name).kept
        .filter { $0.kind == $1.kind }
        .flatMap { changes($0, $1, (old, new)) }
    }
  }

  private static func changes(
    _ old: PropContract, _ new: PropContract, _ components: (old: RecordedPart, new: RecordedPart)
  ) -> [VersionChange] {
    let name = "\(components.new.name).\(new.name)"
    let places = (
      old: components.old.location(of: old.name), new: components.new.location(of: new.name)
    )
    if let change = limits(name, old, new) {
      var change = change
      (change.before, change.after) = (places.old, places.new)
      return [change]
    }
    let pairs = Pairs(old.choices, new.choices, by: \.name)
    return pairs.removed.map {
      .init(.value, "\(name): \($0.name)", .removed, .breaking, before: places.old)
    }
      + pairs.added.map {
        .init(.value, "\(name): \($0.name)", .added, .additive, after: places.new)
      }
  }

  /// A token prop without choices takes every token.
  private static func limits(
    _ name: String, _ old: PropContract, _ new: PropContract
  ) -> VersionChange? {
    guard old.kind == .token, old.choices.isEmpty != new.choices.isEmpty else { return nil }
    return VersionChange(.value, name, .bounds, new.choices.isEmpty ? .additive : .breaking)
      .from(tokens(old), to: tokens(new))
  }

  private static func tokens(_ prop: PropContract) -> ChangeValue {
    prop.choices.isEmpty
      ? .everyToken : .text(prop.choices.map(\.name).joined(separator: ", "))
  }
}
