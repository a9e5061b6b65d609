import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files

/// Runs the stages of a build in their order: read, load, check, render. Writing is a step of its
/// own, so that a server can keep the site in memory.
///
/// This is the only place that knows all stages.
public struct CatalogBuild: Sendable {
  /// What a build starts from.
  public struct Options: Sendable {
    /// The folder of the content.
    public var content: String
    /// A folder of templates laid over the default theme.
    public var templates: String?
    /// Folder names of systems; all when empty.
    public var systems: [String]
    /// The address the site is published at; what `catalog.yaml` says when `nil`.
    public var baseURL: String?

    public init(
      content: String, templates: String? = nil, systems: [String] = [], baseURL: String? = nil
    ) {
      self.content = content
      self.templates = templates
      self.systems = systems
      self.baseURL = baseURL
    }
  }

  /// What a build came to.
  public struct Outcome: Sendable {
    /// The whole site; do not publish it when there are errors.
    public var site: FileTree
    public var diagnostics: [Diagnostic]
    /// The number of pages.
    public var pageCount: Int

    /// Whether there is anything that makes the site wrong or incomplete.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  let options: Options

  public init(_ options: Options) { self.options = options }

  /// Reads the folders and builds the site in memory.
  ///
  /// - Throws: ``FolderError`` when a folder is missing or cannot be read.
  public func run() throws(FolderError) -> Outcome {
    let content = try FileTree.read(
      folder: options.content, options: ReadOptions(displayPrefix: ""))
    var diagnostics = content.diagnostics
    var theme = Theme()
    if let folder = options.templates {
      let overrides = try FileTree.read(folder: folder)
      diagnostics += overrides.diagnostics
      theme = Theme(overrides: overrides.tree, displayPrefix: folder.withFinalSlash)
    }
    var outcome = Self.build(content.tree, theme: theme, options: options)
    outcome.diagnostics = diagnostics + outcome.diagnostics
    return outcome
  }

  /// Builds a site from content that is in memory.
  public static func build(
    _ content: FileTree, theme: Theme = Theme(), options: Options = Options(content: "")
  ) -> Outcome {
    let loaded = CatalogLoader(content).load(systems: options.systems)
    guard var catalog = loaded.catalog else {
      return Outcome(site: FileTree(), diagnostics: loaded.diagnostics, pageCount: 0)
    }
    if let baseURL = options.baseURL { catalog.baseURL = baseURL.withFinalSlash }
    let checked = CatalogChecks.run(catalog)
    let rendered = SiteRenderer(catalog: catalog, reports: checked.reports, theme: theme).render()
    return Outcome(
      site: rendered.site,
      diagnostics: loaded.diagnostics + checked.diagnostics + rendered.diagnostics,
      pageCount: rendered.site.paths.count { $0.hasSuffix(".html") })
  }
}

extension String {
  /// With exactly one slash at its end.
  var withFinalSlash: String { hasSuffix("/") ? self : self + "/" }
}
