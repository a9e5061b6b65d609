import CatalogChecks
import CatalogLoader
import CatalogModel
import Diagnostics
import Files

/// The systems of one side of a comparison, measured or recorded.
struct CompareContent {
  var systems: [VersionRecord]
  /// What was wrong with the content, with the places of ``shown(_:)``.
  var diagnostics: [Diagnostic]

  private let side: CompareSide
  /// The content folder; `nil` for a file that is a side by itself.
  private let folder: String?

  /// - Parameters:
  ///   - folder: The content folder, whose repository has the versions of `git:`, and which has
  ///     records.
  ///   - cache: What loading the other side kept: most files of two versions are the same.
  static func read(
    _ side: CompareSide, folder: String, _ options: CompareRun.Options,
    keeping cache: inout LoadCache
  ) throws(CompareFailure) -> CompareContent {
    switch side {
    case .folder(let folder):
      try measured(try options.read(folder, scope: .comparison), side, folder, &cache)
    case .git(let name):
      try measured(try options.read(GitVersion(name, of: folder)), side, folder, &cache)
    case .record(let path): try record(at: path)
    case .version(let version):
      try recorded(version, try options.read(folder, scope: .versions), folder)
    }
  }

  /// The version of a content that is there with all its files.
  private static func measured(
    _ reading: ContentReading, _ side: CompareSide, _ folder: String, _ cache: inout LoadCache
  ) throws(CompareFailure) -> CompareContent {
    let loaded = reading.load(keeping: &cache)
    var content = CompareContent(systems: [], diagnostics: [], side: side, folder: folder)
    content.diagnostics = (reading.diagnostics + loaded.diagnostics)
      .map { $0.mappingPaths(content.shown) }
    guard let catalog = loaded.catalog else { throw .unreadable(side, content.diagnostics) }
    let reports = CatalogChecks.run(catalog, rules: [], figures: .comparison).reports
    content.systems = VersionRecord.all(of: catalog, reports: reports)
    return content
  }

  private static func record(at path: String) throws(CompareFailure) -> CompareContent {
    let side = CompareSide.record(path)
    let bytes: [UInt8]?
    do throws(DiskError) {
      let files = try NamedFiles.read([path])
      bytes = files.paths.first.flatMap { files.tree[$0] }
    } catch {
      throw CompareFailure(error.diagnostic)
    }
    let read = RecordReader.read(bytes ?? [], path: path)
    guard let record = read.record else { throw .unreadable(side, read.diagnostics) }
    return CompareContent(
      systems: [record], diagnostics: read.diagnostics, side: side, folder: nil)
  }

  private static func recorded(
    _ version: String, _ reading: ContentReading, _ folder: String
  ) throws(CompareFailure) -> CompareContent {
    let side = CompareSide.version(version)
    let loaded = reading.load()
    var content = CompareContent(systems: [], diagnostics: [], side: side, folder: folder)
    // Only the records are of that version.
    content.diagnostics = loaded.diagnostics.filter { $0.id.group == "version" }
      .map { $0.mappingPaths(content.shown) }
    guard let catalog = loaded.catalog else { throw .unreadable(side, loaded.diagnostics) }
    let wanted = VersionRecord(slug: "", name: "", version: version)
    content.systems = catalog.systems.compactMap { system in
      system.records.first { $0.isOfSameVersion(as: wanted) }
    }
    guard !content.systems.isEmpty else {
      throw .notRecorded(version, in: folder, known: catalog.systems.flatMap(\.records))
    }
    return content
  }

  /// Without the systems that the other side has no record of, where that is made of records.
  func without(unrecordedIn other: CompareContent) -> CompareContent {
    switch other.side {
    case .folder, .git: return self
    case .record, .version:
      let recorded = Set(other.systems.map(\.slug))
      var content = self
      content.systems = systems.filter { recorded.contains($0.slug) }
      return content
    }
  }

  /// A path of the content as a person reads it: as seen from the working folder, with the version
  /// before it where the file is not on the disk.
  func shown(_ path: String) -> String {
    guard let folder else { return path }
    let path = ContentFolderChoice.shown(path, prefix: ContentFolderChoice.prefix(of: folder))
    if case .git(let name) = side { return "\(name):\(path)" }
    return path
  }

  /// That changes may be missing, because the content has errors.
  var incompleteness: Diagnostic? {
    let errors = diagnostics.filter { $0.severity == .error }
    guard let first = errors.first else { return nil }
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    return Diagnostic(
      .compareIncomplete, "'\(side.name)' has \(count), so changes may be missing or wrong",
      notes: [.init(first.summary, at: first.location)],
      suggestion: "run 'catalog check' on it")
  }
}

extension CatalogLoader.Scope {
  /// What is compared of a content.
  static let comparison: CatalogLoader.Scope = [.previews, .guides, .screens, .sources]
}

extension CompareRun.Options {
  fileprivate func read(
    _ folder: String, scope: CatalogLoader.Scope
  ) throws(CompareFailure) -> ContentReading {
    do throws(FolderError) {
      return try reading(folder, scope)
    } catch {
      throw CompareFailure(error.diagnostic)
    }
  }

  private func reading(
    _ folder: String, _ scope: CatalogLoader.Scope
  ) throws(FolderError) -> ContentReading {
    try ContentReading.read(
      ContentSource(folder, systems: systems, followsLinks: followsLinks), scope: scope)
  }

  fileprivate func read(_ version: GitVersion) throws(CompareFailure) -> ContentReading {
    guard FileProbe.exists(version.folder) else {
      throw CompareFailure(FolderError.missing(version.folder).diagnostic)
    }
    let result: Result<ContentReading, FolderError>
    do throws(GitVersion.Failure) {
      result = try version.reading { folder in
        do throws(FolderError) { return .success(try reading(folder, .comparison)) } catch {
          return .failure(error)
        }
      }
    } catch {
      throw CompareFailure(version, error)
    }
    // The folder was there a moment ago; its name is one that nobody knows.
    guard case .success(let reading) = result else { throw CompareFailure(version, .noFolder) }
    return reading
  }
}
