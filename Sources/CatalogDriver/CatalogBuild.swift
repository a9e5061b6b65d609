import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import DiagnosticReports
import Diagnostics
import Files
import Workers

/// Runs the stages of a build in their order: read what is the ``SiteSource``, load and check what
/// becomes the ``PreparedSite``, of which pages are made, and written as they are made.
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
    /// The address the site is published at; what `catalog.yaml` says when `nil` or when it is
    /// not an address, which ``isAddress(_:)`` tells.
    public var baseURL: String?
    /// Whether the tokens have to agree with the Swift source, which the site does not depend on.
    public var comparesSources = false
    /// What compiles the Swift code that is shown, which the site does not depend on either; `nil`
    /// when nothing does.
    public var compilation: CompileRun.Options?
    /// Whether links to files outside the folder that is read are followed.
    public var followsLinks = false
    /// Who does the work: the site is the same for any number of them.
    public var workers = Workers.all
    /// What tells this tool from one that may make another site of the same content; `nil` where
    /// that is not known, and then every site is made anew.
    public var tool: String?

    public init(
      content: String, templates: String? = nil, systems: [String] = [], baseURL: String? = nil
    ) {
      self.content = content
      self.templates = templates
      self.systems = systems
      self.baseURL = baseURL
    }

    /// Which content is read, and how.
    var source: ContentSource {
      var source = ContentSource(content, systems: systems, followsLinks: followsLinks)
      source.workers = workers
      return source
    }

    /// Whether a text is an address that a site can be published at.
    public static func isAddress(_ text: String) -> Bool { SiteAddress(text) != nil }
  }

  /// What a build came to.
  public struct Outcome: Sendable {
    /// The whole site; do not publish it when there are errors.
    public var site: FileTree
    /// Everything that is wrong. After ``CatalogBuild/run()`` paths lead there from the working
    /// directory, after ``CatalogBuild/build(_:unread:theme:options:)`` from the content.
    public var diagnostics: [Diagnostic]
    /// The number of pages.
    public var pageCount: Int
    /// The folders that the content was read from, as seen from the working folder; empty for
    /// content that was in memory.
    public var folders: [String] = []
    /// What the site was made of, for those who show it; `nil` when the content holds no catalog.
    package var source: (catalog: Catalog, reports: Reports, theme: Theme)?

    /// The live editor of the content that was built; `nil` when that holds no catalog.
    public func editor() -> AgentEditor? {
      source.map { AgentEditor($0.catalog, theme: $0.theme) }
    }

    /// Whether there is anything that makes the site wrong or incomplete.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// What a check came to.
  public struct Checked: Sendable {
    /// Everything that is wrong; paths lead there from the working folder.
    public var diagnostics: [Diagnostic]
    /// What was compiled, by system.
    public var compiled: [CompileResult.Figures]
  }

  let options: Options

  public init(_ options: Options) { self.options = options }

  /// Reads the folders; nothing is loaded.
  ///
  /// - Throws: ``FolderError`` when a folder is missing or cannot be read.
  public func source(
    measuring stopwatch: Stopwatch = Stopwatch()
  ) throws(FolderError) -> SiteSource {
    try stopwatch.measure("read") { () throws(FolderError) in
      let content = try ContentReading.read(options.source)
      let overrides = try overrides()
      stopwatch.count(content.tree.count, "file", in: "read")
      return SiteSource(
        content: content, overrides: overrides.tree, themeDiagnostics: overrides.diagnostics,
        options: options)
    }
  }

  /// Reads the folders and builds the site in memory.
  ///
  /// - Throws: ``FolderError`` when a folder is missing or cannot be read.
  public func run() throws(FolderError) -> Outcome {
    PreparedSite(try source(), measuring: Stopwatch()).inMemory()
  }

  /// Reads what findings of some topics are made from, and makes them without making a page.
  ///
  /// - Parameter topics: All when empty. Besides what is about them, what keeps content from being
  ///   read counts always, and so does what the compiler says.
  /// - Returns: What was found, and what was compiled.
  /// - Throws: ``FolderError`` when a folder is missing or cannot be read.
  public func check(
    _ topics: Set<CheckTopic> = [], measuring stopwatch: Stopwatch = Stopwatch()
  ) throws(FolderError) -> Checked {
    // Code is shown everywhere.
    let scope = CatalogLoader.Scope(for: options.compilation == nil ? topics : [])
    let content = try stopwatch.measure("read") { () throws(FolderError) in
      try ContentReading.read(options.source, scope: scope)
    }
    stopwatch.count(content.tree.count, "file", in: "read")
    let loaded = stopwatch.measure("load") { content.load() }
    let pages = PageChecks(for: topics)
    let own: (theme: Theme, diagnostics: [Diagnostic])? = pages.isEmpty ? nil : try theme()
    var found = content.diagnostics + loaded.diagnostics
    if let catalog = loaded.catalog.map(published) {
      let checked = stopwatch.measure("check") {
        CatalogChecks.run(
          catalog, rules: RuleSet(for: topics),
          figures: pages.contains(.texts) ? .documentation : .none, on: options.workers)
      }
      found += checked.diagnostics
      if let theme = own?.theme {
        found += SiteRenderer(catalog: catalog, reports: checked.reports, theme: theme)
          .findings(pages, on: options.workers, measuring: stopwatch)
      }
    }
    let shown = found.map { diagnostic in
      diagnostic.mappingPaths { own?.theme.hasFile(shownAs: $0) == true ? $0 : content.shown($0) }
    }
    let compiled = compiled(loaded.catalog, in: content, measuring: stopwatch)
    return Checked(
      diagnostics: ((own?.diagnostics ?? []) + shown).about(topics) + compiled.diagnostics,
      compiled: compiled.figures)
  }

  /// What the compiler says of the code that a content shows; nothing when it is not asked.
  func compiled(
    _ catalog: Catalog?, in content: ContentReading, measuring stopwatch: Stopwatch
  ) -> CompileResult {
    guard let catalog, let compilation = options.compilation else { return CompileResult() }
    return stopwatch.measure("compile") {
      CompileRun(options: compilation).result(of: catalog, in: content)
    }
  }

  func theme() throws(FolderError) -> (theme: Theme, diagnostics: [Diagnostic]) {
    let overrides = try overrides()
    return (
      Theme(
        overrides: overrides.tree, displayPrefix: options.templates.map(\.withFinalSlash) ?? ""),
      overrides.diagnostics
    )
  }

  /// The files of a theme of one's own, by their paths in its folder.
  private func overrides() throws(FolderError) -> (tree: FileTree, diagnostics: [Diagnostic]) {
    guard let folder = options.templates else { return (FileTree(), []) }
    let prefix = folder.withFinalSlash
    let overrides = try FileTree.read(
      folder: folder,
      options: ReadOptions(followsLinksOutside: options.followsLinks, workers: options.workers))
    return (overrides.tree, overrides.diagnostics.map { $0.mappingPaths { prefix + $0 } })
  }

  /// The catalog with the address that was asked for.
  func published(_ catalog: Catalog) -> Catalog {
    var catalog = catalog
    if let address = options.baseURL.flatMap(SiteAddress.init) { catalog.baseURL = address.text }
    return catalog
  }

  /// Builds a site from content that is in memory.
  ///
  /// - Parameters:
  ///   - content: The files of the content folder.
  ///   - unread: Paths that are missing from `content` because they could not be read.
  ///   - theme: The templates and assets.
  ///   - options: Which systems to build, and for which address.
  public static func build(
    _ content: FileTree, unread: Set<String> = [], theme: Theme = Theme(),
    options: Options = Options(content: "")
  ) -> Outcome {
    PreparedSite(content, unread: unread, theme: theme, options, measuring: Stopwatch()).inMemory()
  }

  /// What is wrong with content that is in memory, but for its texts, found without making a page.
  ///
  /// - Parameters:
  ///   - content: The files of the content folder.
  ///   - cache: What the last load of this content kept; then what this one keeps.
  public static func findings(
    in content: FileTree, keeping cache: inout LoadCache
  ) -> [Diagnostic] {
    let loaded = CatalogLoader(content).load(keeping: &cache)
    guard let catalog = loaded.catalog else { return loaded.diagnostics }
    let checked = CatalogChecks.run(catalog, rules: .all, figures: .none)
    let pages = SiteRenderer(catalog: catalog, reports: checked.reports, theme: Theme())
      .findings([.addresses, .previews])
    return loaded.diagnostics + checked.diagnostics + pages
  }
}

extension [Diagnostic] {
  /// With warnings for baselines that are missing or broken: the site is whole without them.
  var forgivingBaselines: [Diagnostic] {
    map { found in
      var found = found
      if found.id.traits.contains(.unreadableBaseline) { found.severity = .warning }
      return found
    }
  }
}
