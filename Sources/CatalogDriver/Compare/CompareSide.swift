import CatalogChecks
import CatalogComparison
import CatalogLoader
import CatalogModel
import Diagnostics
import Files

/// One of the two contents that are compared.
public enum CompareSide: Hashable, Sendable {
  /// A content folder on the disk.
  case folder(String)
  /// A commit, branch or tag of the repository that the content is in.
  case git(String)

  /// What a command line says: `content`, `git:1.2.0`.
  public init(_ text: String) {
    self = text.hasPrefix(Self.gitStart) ? .git(String(text.dropFirst(4))) : .folder(text)
  }

  private static let gitStart = "git:"

  /// What reports call it.
  var name: String {
    switch self {
    case .folder(let folder): folder
    case .git(let name): name
    }
  }
}

/// The systems of one side, measured.
struct CompareContent {
  var systems: [SystemVersion]
  /// What was wrong with the content, with the places of ``shown(_:)``.
  var diagnostics: [Diagnostic]

  private let folder: String
  private let side: CompareSide

  /// - Parameter folder: The content folder, whose repository has the versions of `git:`.
  static func read(
    _ side: CompareSide, folder: String, _ options: CompareRun.Options
  ) throws(CompareFailure) -> CompareContent {
    let reading: ContentReading
    switch side {
    case .folder(let folder):
      do throws(FolderError) {
        reading = try options.read(folder)
      } catch {
        throw CompareFailure(error.diagnostic)
      }
    case .git(let name):
      reading = try options.read(GitVersion(name, of: folder))
    }
    return try CompareContent(reading.load(), reading.diagnostics, side, folder)
  }

  private init(
    _ loaded: CatalogLoader.Result, _ readFindings: [Diagnostic], _ side: CompareSide,
    _ folder: String
  ) throws(CompareFailure) {
    self.side = side
    if case .folder(let own) = side { self.folder = own } else { self.folder = folder }
    systems = []
    diagnostics = []
    diagnostics = (readFindings + loaded.diagnostics).map { $0.mappingPaths(shown) }
    guard let catalog = loaded.catalog else { throw .unreadable(side, diagnostics) }
    let reports = CatalogChecks.run(catalog, rules: []).reports
    systems = SystemVersion.all(of: catalog, reports: reports)
  }

  /// A path of the content as a person reads it: as seen from the working folder, with the version
  /// before it where the file is not on the disk.
  func shown(_ path: String) -> String {
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

extension CompareRun.Options {
  /// What comparing needs of a content.
  private static let scope: CatalogLoader.Scope = [.previews, .guides, .screens, .sources]

  fileprivate func read(_ folder: String) throws(FolderError) -> ContentReading {
    try ContentReading.read(
      ContentSource(folder, systems: systems, followsLinks: followsLinks), scope: Self.scope)
  }

  fileprivate func read(_ version: GitVersion) throws(CompareFailure) -> ContentReading {
    guard FileProbe.exists(version.folder) else {
      throw CompareFailure(FolderError.missing(version.folder).diagnostic)
    }
    let result: Result<ContentReading, FolderError>
    do throws(GitVersion.Failure) {
      result = try version.reading { folder in
        do throws(FolderError) { return .success(try read(folder)) } catch {
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
