import CatalogChecks
import CatalogLoader
import CatalogModel
import ColorScience
import ContrastReports
import Diagnostics
import Files
import TokenContrast

/// Measures every colour pair of the content.
///
/// Steps: read the folder, load it, let ``Options/level`` replace that of the systems, run the
/// checks, take the tables that they made (``ContrastEntry``) and weigh what they found
/// (``ContrastGate``). ``ContrastReport`` says the result as text, JSON or Markdown.
public struct ContrastRun: Sendable {
  /// What is measured, and by which level.
  public struct Options: Sendable {
    public typealias Level = ContrastLevel

    /// The folder of the content.
    public var content: String
    /// Folder names of systems; all when empty.
    public var systems: [String]
    /// The level that all pairs must reach; what `system.yaml` says when `nil`.
    public var level: Level?
    /// Whether links to files outside the folder that is read are followed.
    public var followsLinks = false

    public init(content: String, systems: [String] = [], level: Level? = nil) {
      self.content = content
      self.systems = systems
      self.level = level
    }
  }

  let options: Options

  /// The API of the sources and whole screens state no pairs.
  private static let scope = CatalogLoader.Scope(for: [.contrast])

  public init(_ options: Options) { self.options = options }

  /// Reads the folder and measures its pairs; places are as seen from the working folder.
  ///
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public func run() throws(FolderError) -> ContrastReport {
    let content = try ContentReading.read(
      ContentSource(
        options.content, systems: options.systems, followsLinks: options.followsLinks),
      scope: Self.scope)
    var report = Self.report(content.tree, unread: content.unread, options: options)
    report.diagnostics = content.diagnostics + report.diagnostics
    return report.mappingPaths(content.shown)
  }

  /// Measures the pairs of content that is in memory.
  ///
  /// - Parameter unread: Paths that are missing from `content` because they could not be read.
  public static func report(
    _ content: FileTree, unread: Set<String> = [], options: Options = Options(content: "")
  ) -> ContrastReport {
    let loaded = CatalogLoader(content, unread: unread, scope: scope).load(systems: options.systems)
    guard var catalog = loaded.catalog else {
      return ContrastReport(systems: [], diagnostics: loaded.diagnostics)
    }
    let others = Self.exceptions(of: catalog, notMeantFor: options.level)
    if let level = options.level {
      for index in catalog.systems.indices { catalog.systems[index].contrast.level = level }
    }
    let checked = CatalogChecks.run(catalog, rules: .contrast)
    let systems = catalog.systems.map { system in
      SystemContrast(system, checked.reports.systems[system.slug])
    }
    let findings = checked.diagnostics.filter { diagnostic in
      diagnostic.id != .contrastUnusedException
        || diagnostic.location.map(others.contains) != true
    }
    return ContrastReport(
      systems: systems,
      diagnostics: ContrastGate(systems).findings(in: loaded.diagnostics + findings))
  }

  /// Where the exceptions stand that were made for another level than the one asked for: whether
  /// something needs them cannot be seen by it.
  private static func exceptions(
    of catalog: Catalog, notMeantFor level: Options.Level?
  ) -> Set<SourceLocation> {
    let others = catalog.systems.filter { level != nil && $0.contrast.level != level }
    return Set(others.flatMap(\.contrast.exceptions).map(\.location))
  }
}
