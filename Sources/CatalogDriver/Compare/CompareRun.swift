import CatalogComparison
import CatalogLoader
import CatalogModel
import Diagnostics
import Files

/// Compares two versions of a content.
///
/// Steps: read and load both sides (``CompareSide``), measure those that are no records, compare system by system
/// (`CatalogComparison`), and name the places of each side as a person finds them.
public struct CompareRun: Sendable {
  /// What is compared.
  public struct Options: Sendable {
    /// The older version.
    public var before: CompareSide
    /// The newer version.
    public var after: CompareSide
    /// The content folder that versions of `git:` are versions of, and that has records.
    public var content: String
    /// Folder names of systems; all when empty.
    public var systems: [String] = []
    /// Whether links to files outside the folder that is read are followed.
    public var followsLinks = false

    /// - Parameter content: The folder that `git:` is about, where the newer version is none.
    public init(before: CompareSide, after: CompareSide, content: String) {
      self.before = before
      self.after = after
      if case .folder(let folder) = after { self.content = folder } else { self.content = content }
    }
  }

  let options: Options

  public init(_ options: Options) { self.options = options }

  /// Reads both versions and compares them; places are as seen from the working folder.
  ///
  /// - Throws: ``CompareFailure`` when a version cannot be read, or they have no system in common.
  public func run() throws(CompareFailure) -> ComparisonReport {
    var cache = LoadCache()
    let before = try CompareContent.read(
      options.before, folder: options.content, options, keeping: &cache)
    let after = try CompareContent.read(
      options.after, folder: options.content, options, keeping: &cache)
    let (old, new) = (before.systems.map(\.slug), after.systems.map(\.slug))
    guard !Set(old).isDisjoint(with: new) else {
      throw .nothingInCommon((options.before.name, old), (options.after.name, new))
    }
    let systems = SystemComparison.all(
      before.without(unrecordedIn: after).systems, after.without(unrecordedIn: before).systems
    ).map { system in
      system.mappingPaths(before: before.shown, after: after.shown)
    }
    return ComparisonReport(
      before: options.before.name, after: options.after.name, systems: systems,
      diagnostics: [before.incompleteness, after.incompleteness].compactMap(\.self))
  }
}
