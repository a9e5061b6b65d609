import CatalogRenderer
import DiagnosticReports
import Diagnostics
import Files
import Synchronization

/// Hands the files of a site on to where they are written, until something is found that keeps the
/// site from being published: the pages are then made for their findings only.
final class PublishingSink: SiteSink {
  private struct State {
    var isRejected = false
    var pageCount = 0
    var time = Duration.zero
  }

  private let site: SiteWriter
  private let isStrict: Bool
  private let state = Mutex(State())
  private let clock = ContinuousClock()

  init(_ site: SiteWriter, isStrict: Bool) {
    (self.site, self.isStrict) = (site, isStrict)
  }

  func take(_ bytes: [UInt8], at path: String) { take(FileParts(bytes), at: path) }

  func take(_ parts: FileParts, at path: String) {
    guard !state.withLock({ $0.isRejected }) else { return }
    let start = clock.now
    site.write(parts, at: path)
    let time = clock.now - start
    state.withLock { state in
      state.time += time
      if PreparedSite.isPage(path) { state.pageCount += 1 }
    }
  }

  func note(_ found: [Diagnostic]) {
    if !found.allowPublishing(isStrict: isStrict) { state.withLock { $0.isRejected = true } }
  }

  var isOpen: Bool { site.isOpen }

  /// The number of pages that were handed on.
  var pageCount: Int { state.withLock { $0.pageCount } }

  /// How long writing has kept those who make pages, added up.
  var time: Duration { state.withLock { $0.time } }
}

extension [Diagnostic] {
  /// Whether a site may be published although these were found. A token that is left out, with what
  /// needs it, is a gap that the site shows as one.
  func allowPublishing(isStrict: Bool) -> Bool {
    Verdict(filter { isStrict || $0.id.topic != .tokens }, isStrict: isStrict) == .fine
  }
}
