import CatalogModel
import Diagnostics
import Files

/// Why two contents could not be compared.
public struct CompareFailure: Error, Hashable, Sendable {
  public var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// The content of a side has no beginning.
  ///
  /// - Parameter findings: What was wrong with it.
  static func unreadable(_ side: CompareSide, _ findings: [Diagnostic]) -> CompareFailure {
    let errors = findings.filter { $0.severity == .error }
    let near = errors.count == 1 ? errors.first?.suggestion : nil
    return CompareFailure(
      Diagnostic(
        .compareUnreadable, "the content of '\(side.name)' cannot be read",
        notes: errors.prefix(5).map { .init($0.summary, at: $0.location) },
        suggestion: near ?? "name a folder with a catalog.yaml or a system.yaml, or 'git:' and a "
          + "version that has one"))
  }

  /// The content has no record of a version.
  static func notRecorded(
    _ version: String, in folder: String, known: [VersionRecord]
  ) -> CompareFailure {
    var seen: Set<String> = []
    let versions = known.compactMap(\.version).filter { seen.insert($0).inserted }
    return CompareFailure(
      Diagnostic(
        .compareUnknownVersion, "'\(folder)' has no record of the version \(about: version)",
        notes: versions.isEmpty
          ? [] : [.init("it has records of: \(versions.joined(separator: ", "))")],
        suggestion: versions.isEmpty
          ? "record versions with 'catalog snapshot', or write 'git:\(version)' for a tag"
          : "write 'git:\(version)' for a tag"))
  }

  /// No system is in both contents.
  static func nothingInCommon(
    _ before: (name: String, systems: [String]), _ after: (name: String, systems: [String])
  ) -> CompareFailure {
    CompareFailure(
      Diagnostic(
        .compareNothingInCommon,
        "'\(before.name)' and '\(after.name)' have no system in common",
        notes: [before, after].map { side in
          .init("'\(side.name)' has: \(side.systems.joined(separator: ", "))")
        },
        suggestion: "compare two versions of one content; systems are compared by the names of "
          + "their folders"))
  }

  /// Git could not give a version.
  init(_ version: GitVersion, _ failure: GitVersion.Failure) {
    let folder = version.folder
    switch failure {
    case .tool(let reason):
      diagnostic = Diagnostic(
        .compareGitFailed, "git \(reason)",
        suggestion: "install git, or name a folder with the files of that version")
    case .noRepository(let words):
      diagnostic = Diagnostic(
        .compareNoRepository,
        "the folder '\(folder)' is not in the working tree of a git repository",
        notes: words.isEmpty ? [] : [.init("git says: \(words)")],
        suggestion: "name a folder with the files of '\(version.name)' instead")
    case .unknownName:
      diagnostic = Diagnostic(
        .compareUnknownVersion,
        "the repository of '\(folder)' has no commit, branch or tag '\(version.name)'",
        suggestion: "name one that 'git rev-parse' knows; a shallow clone lacks most, and "
          + "'git fetch --tags --unshallow' brings them")
    case .noFolder:
      diagnostic = Diagnostic(
        .compareUnknownVersion, "there is no folder '\(folder)' in the version '\(version.name)'",
        suggestion: "name a later version, or a folder with the files of that one")
    case .failed(let words):
      diagnostic = Diagnostic(
        .compareGitFailed, "git cannot write the files of '\(version.name)'",
        notes: words.isEmpty ? [] : [.init("git says: \(words)")])
    case .noSpace(let reason):
      diagnostic = Diagnostic(
        .compareGitFailed, "there is no temporary folder for the files of '\(version.name)'",
        notes: [.init(reason)], suggestion: "set TMPDIR to a folder that you may write to")
    }
  }
}
