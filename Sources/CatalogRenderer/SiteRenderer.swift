import CatalogModel
import Diagnostics
import Files
import SearchIndex
import Workers

/// Turns a catalog into the files of its site.
///
/// Steps: compile the theme's templates against the contexts they get (``PageTemplates``); make of
/// each system a ``SystemSite``, which holds the list of its pages (``PageList``) over what all
/// systems know of each other (``CatalogIndex``); make the pages of that list, each alone, on all
/// cores (``SystemFiles``); write beside them what programs read (``SystemAgentFiles``), which shows
/// the sizes of the pages, what belongs to no system (``CatalogPages``,
/// ``SitemapFile``, ``FeedFile``), and the index that is searched (``SiteSearch``).
/// Nothing here touches the disk: a ``SiteSink`` takes each file when it is made.
public struct SiteRenderer: Sendable {
  /// The site, and what is wrong with templates, previews and texts.
  public struct Result: Sendable {
    public var site: FileTree
    public var diagnostics: [Diagnostic]
  }

  let catalog: Catalog
  let reports: Reports
  let theme: Theme

  public init(catalog: Catalog, reports: Reports, theme: Theme) {
    self.catalog = catalog
    self.reports = reports
    self.theme = theme
  }

  /// What is wrong with templates, previews and texts, found without making a page.
  ///
  /// The sizes of pages are known only when they are made, and told then.
  ///
  /// - Parameter checks: What is looked at.
  public func findings(
    _ checks: PageChecks = .all, on workers: Workers = .all,
    measuring stopwatch: Stopwatch = Stopwatch()
  ) -> [Diagnostic] {
    if checks.isEmpty { return [] }
    var found: [Diagnostic] = []
    if checks.contains(.templates) {
      found += stopwatch.measure("compile templates") { compiled() }.diagnostics
    }
    let sites = list(stopwatch)
    if checks.contains(.addresses) { found += sites.addressFindings }
    found += stopwatch.measure("read texts") {
      sites.flatMap { site in
        (checks.contains(.previews) ? site.previews.diagnostics : [])
          + (checks.contains(.texts)
            ? workers.map(site.pages.entries) { $0.textFindings(in: site) }.flatMap(\.self)
            : [])
      }
    }
    return found.remoteImagesOncePerFile
  }

  /// The whole site in memory.
  public func render(
    on workers: Workers = .all, measuring stopwatch: Stopwatch = Stopwatch()
  ) -> Result {
    let sink = SiteInMemory()
    let diagnostics = render(into: sink, on: workers, measuring: stopwatch)
    return Result(site: sink.tree, diagnostics: diagnostics + sink.diagnostics)
  }

  /// Makes all files of the site.
  ///
  /// - Returns: What is wrong with templates, previews and texts.
  public func render(
    into sink: any SiteSink, on workers: Workers = .all,
    measuring stopwatch: Stopwatch = Stopwatch()
  ) -> [Diagnostic] {
    let (templates, wrong) = stopwatch.measure("compile templates") { compiled() }
    let sites = list(stopwatch)
    let found = wrong + sites.addressFindings
    sink.note(found)
    guard let templates else { return found }
    let made = stopwatch.measure("make pages") { make(sites, templates, into: sink, on: workers) }
    stopwatch.measure("index search") {
      for file in SiteSearch(made.documents, of: sites, on: workers).files(on: workers) {
        sink.take(file.bytes, at: file.path)
      }
    }
    return found + made.diagnostics.remoteImagesOncePerFile
  }

  private func make(
    _ sites: [SystemSite], _ templates: LocalizedTemplates, into sink: any SiteSink,
    on workers: Workers
  ) -> (diagnostics: [Diagnostic], documents: [SearchDocument]) {
    var diagnostics: [Diagnostic] = []
    var documents: [SearchDocument] = []
    var agentFiles: [SystemAgentFiles] = []
    func take(_ made: (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic])) {
      for file in made.files { sink.take(file.bytes, at: file.path) }
      diagnostics += made.diagnostics
    }
    for site in sites {
      sink.note(site.previews.diagnostics)
      diagnostics += site.previews.diagnostics
      let made = SystemFiles(site: site, templates: templates).make(into: sink, on: workers)
      diagnostics += made.pages.flatMap(\.diagnostics)
      documents += made.documents
      let files = SystemAgentFiles(site: site, pages: made.pages, on: workers)
      take(files.files(templates))
      sink.take(files.full.parts, at: files.full.path)
      agentFiles.append(files)
    }
    let words = theme.strings.words(for: catalog.language)
    take(CatalogPages(catalog: catalog, sites: sites, words: words).files(templates))
    if !catalog.isSingleSystem {
      take(CatalogAgentFiles(catalog: catalog, systems: agentFiles, words: words).files())
    }
    for file in SitemapFile(catalog, sites)?.files ?? [] { sink.take(file.bytes, at: file.path) }
    if let feed = FeedFile(catalog, sites) { sink.take(Array(feed.text.utf8), at: FeedFile.path) }
    for (path, bytes) in theme.assets { sink.take(bytes, at: path) }
    return (diagnostics, documents)
  }
}

extension SiteRenderer {
  private func list(_ stopwatch: Stopwatch) -> [SystemSite] {
    let sites = stopwatch.measure("list pages") {
      SystemSite.sites(of: catalog, reports, theme: theme)
    }
    stopwatch.count(sites.reduce(0) { $0 + $1.pages.entries.count }, "page", in: "list pages")
    return sites
  }

  /// The templates, and what is wrong with the theme; `nil` for templates when one is wrong.
  private func compiled() -> (templates: LocalizedTemplates?, diagnostics: [Diagnostic]) {
    let (templates, found) = LocalizedTemplates.compile(theme, languages: languages)
    let missing = MissingStrings(catalog: catalog, strings: theme.strings)
    return (templates, theme.diagnostics + found + missing.diagnostics)
  }

  /// The BCP 47 tags of the languages that pages are written in.
  var languages: Set<String> {
    Set(catalog.languages)
  }
}

/// What a check looks at of the pages that a site would have.
public struct PageChecks: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The theme: its templates and its words.
  public static let templates = PageChecks(rawValue: 1 << 0)
  /// Where the pages lie.
  public static let addresses = PageChecks(rawValue: 1 << 1)
  /// The templates of previews.
  public static let previews = PageChecks(rawValue: 1 << 2)
  /// What texts link to and are made of.
  public static let texts = PageChecks(rawValue: 1 << 3)

  public static let all: PageChecks = [.templates, .addresses, .previews, .texts]
}
