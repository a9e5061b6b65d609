import CatalogModel
import SwiftSymbols

/// A symbol that both versions have, with the same parameters: what else differs.
struct ComparedSymbol {
  let old: Symbol
  let new: Symbol
  /// Those that the system supports.
  let platforms: [PlatformSupport]
  /// All that is called as the newer one is.
  var overloads: () -> [Symbol] = { [] }

  var changes: [VersionChange] {
    [declaration, defaults, access].compactMap(\.self) + conformances
      + AvailabilityChange(old: old, new: new, platforms: platforms).changes
  }

  /// The kind of a type, its generic parameters; the type and effects of a variable, and whether it
  /// can be set.
  private var declaration: VersionChange? {
    let (before, after) = (old.signature, new.signature)
    let isOther =
      old.kind != new.kind || before.generics != after.generics
      || differ(before.type, after.type) || after.isAsync && !before.isAsync
      || after.throwing != nil && before.throwing == nil
      || before.isSettable && !after.isSettable
      || new.origin == .requirement && after.isSettable && !before.isSettable
    if isOther { return change(.declaration, .breaking, old.declarationLine, new.declarationLine) }
    let isWider =
      after.isSettable && !before.isSettable || before.isAsync && !after.isAsync
      || before.throwing != nil && after.throwing == nil
    return isWider
      ? change(.declaration, .additive, old.declarationLine, new.declarationLine) : nil
  }

  /// A type that is inferred is not known.
  private func differ(_ before: String?, _ after: String?) -> Bool {
    guard let before, let after else { return false }
    return before != after
  }

  /// Whether calls may leave out other arguments than before.
  private var defaults: VersionChange? {
    let pairs = zip(old.signature.parameters, new.signature.parameters)
    let lost = pairs.contains { $0.defaultValue != nil && $1.defaultValue == nil }
    let gained = pairs.contains { $0.defaultValue == nil && $1.defaultValue != nil }
    let differs = pairs.contains { $0.defaultValue != $1.defaultValue }
    guard differs else { return nil }
    let isTaken = lost && isTakenByOthers
    var change = change(
      .default, lost && !isTaken ? .breaking : gained || isTaken ? .additive : .repair,
      old.declarationLine, new.declarationLine)
    if isTaken {
      change.reason = .callsCompile
    } else if lost {
      change.reason = .argumentNeeded
    }
    return change
  }

  /// Whether another function takes the calls that leave out the arguments which have to be given
  /// now.
  private var isTakenByOthers: Bool {
    var short = old
    short.signature.parameters = zip(old.signature.parameters, new.signature.parameters)
      .filter { $0.defaultValue == nil || $1.defaultValue != nil }.map(\.0)
    return overloads().contains { $0.key != new.key && $0.takesCalls(of: short) }
  }

  private var access: VersionChange? {
    guard old.access != new.access else { return nil }
    return change(
      .access, old.access > new.access ? .breaking : .additive, old.access.rawValue,
      new.access.rawValue)
  }

  /// A protocol that requires another one asks something new of the types that conform to it.
  private var conformances: [VersionChange] {
    let names = Pairs(old.inheritance, new.inheritance, by: \.self)
    var changes: [VersionChange] = []
    if !names.removed.isEmpty {
      changes.append(
        change(.conformances, .breaking, nil, nil)
          .from(.text(names.removed.joined(separator: ", ")), to: .nothing))
    }
    if !names.added.isEmpty {
      changes.append(
        change(
          .conformances, new.kind == .protocol ? .breaking : .additive, nil,
          names.added.joined(separator: ", ")))
    }
    return changes
  }

  private func change(
    _ what: VersionChange.What, _ effect: VersionChange.Effect, _ before: String?,
    _ after: String?
  ) -> VersionChange {
    .init(
      .api, new.shownName, what, effect, old: before, new: after, before: old.location,
      after: new.location)
  }
}
