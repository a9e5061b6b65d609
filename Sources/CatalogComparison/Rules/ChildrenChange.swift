import AgentUI
import CatalogModel

/// Which children a component takes.
enum ChildrenChange {
  static func changes(_ old: RecordedPart, _ new: RecordedPart) -> [VersionChange] {
    let (before, after) = (old.contract.children, new.contract.children)
    guard normal(before) != normal(after) else { return [] }
    return [
      .init(
        .component, new.name, .children, takesAll(of: before, after) ? .additive : .breaking,
        old: text(before), new: text(after), before: old.location, after: new.location)
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

  private static func text(_ rule: ChildrenRule) -> String {
    switch rule {
    case .none: "none"
    case .any: "any"
    case .only(let names): names.joined(separator: ", ")
    }
  }
}
