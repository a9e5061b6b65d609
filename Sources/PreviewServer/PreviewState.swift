/// What has changed since the preview began, the findings shown, and the browsers that listen.
///
/// Nothing here grows with the number of changes, and no browser is waited for.
actor PreviewState {
  nonisolated let site: any PreviewSite

  private let run = UInt64.random(in: 0 ... .max)
  private var number = 1
  /// The change after which a page or stylesheet was last another; bounded by the paths there are.
  private var lastChange: [String: Int] = [:]
  /// The change that last concerned all pages, or that is too long ago to know which it concerned.
  private var lastChangeOfAll = 1
  private var findings: String?
  private var listeners: [Int: PreviewListener] = [:]
  private var nextListener = 0

  /// So many paths are remembered; a page older than what is known loads again.
  static let memory = 10_000

  init(_ site: any PreviewSite) {
    self.site = site
  }

  var listenerCount: Int { listeners.count }

  /// Differs after every change and, in all likelihood, from those of former runs. A page takes it
  /// before its file is asked for, so that it never has an old file with a new version.
  var version: String { "\(run)-\(number)" }

  func apply(_ update: PreviewUpdate) {
    switch update {
    case .changed(let change): note(change)
    case .findings(let json): show(json)
    }
  }

  private func note(_ change: PreviewChange) {
    let isOfSite = change.pages != .some([]) || !change.styles.isEmpty
    if isOfSite {
      number += 1
      remember(change)
    }
    for listener in listeners.values {
      if isOfSite { listener.mailbox.post(events(for: listener.page, of: change)) }
      if change.concernsEditor { listener.mailbox.post([.editor]) }
    }
  }

  private func remember(_ change: PreviewChange) {
    if lastChange.count > Self.memory {
      lastChange = [:]
      lastChangeOfAll = number
    }
    switch change.pages {
    case .all: lastChangeOfAll = number
    case .some(let pages): for page in pages { lastChange[page] = number }
    }
    for style in change.styles { lastChange[style] = number }
  }

  /// A page that names itself hears of its own changes; one that does not, of those of all pages.
  private func events(for page: String?, of change: PreviewChange) -> [PreviewEvent] {
    switch change.pages {
    case .all: return [.reload(version: version)]
    case .some(let pages):
      let isOwn = page.map(pages.contains) ?? !pages.isEmpty
      if isOwn { return [.reload(version: version)] }
      return styles(change.styles)
    }
  }

  /// What a browser is told that shows `page` as it was at `version`: first what it missed.
  func listen(page: String?, version: String?) async -> PreviewMailbox {
    let sources = if let page { await site.sources(of: page) } else { [String]() }
    let mailbox = PreviewMailbox()
    let listener = nextListener
    nextListener += 1
    listeners[listener] = PreviewListener(page: page, mailbox: mailbox)
    mailbox.onEnd { [weak self] in Task { await self?.remove(listener) } }
    if let version { mailbox.post(missed(by: page, since: version)) }
    if !sources.isEmpty { mailbox.post([.sources(sources)]) }
    if let findings { mailbox.post([.findings(json: findings)]) }
    return mailbox
  }

  private func missed(by page: String?, since version: String) -> [PreviewEvent] {
    let prefix = "\(run)-"
    guard version.hasPrefix(prefix), let known = Int(version.dropFirst(prefix.count)),
      known <= number
    else { return [.reload(version: self.version)] }
    if known == number { return [] }
    let newer = Set(lastChange.filter { $0.value > known }.keys)
    let isOwn = page.map(newer.contains) ?? newer.contains { $0.hasSuffix(".html") }
    if isOwn || known < lastChangeOfAll { return [.reload(version: self.version)] }
    return styles(newer.filter { $0.hasSuffix(".css") })
  }

  private func styles(_ paths: Set<String>) -> [PreviewEvent] {
    paths.isEmpty ? [] : [.styles(paths: paths, version: version)]
  }

  /// Ends all event streams.
  func close() {
    for listener in listeners.values { listener.mailbox.close() }
  }

  private func show(_ json: String?) {
    if json == findings { return }
    findings = json
    let shown = json ?? #"{"version":1,"diagnostics":[]}"#
    for listener in listeners.values { listener.mailbox.post([.findings(json: shown)]) }
  }

  private func remove(_ listener: Int) {
    listeners[listener] = nil
  }
}

/// A browser that listens, and the page it shows.
private struct PreviewListener {
  var page: String?
  var mailbox: PreviewMailbox
}
