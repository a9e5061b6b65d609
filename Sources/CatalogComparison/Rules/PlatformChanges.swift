import CatalogModel
import Diagnostics

/// The platforms that the system, or one of its components, supports.
enum PlatformChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    changes(
      of: after.name, before.platforms, after.platforms, at: (before.location, after.location))
      + components(before, after)
  }

  /// Those of components that do not have the platforms of their system.
  private static func components(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange]
  {
    let kept = Pairs(before.components, after.components, by: \.name).kept
    return kept.flatMap { old, new -> [VersionChange] in
      old.platforms == nil && new.platforms == nil
        ? []
        : changes(
          of: new.name, old.platforms ?? before.platforms, new.platforms ?? after.platforms,
          at: (old.location, new.location))
    }
  }

  private static func changes(
    of subject: String, _ before: [PlatformSupport], _ after: [PlatformSupport],
    at places: (old: SourceLocation?, new: SourceLocation?)
  ) -> [VersionChange] {
    let pairs = Pairs(before, after, by: \.name)
    let removed = pairs.removed.map { platform in
      VersionChange(
        .platform, "\(subject) on \(platform.name)", .removed, .breaking, before: places.old)
    }
    let added = pairs.added.map { platform in
      VersionChange(
        .platform, "\(subject) on \(platform.name)", .added, .additive, after: places.new)
    }
    let moved = pairs.kept.filter { $0.minimumVersion != $1.minimumVersion }.map { old, new in
      VersionChange(
        .platform, "\(subject) on \(new.name)", .minimum,
        isRaised(old, new) ? .breaking : .additive,
        before: places.old, after: places.new
      ).from(value(old), to: value(new))
    }
    return removed + added + moved
  }

  private static func isRaised(_ before: PlatformSupport, _ after: PlatformSupport) -> Bool {
    if before.minimumVersion.isEmpty { return true }
    if after.minimumVersion.isEmpty { return false }
    guard let old = StatedVersion(before.minimumVersion),
      let new = StatedVersion(after.minimumVersion)
    else { return true }
    return old < new
  }

  private static func value(_ platform: PlatformSupport) -> ChangeValue {
    platform.minimumVersion.isEmpty ? .everyVersion : .text(platform.versionText)
  }
}
