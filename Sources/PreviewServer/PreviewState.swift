import Files

/// The site that is served now, the problems shown over it, and the browsers that listen.
actor PreviewState {
  /// A site with its version, taken together so that a request sees one site throughout.
  struct Snapshot: Sendable {
    var content: PreviewContent
    /// Differs from every other site of this run and, in all likelihood, of former runs.
    var version: String
  }

  private(set) var snapshot: Snapshot
  private var shownProblems: String?
  private var listeners: [Int: AsyncStream<PreviewEvent>.Continuation] = [:]
  private var nextListener = 0
  private let run = UInt64.random(in: 0 ... .max)
  private var siteNumber = 1

  init(_ content: PreviewContent) {
    snapshot = Snapshot(content: content, version: "\(run)-1")
  }

  var listenerCount: Int { listeners.count }

  func apply(_ update: PreviewUpdate) {
    switch update {
    case .content(let content): show(content)
    case .diagnostics(let json): show(problems: json)
    }
  }

  private func show(_ content: PreviewContent) {
    let isSameSite = content.site == snapshot.content.site
    snapshot.content = content
    if isSameSite {
      show(problems: nil)
    } else {
      siteNumber += 1
      snapshot.version = "\(run)-\(siteNumber)"
      shownProblems = nil
      send(.reload)
    }
    if content.editor != nil { send(.editor) }
  }

  /// The events for a browser that shows the site of `version`. It is told at once what it missed:
  /// a newer site, or problems that have been found before it began to listen.
  func events(forVersion version: String?) -> AsyncStream<PreviewEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PreviewEvent.self, bufferingPolicy: .bufferingNewest(16))
    let number = nextListener
    nextListener += 1
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.remove(listener: number) }
    }
    if let version, version != snapshot.version {
      continuation.yield(.reload)
    } else if let shownProblems {
      continuation.yield(.diagnostics(json: shownProblems))
    }
    return stream
  }

  /// Ends all event streams.
  func close() {
    for listener in listeners.values { listener.finish() }
  }

  private func show(problems: String?) {
    if problems == nil, shownProblems == nil { return }
    shownProblems = problems
    send(.diagnostics(json: problems ?? #"{"version":1,"diagnostics":[]}"#))
  }

  private func send(_ event: PreviewEvent) {
    for listener in listeners.values { listener.yield(event) }
  }

  private func remove(listener number: Int) {
    listeners[number] = nil
  }
}

/// What a browser is told through server-sent events.
enum PreviewEvent: Hashable, Sendable {
  case reload
  /// What the editor knows of the content may have changed; its page must not reload.
  case editor
  case diagnostics(json: String)

  /// The event as it goes over the wire (WHATWG HTML, section 9.2.6). A line break ends a field,
  /// so every line of the data is a field of its own.
  var text: String {
    switch self {
    case .reload: "event: reload\ndata: site\n\n"
    case .editor: "event: editor\ndata: content\n\n"
    case .diagnostics(let json):
      "event: diagnostics\n"
        + json.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { "data: \($0)\n" }.joined() + "\n"
    }
  }
}
