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
  private var findingsOfFiles: [String: String] = [:]
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

  func apply(_ update: PreviewUpdate) async {
    switch update {
    case .changed(let change): await note(change)
    case .findings(let json, let ofFiles): await show(json, ofFiles)
    }
  }

  private func note(_ change: PreviewChange) async {
    let isOfSite = change.pages != .some([]) || !change.styles.isEmpty
    if isOfSite {
      number += 1
      remember(change)
    }
    for (id, listener) in listeners {
      if isOfSite { listener.mailbox.post(await events(for: id, of: change)) }
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
    // What a page was served with tells whether it has changed.
    case .differing: break
    }
    for style in change.styles { lastChange[style] = number }
  }

  /// A page that names itself hears of its own changes; one that does not, of those of all pages.
  private func events(for id: Int, of change: PreviewChange) async -> [PreviewEvent] {
    guard let listener = listeners[id] else { return [] }
    let isOwn =
      switch change.pages {
      case .all: true
      case .some(let pages): listener.page.map(pages.contains) ?? !pages.isEmpty
      case .differing: await differs(listener)
      }
    if isOwn { return [.reload(version: version)] }
    return styles(change.styles, for: listener)
  }

  /// Whether the page that a browser shows has other bytes now. Where that is not known, it has not.
  private func differs(_ listener: PreviewListener) async -> Bool {
    guard let page = listener.page, let tag = listener.tag else { return false }
    return await self.tag(of: page) != tag
  }

  /// Tells the bytes of a page from others. What is no page is shown as the one for lost readers.
  private func tag(of page: String) async -> String? {
    if let file = await site.file(at: page) { return ContentHash.of(file) }
    return await site.file(at: "404.html").map(ContentHash.of)
  }

  /// What a browser is told that shows `page` as it was at `version`: first what it missed.
  ///
  /// - Parameter version: That of the page, with its tag behind it (``PageVersion``).
  func listen(page: String?, version: String?) async -> PreviewMailbox {
    let sources = if let page { await site.sources(of: page) } else { [String]() }
    let shown = version.map(PageVersion.init)
    let mailbox = PreviewMailbox()
    let id = nextListener
    nextListener += 1
    let listener = PreviewListener(page: page, tag: shown?.tag, mailbox: mailbox)
    listeners[id] = listener
    mailbox.onEnd { [weak self] in Task { await self?.remove(id) } }
    if let shown { mailbox.post(await missed(by: listener, since: shown)) }
    if !sources.isEmpty { mailbox.post([.sources(sources)]) }
    if let findings { mailbox.post([.findings(json: findings)] + own(sources)) }
    return mailbox
  }

  private func missed(
    by listener: PreviewListener, since shown: PageVersion
  ) async -> [PreviewEvent] {
    guard shown.run == String(run), let known = shown.number, known <= number else {
      return [.reload(version: version)]
    }
    if known == number { return [] }
    let newer = Set(lastChange.filter { $0.value > known }.keys)
    let isOwn = listener.page.map(newer.contains) ?? newer.contains { $0.hasSuffix(".html") }
    if isOwn || known < lastChangeOfAll { return [.reload(version: version)] }
    if await differs(listener) { return [.reload(version: version)] }
    return styles(newer.filter { $0.hasSuffix(".css") }, for: listener)
  }

  private func styles(_ paths: Set<String>, for listener: PreviewListener) -> [PreviewEvent] {
    let shown = PageVersion(version, tag: listener.tag).text
    return paths.isEmpty ? [] : [.styles(paths: paths, version: shown)]
  }

  /// What is wrong with some files, where the findings that all browsers get leave some out.
  private func own(_ sources: [String]) -> [PreviewEvent] {
    let found = sources.compactMap { findingsOfFiles[$0] }
    let list = found.joined(separator: ",")
    return found.isEmpty ? [] : [.ownFindings(json: "{\"diagnostics\":[\(list)]}")]
  }

  /// Ends all event streams.
  func close() {
    for listener in listeners.values { listener.mailbox.close() }
  }

  private func show(_ json: String?, _ ofFiles: [String: String]) async {
    if json == findings, ofFiles == findingsOfFiles { return }
    (findings, findingsOfFiles) = (json, ofFiles)
    let shown = json ?? #"{"version":1,"diagnostics":[]}"#
    for listener in listeners.values {
      let sources = if let page = listener.page { await site.sources(of: page) } else { [String]() }
      listener.mailbox.post([.findings(json: shown)] + own(sources))
    }
  }

  private func remove(_ listener: Int) {
    listeners[listener] = nil
  }
}

/// A browser that listens, and the page it shows.
private struct PreviewListener {
  var page: String?
  /// Of the bytes that the page was served with; `nil` when that is not known.
  var tag: String?
  var mailbox: PreviewMailbox
}

/// What a page is served with, so that it can say later what it shows: the run of the server, the
/// number of the last change, and the tag of its bytes, with hyphens between them.
struct PageVersion: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// - Parameter version: That of the state.
  init(_ version: String, tag: String?) { text = version + (tag.map { "-\($0)" } ?? "") }

  private var parts: [Substring] { text.split(separator: "-", maxSplits: 2) }

  var run: String { parts.first.map(String.init) ?? "" }
  var number: Int? { parts.count > 1 ? Int(parts[1]) : nil }
  var tag: String? { parts.count > 2 ? String(parts[2]) : nil }
}
