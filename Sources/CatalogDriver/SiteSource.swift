import CatalogRenderer
import DiagnosticReports
import Diagnostics
import Files
import Workers

/// All that decides what a site is, as it lies on the disk: the content, a theme of one's own, and
/// what was asked for.
public struct SiteSource: Sendable {
  let content: ContentReading
  /// The files laid over the default theme.
  let overrides: FileTree
  let themeDiagnostics: [Diagnostic]
  let options: CatalogBuild.Options

  var theme: Theme {
    Theme(overrides: overrides, displayPrefix: options.templates.map(\.withFinalSlash) ?? "")
  }

  /// A digest of it; `nil` where something could not be read, where the tool is not known, or where
  /// a compiler, which is not known either, has its say.
  var digest: String? {
    guard let tool = options.tool, options.compilation == nil, content.unread.isEmpty,
      content.diagnostics.isEmpty, themeDiagnostics.isEmpty
    else { return nil }
    var digest = ContentDigest(tool)
    for text in options.systems + [options.baseURL ?? "", "\(options.comparesSources)"] {
      digest.add(text)
    }
    for tree in [content.tree, overrides] {
      for (path, bytes) in tree {
        digest.add(path)
        digest.add(file: bytes)
      }
      digest.add("\(tree.count) files")
    }
    return digest.hexadecimal
  }
}

extension SiteSource {
  /// What publishing came to.
  public struct Published: Sendable {
    /// Everything that is wrong; paths lead there from the working folder.
    public var diagnostics: [Diagnostic] = []
    /// What has changed; `nil` when the site was not published.
    public var summary: PublishSummary?
    /// The number of pages.
    public var pageCount = 0
    /// What was compiled, by system.
    public var compiled: [CompileResult.Figures] = []
  }

  /// Loads, checks, and makes all pages, each of which is written as soon as it is made; then the new
  /// site takes the place of the old one.
  ///
  /// Nothing is loaded or made where the output holds the very site that the same source gave
  /// before, and nothing was found then. Where something is found that keeps the site from being
  /// published, before or while pages are made, the output stays as it was.
  ///
  /// - Parameters:
  ///   - publisher: Knows what must not be replaced.
  ///   - isStrict: Whether warnings keep the site from being published.
  /// - Throws: ``DiskError`` when the disk fails; the old site is then in place.
  public consuming func publish(
    to output: String, with publisher: SitePublisher, isStrict: Bool = false,
    measuring stopwatch: Stopwatch = Stopwatch()
  ) throws(DiskError) -> Published {
    let (digest, stamp) = stopwatch.measure("compare") {
      let digest = self.digest
      let stamp = digest.flatMap {
        publisher.stamp(ofSiteAt: output, madeFrom: $0, on: options.workers)
      }
      return (digest, stamp)
    }
    if let stamp { return Published(summary: PublishSummary(), pageCount: stamp.pageCount) }
    return try PreparedSite(self, digest: digest, measuring: stopwatch)
      .publish(to: output, with: publisher, isStrict: isStrict)
  }
}
