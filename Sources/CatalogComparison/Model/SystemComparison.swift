import CatalogModel
import Diagnostics

/// What has changed in one system between two versions.
public struct SystemComparison: Hashable, Sendable {
  /// The name that the newer version gives it.
  public var name: String
  /// The name of its folder.
  public var slug: String
  /// What `system.yaml` states as the version.
  public var oldVersion: String?
  public var newVersion: String?
  /// Breaking changes first, then by kind and name.
  public var changes: [VersionChange]
  /// How far the version has to go.
  public var step: VersionStep
  /// That the stated version does not follow from the changes.
  public var diagnostics: [Diagnostic]
}

extension SystemComparison {
  static let rules: [any ComparisonRule.Type] = [
    PlatformChanges.self, ContextChanges.self, TokenChanges.self, ComponentChanges.self,
    PropChanges.self, PropValueChanges.self, APIChanges.self, AgentYAMLChanges.self,
    ContrastChanges.self, CoverageChanges.self,
  ]

  /// Compares two versions of a system.
  public init(_ before: VersionRecord, _ after: VersionRecord) {
    let changes = Self.rules.flatMap { $0.changes(before, after) }.inOrder
    let step = VersionStep(changes, from: before.version.flatMap(StatedVersion.init))
    self.init(
      name: after.name, slug: after.slug, oldVersion: before.version, newVersion: after.version,
      changes: changes, step: step,
      diagnostics: [VersionCheck.finding(before, after, step)].compactMap(\.self))
  }

  /// The systems of two versions of a catalog, compared by the names of their folders: first those
  /// of the newer version, in its order, then those that only the older one has.
  public static func all(
    _ before: [VersionRecord], _ after: [VersionRecord]
  ) -> [SystemComparison] {
    let old = Dictionary(before.map { ($0.slug, $0) }) { first, _ in first }
    let names = Set(after.map(\.slug))
    return after.map { version in
      old[version.slug].map { SystemComparison($0, version) } ?? .added(version)
    } + before.filter { !names.contains($0.slug) }.map(removed)
  }

  private static func added(_ system: VersionRecord) -> SystemComparison {
    let change = VersionChange(
      .system, system.name, .added, .additive, after: system.location)
    return SystemComparison(
      name: system.name, slug: system.slug, oldVersion: nil, newVersion: system.version,
      changes: [change], step: .minor, diagnostics: [])
  }

  private static func removed(_ system: VersionRecord) -> SystemComparison {
    let change = VersionChange(
      .system, system.name, .removed, .breaking, before: system.location)
    return SystemComparison(
      name: system.name, slug: system.slug, oldVersion: system.version, newVersion: nil,
      changes: [change], step: .major, diagnostics: [])
  }
}

extension SystemComparison {
  /// With the places as a person in the working folder writes them.
  public func mappingPaths(
    before old: (String) -> String, after new: (String) -> String
  ) -> SystemComparison {
    var copy = self
    copy.changes = changes.map { $0.mappingPaths(before: old, after: new) }
    copy.diagnostics = diagnostics.map { $0.mappingPaths(new) }
    return copy
  }
}

/// One kind of change, found by comparing two versions of a system.
protocol ComparisonRule: SendableMetatype {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange]
}
