import CatalogModel
import SwiftSymbols

/// What `@available` says of a symbol: deprecations, and where it can no longer be used.
struct AvailabilityChange {
  let old: Symbol
  let new: Symbol
  let platforms: [PlatformSupport]

  var changes: [VersionChange] {
    [deprecation].compactMap(\.self) + new.availability.compactMap(limit)
  }

  private var deprecation: VersionChange? {
    switch (old.isDeprecated, new.isDeprecated) {
    case (false, true):
      let entry = new.availability.first { $0.isDeprecated }
      var change = change(.deprecated, .additive)
      change.reason =
        entry?.message.map(ChangeReason.words) ?? entry?.renamed.map(ChangeReason.successor)
      return change
    case (true, false): return change(.restored, .repair)
    case (true, true), (false, false): return nil
    }
  }

  /// A version or a platform on which it could be used and no longer can.
  private func limit(_ entry: Availability) -> VersionChange? {
    let former = old.availability.first { $0.platform == entry.platform }
    if entry.isUnavailable, former?.isUnavailable != true {
      return change(.availability, .breaking)
        .from(nil, to: .unavailable(entry.platform == "*" ? nil : entry.platform))
    }
    guard let introduced = entry.introduced.flatMap(StatedVersion.init) else { return nil }
    let known = former?.introduced ?? platforms.first { $0.name == entry.platform }?.minimumVersion
    guard let known, let start = StatedVersion(known), start < introduced else { return nil }
    return change(
      .availability, .breaking, "\(entry.platform) \(known)",
      "\(entry.platform) \(entry.introduced ?? "")")
  }

  private func change(
    _ what: VersionChange.What, _ effect: VersionChange.Effect, _ before: String? = nil,
    _ after: String? = nil
  ) -> VersionChange {
    .init(
      .api, new.shownName, what, effect, old: before, new: after, before: old.location,
      after: new.location)
  }
}
