import AgentUI
import CatalogModel
import Diagnostics

/// Components and primitives that were added, removed, renamed or deprecated, and what has changed
/// in those that stayed, but for their props.
enum ComponentChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    let pairs = Pairs(before.parts, after.parts, by: \.name)
    let renames = pairs.removed.compactMap { old in
      pairs.added.first { $0.slug == old.slug }.map { (old: old, new: $0) }
    }
    let renamed = Set(renames.flatMap { [$0.old.name, $0.new.name] })
    let removed = pairs.removed.filter { !renamed.contains($0.name) }
    let added = pairs.added.filter { !renamed.contains($0.name) }
    return removed.map { .init(.component, $0.name, .removed, .breaking, before: $0.location) }
      + added.map { .init(.component, $0.name, .added, .additive, after: $0.location) }
      + renames.map { old, new in
        .init(
          .component, old.name, .renamed, .breaking, new: new.name, before: old.location,
          after: new.location)
      }
      + pairs.kept.flatMap { old, new in
        status(old, new) + form(old, new, before, after) + semantics(old, new)
          + ChildrenChange.changes(old, new)
      }
  }

  private static func status(_ old: RecordedPart, _ new: RecordedPart) -> [VersionChange] {
    guard old.status != new.status else { return [] }
    func change(_ effect: VersionChange.Effect) -> VersionChange {
      self.change(old, new, .status, effect).from(.status(old.status), to: .status(new.status))
    }
    switch (old.status, new.status) {
    case (_, .deprecated): return [self.change(old, new, .deprecated, .additive)]
    case (.deprecated, _): return [self.change(old, new, .restored, .repair)]
    case (.stable, _):
      var change = change(.breaking)
      change.reason = .notStable
      return [change]
    case (_, _): return [change(.additive)]
    }
  }

  /// How it is written in Swift: code for the old form does not compile with the new one. A module
  /// with another name is a change of the API, and said there.
  private static func form(
    _ old: RecordedPart, _ new: RecordedPart, _ oldVersion: VersionRecord,
    _ newVersion: VersionRecord
  ) -> [VersionChange] {
    var before = old.contract.swift
    let after = new.contract.swift
    let isGone = !newVersion.modules.contains { $0.name == before.module }
    if isGone, !oldVersion.modules.contains(where: { $0.name == after.module }),
      oldVersion.modules.contains(where: { $0.name == before.module })
    {
      before.module = after.module
    }
    guard text(before) != text(after) else { return [] }
    return [change(old, new, .form, .breaking, text(before), text(after))]
  }

  private static func text(_ form: SwiftForm) -> String {
    let call = [form.member, form.call].compactMap(\.self).map { "." + $0 }.joined()
    let kind = form.grammar == .view ? "" : "\(form.grammar.rawValue) "
    return kind + "\(form.module).\(form.type)\(call)"
  }

  private static func semantics(_ old: RecordedPart, _ new: RecordedPart) -> [VersionChange] {
    let (before, after) = (old.contract.requiresSemantics, new.contract.requiresSemantics)
    if before == after { return [] }
    var change = change(
      old, new, after ? .required : .optional, after ? .breaking : .additive)
    change.name += " semantics"
    return [change]
  }

  private static func change(
    _ old: RecordedPart, _ new: RecordedPart, _ what: VersionChange.What,
    _ effect: VersionChange.Effect, _ texts: String...
  ) -> VersionChange {
    .init(
      .component, new.name, what, effect, old: texts.first, new: texts.dropFirst().first,
      before: old.location, after: new.location)
  }
}

extension VersionRecord {
  /// Those that have pages.
  var components: [RecordedPart] { parts.filter { !$0.isPrimitive } }
}
