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
    /// How code follows changes; `nil` for the first version.
    fileprivate var writer: MigrationWriter?

    /// How code and agent YAML follow a change, where that can be derived.
    public func migration(of change: VersionChange) -> MigrationCode? {
      writer?.code(change)
    }

    /// A version after another one.
    init(_ record: VersionRecord, after former: VersionRecord?) {
      self.record = record
      self.former = former
      changes = former.map { SystemComparison($0, record).changes } ?? []
      writer = former.map { MigrationWriter(from: $0, to: record) }
    }
  }

  /// The newest first.
  public let versions: [Version]
  /// What has changed since the newest one; `nil` where nothing has.
  public let unreleased: Version?

  /// - Parameters:
  ///   - records: The oldest first.
  ///   - current: What the system is now.
  public init(_ records: [VersionRecord], current: VersionRecord? = nil) {
    var former: VersionRecord?
    var versions: [Version] = []
    for record in records {
      versions.append(Version(record, after: former))
      former = record
    }
    self.versions = versions.reversed()
    let next = former.flatMap { newest in current.map { Version($0, after: newest) } }
    unreleased = next.flatMap { $0.changes.isEmpty ? nil : $0 }
  }
}
