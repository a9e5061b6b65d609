import DesignTokens
import JSONTree

/// The values of a token in two versions, in the contexts that both versions have.
struct TokenValueComparison {
  private let modifiers: [(name: String, contexts: [String])]

  init(_ before: ResolvedTokens, _ after: ResolvedTokens) {
    let pairs = Pairs(before.modifiers, after.modifiers, by: \.name)
    modifiers = pairs.kept.compactMap { old, new in
      let shared = old.contexts.filter(new.contexts.contains)
      return shared.isEmpty ? nil : (old.name, shared)
    }
  }

  /// A change for each group of contexts with the same values; of a token whose type has changed,
  /// that alone.
  func changes(_ old: Token, _ new: Token) -> [VersionChange] {
    if let change = typeChange(old, new) { return [change] }
    let axes = Set(old.axes + new.axes)
    let groups = ContextGroup.groups(of: modifiers.filter { axes.contains($0.name) }) { choice in
      let context = Context(choice)
      return ValuePair(old: old.value(in: context)?.value, new: new.value(in: context)?.value)
    }
    return groups.filter { !$0.value.isSame }.map { change(old, new, $0.group, $0.value) }
  }

  private func typeChange(_ old: Token, _ new: Token) -> VersionChange? {
    guard let before = old.value()?.value.typeName, let after = new.value()?.value.typeName,
      before != after
    else { return nil }
    return VersionChange(
      .token, new.path.text, .type, .breaking, old: before, new: after, before: old.location,
      after: new.location)
  }

  private func change(
    _ old: Token, _ new: Token, _ group: ContextGroup, _ pair: ValuePair
  ) -> VersionChange {
    let isLimited = group.parts.contains { !$0.isEvery }
    let (before, after) = pair.texts
    let effect: VersionChange.Effect =
      if pair.new == nil { .breaking } else if pair.old == nil { .additive } else { .repair }
    return VersionChange(
      .token, new.path.text, .value, effect, old: before ?? "none", new: after ?? "none",
      contexts: isLimited ? group.label : nil, before: old.location, after: new.location)
  }

  /// The value as a person writes it.
  static func text(_ value: TokenValue) -> String {
    if case .other(let kept) = value { return kept.text }
    return CSSValue.text(of: value)
  }
}

/// What a token was and is in the same contexts; `nil` where it has no value.
private struct ValuePair: Hashable {
  var old: TokenValue?
  var new: TokenValue?

  /// A hexadecimal form beside the components only repeats them.
  var isSame: Bool {
    if case .color(let before) = old, case .color(let after) = new {
      return before.value == after.value
    }
    return old == new
  }

  /// As CSS writes them, and as JSON where CSS writes both alike.
  var texts: (old: String?, new: String?) {
    let (before, after) = (
      old.map(TokenValueComparison.text), new.map(TokenValueComparison.text)
    )
    if before != after { return (before, after) }
    let writer = JSONWriter()
    return (
      old.map { writer.string(JSONExporter.value(of: $0)) },
      new.map { writer.string(JSONExporter.value(of: $0)) }
    )
  }
}
