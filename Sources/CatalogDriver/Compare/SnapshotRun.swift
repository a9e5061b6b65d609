import CatalogChecks
import CatalogLoader
import CatalogModel
import Diagnostics
import Files

/// Records the current version of each system beside its content.
///
/// Steps: read and load the content, measure it, make a ``CatalogModel/VersionRecord`` of each
/// system, and write those that are no version that is recorded already. Nothing is written where
/// the content has errors, or one of the records cannot be written.
public struct SnapshotRun: Sendable {
  /// What is recorded.
  public struct Options: Sendable {
    /// The content, and the systems of it.
    public var source: ContentSource
    /// The commit, branch or tag of git that is recorded; what is on the disk when `nil`.
    public var from: String?
    /// The version, where `system.yaml` is not to say it.
    public var version: String?
    /// The day of the version; today, or that of the commit, when `nil`.
    public var date: String?
    /// What a reader has to know of the record.
    public var note: String?
    /// Whether a version that is recorded already is recorded again.
    public var replaces = false

    public init(_ source: ContentSource) { self.source = source }
  }

  /// What was recorded, and what was wrong.
  public struct Result: Sendable {
    /// A record that was written.
    public struct Written: Sendable {
      public var record: VersionRecord
      /// The file, as seen from the working folder.
      public var path: String

      /// `FoundationUI 1.2.0 in content/…/1.2.0.json: 3 tokens, 2 components, 40 symbols`
      public var summary: String {
        let symbols = record.modules.reduce(0) { $0 + $1.symbols.count }
        let parts = [
          (record.tokens.count, "token"), (record.parts.count, "component"), (symbols, "symbol"),
        ].map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
        return "\(record.name) \(record.version ?? "") in \(path): "
          + parts.joined(separator: ", ")
      }
    }

    public var written: [Written] = []
    public var diagnostics: [Diagnostic] = []
  }

  private let options: Options

  public init(_ options: Options) { self.options = options }

  /// Reads the content and writes the records; places are as seen from the working folder.
  ///
  /// - Throws: ``CompareFailure`` when the content cannot be read, or a file cannot be written.
  public func run() throws(CompareFailure) -> Result {
    let folder = options.source.folder
    let reading: ContentReading
    do throws(FolderError) {
      reading = try ContentReading.read(
        options.source, scope: options.from == nil ? [.comparison, .versions] : .versions)
    } catch {
      throw CompareFailure(error.diagnostic)
    }
    let loaded = reading.load()
    let prefix = ContentFolderChoice.prefix(of: folder)
    func shown(_ path: String) -> String { ContentFolderChoice.shown(path, prefix: prefix) }
    var result = Result(
      diagnostics: (reading.diagnostics + loaded.diagnostics).map { $0.mappingPaths(shown) })
    guard let catalog = loaded.catalog else {
      throw .unreadable(.folder(folder), result.diagnostics)
    }
    let (records, wrong) =
      try options.from.map { name throws(CompareFailure) in
        try self.records(of: catalog, from: name, &result.diagnostics)
      } ?? self.records(of: catalog, shown)
    result.diagnostics += wrong
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return result }
    for record in records {
      let path = shown(Self.path(of: record, isSingleSystem: catalog.isSingleSystem))
      do throws(DiskError) {
        try FileWriter.write(Array(RecordWriter.text(of: record).utf8), to: path)
      } catch {
        throw CompareFailure(error.diagnostic)
      }
      result.written.append(.init(record: record, path: path))
    }
    return result
  }

  /// What the systems are now.
  private func records(
    of catalog: Catalog, _ shown: (String) -> String
  ) -> ([VersionRecord], [Diagnostic]) {
    let reports = CatalogChecks.run(catalog, rules: [], figures: .comparison).reports
    let records = catalog.systems.map {
      VersionRecord(of: $0, report: reports.systems[$0.slug])
    }
    return checked(records, of: Today.date, catalog, shown)
  }

  /// What the systems were in a commit, on the day of it.
  private func records(
    of catalog: Catalog, from name: String, _ diagnostics: inout [Diagnostic]
  ) throws(CompareFailure) -> ([VersionRecord], [Diagnostic]) {
    let folder = options.source.folder
    var compared = CompareRun.Options(
      before: .git(name), after: .folder(folder), content: folder)
    compared.systems = options.source.systems
    compared.followsLinks = options.source.followsLinks
    var cache = LoadCache()
    let content = try CompareContent.read(
      compared.before, folder: folder, compared, keeping: &cache)
    diagnostics += content.diagnostics
    let version = GitVersion(name, of: folder)
    let day: String
    do throws(GitVersion.Failure) { day = try version.day() } catch {
      throw CompareFailure(version, error)
    }
    let slugs = Set(catalog.systems.map(\.slug))
    let records = content.systems.filter { slugs.contains($0.slug) }
    return checked(records, of: day, catalog, content.shown)
  }

  /// The records with what the options say of them, and why some cannot be written.
  private func checked(
    _ records: [VersionRecord], of day: String, _ catalog: Catalog, _ shown: (String) -> String
  ) -> ([VersionRecord], [Diagnostic]) {
    var findings: [Diagnostic] = []
    let kept = records.compactMap { record -> VersionRecord? in
      var record = record
      record.version = options.version ?? record.version
      record.date = options.date ?? day
      record.note = options.note
      let known = catalog.systems.first { $0.slug == record.slug }?.records ?? []
      guard let finding = finding(record, known) else { return record }
      findings.append(finding.mappingPaths(shown))
      return nil
    }
    return (kept, findings)
  }

  private func finding(_ record: VersionRecord, _ known: [VersionRecord]) -> Diagnostic? {
    let manifest = record.location.map { SourceLocation($0.path) }
    guard let version = record.version else {
      return Diagnostic(
        .versionMissing, "\(record.name) states no version", at: manifest,
        suggestion: "add 'version' to system.yaml, or name one with '--version'")
    }
    guard SemanticVersion(version) != nil else {
      return .notSemantic(version, at: options.version == nil ? manifest : nil)
    }
    let same = known.first { $0.isOfSameVersion(as: record) }
    guard let same, !options.replaces else { return nil }
    return Diagnostic(
      .versionRecorded, "the version \(about: version) of \(record.name) is recorded already",
      at: same.location, notes: [same.noteOfSameness(with: record)].compactMap(\.self),
      suggestion: "state the next version, or record this one again with '--replace'")
  }

  private static func path(of record: VersionRecord, isSingleSystem: Bool) -> String {
    (isSingleSystem ? "" : record.slug + "/")
      + "\(VersionRecord.folderName)/\(record.version ?? "").json"
  }
}

extension SnapshotRun {
  /// Whether a text is a day as records state it: `2026-11-26`.
  public static func isDay(_ text: String) -> Bool {
    guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output,
      let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3)
    else { return false }
    return CalendarDay.exists(year: year, month: month, day: day)
  }
}
