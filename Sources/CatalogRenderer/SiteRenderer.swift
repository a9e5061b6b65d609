import CatalogModel
import Diagnostics
import Files
import Templates

/// Turns a catalog into the files of its site.
///
/// Steps: compile the theme's templates against the contexts they get (``PageTemplates``); make of
/// each system a ``SystemSite``, which knows its addresses and draws its previews, over what all of
/// them know of each other (``CatalogIndex``); let each page's
/// builder make its context; render; write beside them what programs read (``SystemAgentFiles``).
/// Nothing here touches the disk.
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

  public func render() -> Result {
    let (templates, compiled) = SpokenTemplates.compile(theme, languages: languages)
    let unspoken = MissingStrings(catalog: catalog, strings: theme.strings)
    let diagnostics = theme.diagnostics + compiled + unspoken.diagnostics
    guard let templates else { return Result(site: FileTree(), diagnostics: diagnostics) }
    var output = SiteOutput(templates: templates, diagnostics: diagnostics)
    let sites = SystemSite.sites(of: catalog, reports, theme: theme)
    var agentFiles: [SystemAgentFiles] = []
    for site in sites {
      output.report(site.previews.diagnostics)
      SystemPages(site: site).render(into: &output)
      let files = SystemAgentFiles(site: site)
      files.publish(into: &output)
      agentFiles.append(files)
    }
    let words = theme.strings.words(for: catalog.language)
    CatalogPages(catalog: catalog, sites: sites, words: words).render(into: &output)
    if !catalog.isSingleSystem {
      CatalogAgentFiles(catalog: catalog, systems: agentFiles, words: words).publish(into: &output)
    }
    output.add(theme.assets)
    return Result(site: output.tree, diagnostics: output.diagnostics)
  }
}

extension SiteRenderer {
  /// The BCP 47 tags of the languages that pages are written in.
  private var languages: Set<String> {
    let guides = catalog.systems.flatMap(\.guides).compactMap(\.language?.name)
    return Set([catalog.language] + catalog.systems.map(\.language) + guides)
  }
}

/// The site as it grows: pages are rendered as they are added.
struct SiteOutput {
  let templates: SpokenTemplates
  private(set) var tree = FileTree()
  private(set) var diagnostics: [Diagnostic]

  init(templates: SpokenTemplates, diagnostics: [Diagnostic]) {
    self.templates = templates
    self.diagnostics = diagnostics
  }

  mutating func report(_ found: [Diagnostic]) { diagnostics += found }

  /// Renders a page to its path.
  mutating func add<Page: SitePage>(
    _ page: Page, at path: String, with template: KeyPath<PageTemplates, Template<Page>>
  ) {
    do throws(RenderError) {
      // Two pages of one path are for a check to report, which knows what they are made from.
      _ = tree.add(try templates[page.frame.language][keyPath: template].render(page), at: path)
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  mutating func add(_ bytes: [UInt8], at path: String) {
    reportConflicts([tree.add(bytes, at: path)].compactMap(\.self))
  }

  mutating func add(_ other: FileTree) { reportConflicts(tree.merge(other)) }

  /// A file of the site is no file of the content, so it is no place for a person to look at.
  private mutating func reportConflicts(_ conflicts: [Diagnostic]) {
    diagnostics += conflicts.map { conflict in
      var conflict = conflict
      conflict.location = nil
      return conflict
    }
  }
}
