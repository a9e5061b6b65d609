import AgentUI
import CatalogModel
import Diagnostics

/// Props that were added or removed, and those that stayed with another type, default or bounds, or
/// that have to be given now.
enum PropChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    Pairs(before.parts, after.parts, by: \.name).kept.flatMap(changes)
  }

  private static func changes(_ old: RecordedPart, _ new: RecordedPart) -> [VersionChange] {
    let pairs = Pairs(old.contract.props, new.contract.props, by: \.name)
    let renames = PropRenames(removed: pairs.removed, added: pairs.added)
    return pairs.removed.filter { renames.newNames[$0.name] == nil }.map { prop in
      .init(
        .prop, "\(new.name).\(prop.name)", .removed, .breaking,
        before: old.location(of: prop.name))
    }
      + renames.newNames.sorted { $0.key < $1.key }.map { name, newName in
        .init(
          .prop, "\(new.name).\(name)", .renamed, .breaking, new: newName,
          before: old.location(of: name), after: new.location(of: newName))
      }
      + pairs.added.filter { !renames.isNewName($0.name) }.map { added($0, new) }
      + pairs.kept.flatMap { ComparedProp(old: $0, new: $1, (old, new)).changes }
  }

  private static func added(_ prop: PropContract, _ component: RecordedPart) -> VersionChange {
    .init(
      .prop, "\(component.name).\(prop.name)", .added, prop.mustBeGiven ? .breaking : .additive,
      reason: prop.mustBeGiven ? .required : nil, after: component.location(of: prop.name))
  }
}

/// A prop in two versions of its component.
private struct ComparedProp {
  let old: PropContract
  let new: PropContract
  private let name: String
  private let places: (old: SourceLocation?, new: SourceLocation?)

  init(old: PropContract, new: PropContract, _ components: (old: RecordedPart, new: RecordedPart)) {
    self.old = old
    self.new = new
    name = "\(components.new.name).\(new.name)"
    places = (components.old.location(of: old.name), components.new.location(of: new.name))
  }

  var changes: [VersionChange] {
    [typeChange, requirement, defaultChange, bounds].compactMap(\.self)
  }

  private var typeChange: VersionChange? {
    guard text(old) != text(new) else { return nil }
    return change(.type, .breaking, text(old), text(new))
  }

  /// The kind, and what decides how Swift code passes the value.
  private func text(_ prop: PropContract) -> String {
    let type = prop.swiftType.map { " as \($0)" } ?? ""
    return prop.kind.rawValue + type + (prop.isUnlabelled ? ", without a label" : "")
  }

  private var requirement: VersionChange? {
    let (before, after) = (old.mustBeGiven, new.mustBeGiven)
    if before == after { return nil }
    return after ? change(.required, .breaking) : change(.optional, .additive)
  }

  /// Who leaves a prop out gets what the new default says; nobody could leave out one that had to
  /// be given.
  private var defaultChange: VersionChange? {
    guard old.defaultValue != new.defaultValue, !old.mustBeGiven, !new.mustBeGiven else {
      return nil
    }
    var change = change(.default, .breaking)
      .from(
        ChangeValue(old.defaultValue) ?? .nothing, to: ChangeValue(new.defaultValue) ?? .nothing)
    change.reason = .otherDefault
    return change
  }

  private var bounds: VersionChange? {
    guard old.bounds != new.bounds, old.kind == new.kind else { return nil }
    return change(.bounds, new.bounds.takesAll(of: old.bounds) ? .additive : .breaking)
      .from(value(old.bounds), to: value(new.bounds))
  }

  private func value(_ bounds: NumberBounds) -> ChangeValue {
    let members = bounds.members.map { "\($0.name) \(NumberBounds.text($0.value))" }
    return members.isEmpty ? .nothing : .text(members.joined(separator: ", "))
  }

  private func change(
    _ what: VersionChange.What, _ effect: VersionChange.Effect, _ before: String? = nil,
    _ after: String? = nil
  ) -> VersionChange {
    .init(
      .prop, name, what, effect, old: before, new: after, before: places.old, after: places.new)
  }
}

extension PropContract {
  /// Whether a node without it is wrong, and Swift has nothing to put in its place.
  fileprivate var mustBeGiven: Bool { isRequired && defaultValue == nil }
}

extension NumberBounds {
  /// Whether these bounds take every number that others take.
  fileprivate func takesAll(of other: NumberBounds) -> Bool {
    let startsBelow = minimum.map { limit in other.minimum.map { limit <= $0 } ?? false } ?? true
    let endsAbove = maximum.map { limit in other.maximum.map { $0 <= limit } ?? false } ?? true
    let isAsFine = step == nil || step == other.step && minimum == other.minimum
    return startsBelow && endsAbove && isAsFine
  }
}
