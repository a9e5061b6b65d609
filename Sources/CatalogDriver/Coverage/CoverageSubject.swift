import CoverageReports
import Files
import SwiftPackages

/// What `catalog coverage` measures.
public enum CoverageSubject: Hashable, Sendable {
  /// The systems of a content folder.
  case content(ContentSource)
  /// Files and folders of Swift sources, each a module.
  case sources([String])
  /// Symbol graphs, and folders that hold them.
  case symbolGraphs([String])
  /// The library targets of the package in a folder, or all its targets.
  case package(String, allTargets: Bool)

  /// What is meant when nothing is named: the content, then the package of the working folder.
  ///
  /// - Throws: ``CoverageFailure`` when there is neither.
  public static func found(
    systems: [String] = [], followsLinks: Bool = false, allTargets: Bool = false
  ) throws(CoverageFailure) -> CoverageSubject {
    if ContentFolderChoice.isThere {
      return .content(
        ContentSource(
          ContentFolderChoice.folder(named: nil), systems: systems, followsLinks: followsLinks))
    }
    if PackageSources.isPackage(".") { return .package(".", allTargets: allTargets) }
    throw .couldNotRun(
      .init(
        .coverageNoSubject, "there is neither content nor a package here",
        suggestion: "name a content folder, or sources with '--source Sources/NAME', symbol graphs "
          + "with '--symbol-graph DIR' or a package with '--package DIR'"))
  }
}
