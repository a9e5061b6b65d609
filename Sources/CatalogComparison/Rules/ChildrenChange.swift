import AgentUI
import CatalogModel

/// Which children a component takes.
enum ChildrenChange {
  static func changes(_ old: RecordedPart, _ new: RecordedPart) -> [VersionChange] {
    let (before, after) = (old.contract.children, new.contract.children)
    guard normal(before) != normal(after) else { return [] }
    return [
      VersionChange(
        .component, new.name, .children, takesAll(of: before, after) ? .additive : .breaking,
        before: old.location, after: new.location
      ).from(value(before), to: value(after))
    ]
  }

  /// Whether what the older rule took is still taken.
  private static func takesAll(of before: ChildrenRule, _ after: ChildrenRule) -> Bool {
    switch (before, after) {
    case (.none, _), (_, .any): true
    case (.any, _), (.only, .none): false
    case (.only(let old), .only(let new)): Set(old).isSubset(of: new)
    }
  }

  /// The order of names says nothing.
  private static func normal(_ rule: ChildrenRule) -> ChildrenRule {
    if case .only(let names) = rule { .only(names.sorted()) } else { rule }
  }

  private static func value(_ rule: ChildrenRule) -> ChangeValue {
    switch rule {
    case .none: .nothing
    case .any: .anyChildren
    case .only(let names): .text(names.joined(separator: ", "))
    }
  }
}
