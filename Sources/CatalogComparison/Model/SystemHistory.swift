import CatalogModel

/// The recorded versions of a system, each with what it changed.
public struct SystemHistory: Sendable {
  /// A version, and what it changed.
  public struct Version: Sendable {
    public var record: VersionRecord
    /// The version before; `nil` for the first one that is recorded.
    public var former: VersionRecord?
    /// Breaking changes first.
    public var changes: [VersionChange]

    /// How code and agent YAML follow a change, where that can be derived.
    public func migration(of change: VersionChange) -> MigrationCode? {
      former.flatMap { MigrationCode(change, from: $0, to: record) }
    }
  }

  /// The newest first.
  public let versions: [Version]

  /// - Parameter records: The oldest first.
  public init(_ records: [VersionRecord]) {
    var former: VersionRecord?
    var versions: [Version] = []
    for record in records {
      let changes = former.map { SystemComparison($0, record).changes } ?? []
      versions.append(Version(record: record, former: former, changes: changes))
      former = record
    }
    self.versions = versions.reversed()
  }
}
