import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import DiagnosticReports
import Diagnostics
import Files
import Workers

/// A content that was read, loaded and checked: a site but for its pages.
struct PreparedSite: Sendable {
  private let options: CatalogBuild.Options
  /// `nil` when the content holds no catalog.
  private let catalog: Catalog?
  private let reports: Reports
  private let theme: Theme
  private let stopwatch: Stopwatch
  /// What loading and checking found.
  private let found: [Diagnostic]
  /// What the compiler says of the code that is shown; nothing when it was not asked.
  private var compiled = CompileResult()
  /// Where the content lies; `nil` for content that was in memory.
  private var content: ContentReading?
  private var themeDiagnostics: [Diagnostic] = []
  /// A digest of what the site is made from; `nil` where that is not known.
  private var digest: String?

  init(
    _ tree: FileTree, unread: Set<String>, theme: Theme, _ options: CatalogBuild.Options,
    measuring stopwatch: Stopwatch
  ) {
    let loaded = stopwatch.measure("load") {
      CatalogLoader(tree, unread: unread, workers: options.workers).load(systems: options.systems)
    }
    let catalog = loaded.catalog.map(CatalogBuild(options).published)
    let checked = stopwatch.measure("check") {
      catalog.map {
        CatalogChecks.run($0, comparesSources: options.comparesSources, on: options.workers)
      }
    }
    let isForgiving = catalog != nil && !options.comparesSources
    found =
      (isForgiving ? loaded.diagnostics.forgivingBaselines : loaded.diagnostics)
      + (checked?.diagnostics ?? [])
    reports = checked?.reports ?? Reports(systems: [:])
    (self.catalog, self.theme, self.options, self.stopwatch) = (catalog, theme, options, stopwatch)
  }

  /// A content from the disk.
  ///
  /// - Parameter digest: That of the source, where it is known.
  init(_ source: SiteSource, digest: String? = nil, measuring stopwatch: Stopwatch) {
    let content = source.content
    self.init(
      content.tree, unread: content.unread, theme: source.theme, source.options,
      measuring: stopwatch)
    compiled = CatalogBuild(options).compiled(catalog, in: content, measuring: stopwatch)
    self.content = content.withoutFiles
    themeDiagnostics = source.themeDiagnostics
    self.digest = digest
  }

  private var renderer: SiteRenderer? {
    catalog.map { SiteRenderer(catalog: $0, reports: reports, theme: theme) }
  }

  /// The whole site, whether or not it may be published.
  func inMemory() -> CatalogBuild.Outcome {
    guard let catalog, let renderer else {
      return CatalogBuild.Outcome(
        site: FileTree(), diagnostics: shown([]), pageCount: 0, folders: content?.folders ?? [])
    }
    var made = renderer.render(on: options.workers, measuring: stopwatch)
    for file in SiteSchemas.files(of: catalog) { made.site[file.path] = file.bytes }
    return CatalogBuild.Outcome(
      site: made.site, diagnostics: shown(made.diagnostics),
      pageCount: made.site.paths.count(where: Self.isPage), folders: content?.folders ?? [],
      source: (catalog, reports, theme))
  }

  /// Makes all pages, each of which is written as soon as it is made, and puts the new site in the
  /// place of the old one.
  ///
  /// Where something is found that keeps the site from being published, before or while pages are
  /// made, the output stays as it was.
  ///
  /// - Parameters:
  ///   - publisher: Knows what must not be replaced.
  ///   - isStrict: Whether warnings keep the site from being published.
  /// - Throws: ``DiskError`` when the disk fails; the old site is then in place.
  func publish(
    to output: String, with publisher: SitePublisher, isStrict: Bool = false
  ) throws(DiskError) -> SiteSource.Published {
    guard let catalog, let renderer, shown([]).allowPublishing(isStrict: isStrict) else {
      return SiteSource.Published(diagnostics: shown(findings()), compiled: compiled.figures)
    }
    var pages: [Diagnostic]?
    var pageCount = 0
    let publication = try stopwatch.measure("write") { () throws(DiskError) in
      try publisher.publish(to: output, on: options.workers) { site in
        let sink = PublishingSink(site, isStrict: isStrict)
        let found = renderer.render(into: sink, on: options.workers, measuring: stopwatch)
        for file in SiteSchemas.files(of: catalog) { sink.take(file.bytes, at: file.path) }
        stopwatch.move(sink.time / options.workers.count, from: "make pages", to: "write")
        (pages, pageCount) = (found, sink.pageCount)
        let all = shown(found)
        // What was found has to be told again.
        if all.isEmpty, let digest { site.note(source: digest, pageCount: pageCount) }
        return all.allowPublishing(isStrict: isStrict)
      }
    }
    var result = SiteSource.Published(
      diagnostics: shown(pages ?? findings()), compiled: compiled.figures)
    switch publication {
    case .refused(let reasons): result.diagnostics += reasons
    case .abandoned: break
    case .published(let summary):
      stopwatch.count(summary.written, "new file", in: "write")
      stopwatch.count(summary.unchanged, "unchanged file", in: "write")
      result.diagnostics += summary.diagnostics
      (result.summary, result.pageCount) = (summary, pageCount)
    }
    return result
  }

  /// What is wrong with pages, found without making one.
  private func findings() -> [Diagnostic] {
    renderer?.findings(on: options.workers, measuring: stopwatch) ?? []
  }

  /// All that is wrong, with paths as a person in the working folder writes them.
  ///
  /// - Parameter pages: What is wrong with pages.
  private func shown(_ pages: [Diagnostic]) -> [Diagnostic] {
    guard let content else { return found + pages }
    return themeDiagnostics
      + (content.diagnostics + found + pages).map { diagnostic in
        diagnostic.mappingPaths { theme.hasFile(shownAs: $0) ? $0 : content.shown($0) }
      } + compiled.diagnostics
  }

  static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") }
}
