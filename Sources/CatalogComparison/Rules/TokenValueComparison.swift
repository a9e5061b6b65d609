import CatalogModel
import DesignTokens

/// The values of a token in two versions, in the contexts that both versions have.
struct TokenValueComparison {
  private let modifiers: [(name: String, contexts: [String])]
  private let defaults: (old: [String: String], new: [String: String])

  init(_ before: [TokenModifier], _ after: [TokenModifier]) {
    modifiers = Pairs(before, after, by: \.name).kept.compactMap { old, new in
      let shared = old.contexts.filter(new.contexts.contains)
      return shared.isEmpty ? nil : (old.name, shared)
    }
    defaults = (Self.defaults(of: before), Self.defaults(of: after))
  }

  private static func defaults(of modifiers: [TokenModifier]) -> [String: String] {
    Dictionary(modifiers.map { ($0.name, $0.defaultContext) }) { first, _ in first }
  }

  /// A change for each group of contexts with the same values; of a token whose type has changed,
  /// that alone.
  func changes(_ old: RecordedToken, _ new: RecordedToken) -> [VersionChange] {
    if let change = typeChange(old, new) { return [change] }
    let axes = Set(old.axes + new.axes)
    let groups = ContextGroup.groups(of: modifiers.filter { axes.contains($0.name) }) { choice in
      ValuePair(
        old: old.value(in: choice, defaults: defaults.old),
        new: new.value(in: choice, defaults: defaults.new))
    }
    return groups.filter { $0.value.old != $0.value.new }
      .map { change(old, new, $0.group, $0.value) }
  }

  private func typeChange(_ old: RecordedToken, _ new: RecordedToken) -> VersionChange? {
    guard let before = old.typeName, let after = new.typeName, before != after else { return nil }
    return VersionChange(
      .token, new.path, .type, .breaking, old: before, new: after, before: old.location,
      after: new.location)
  }

  private func change(
    _ old: RecordedToken, _ new: RecordedToken, _ group: ContextGroup, _ pair: ValuePair
  ) -> VersionChange {
    let isLimited = group.parts.contains { !$0.isEvery }
    let (before, after) = pair.texts
    let effect: VersionChange.Effect =
      if pair.new == nil { .breaking } else if pair.old == nil { .additive } else { .repair }
    return VersionChange(
      .token, new.path, .value, effect, contexts: isLimited ? group.label : nil,
      before: old.location, after: new.location
    ).from(ChangeValue(before) ?? .nothing, to: ChangeValue(after) ?? .nothing)
  }
}

/// What a token was and is in the same contexts; `nil` where it has no value.
private struct ValuePair: Hashable {
  var old: RecordedValue?
  var new: RecordedValue?

  /// As CSS writes them, and as JSON where CSS writes both alike.
  var texts: (old: String?, new: String?) {
    if old?.text != new?.text { return (old?.text, new?.text) }
    return (old?.exact ?? old?.text, new?.exact ?? new?.text)
  }
}
