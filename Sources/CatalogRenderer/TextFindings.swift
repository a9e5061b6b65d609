import CatalogModel
import Diagnostics
import Synchronization
import Workers

/// What was found in the texts of pages, kept for as long as nothing that links and names lead to
/// has changed.
final class TextFindings: Sendable {
  private let found: Mutex<[Route: [Diagnostic]]>

  init() { found = Mutex([:]) }

  private init(_ known: [Route: [Diagnostic]]) { found = Mutex(known) }

  /// What is known of all pages but some, whose own texts have changed.
  func without(_ routes: [Route]) -> TextFindings {
    var known = found.withLock { $0 }
    for route in routes { known[route] = nil }
    return TextFindings(known)
  }

  /// What is wrong with the text of a page, which is read when that is not known.
  func findings(of page: PageEntry, in site: SystemSite) -> [Diagnostic] {
    if let known = found.withLock({ $0[page.route] }) { return known }
    let diagnostics = page.textFindings(in: site)
    found.withLock { $0[page.route] = diagnostics }
    return diagnostics
  }
}

extension PageEntry {
  /// What is wrong with the texts of the page, which is not made for it.
  func textFindings(in site: SystemSite) -> [Diagnostic] {
    guard let readTexts else { return [] }
    let scope = PageScope(site, route)
    var texts = TextBuilder(scope, draws: false)
    readTexts(scope, &texts)
    return texts.diagnostics
  }
}

extension SiteOnDemand {
  /// What is wrong with the site, found without making a page: that of the theme and the addresses,
  /// of previews, and of texts. Texts that were read before are not read again, unless what they
  /// lead to has changed.
  ///
  /// - Parameter workers: Who reads; where they are told to stop, something is missing.
  public func findings(on workers: Workers = .all) -> [Diagnostic] {
    let found = systems.flatMap { system -> [Diagnostic] in
      guard !workers.areStopped else { return [] }
      let site = system.site
      return site.previews.diagnostics
        + workers.map(site.pages.entries) { [texts] in texts.findings(of: $0, in: site) }
        .joined()
    }
    return diagnostics + found.remoteImagesOncePerFile
  }
}
