import Synchronization

/// What one browser still has to be told.
///
/// Posting never waits. What comes while the browser is slow is put together, so that the box holds
/// at most one event of each kind, and the newest: a burst of edits is one reload.
final class PreviewMailbox: Sendable, AsyncSequence {
  private struct Box {
    var reload: PreviewEvent?
    var styles: (paths: Set<String>, version: String)?
    var sources: PreviewEvent?
    var findings: PreviewEvent?
    var ownFindings: PreviewEvent?
    var editor: PreviewEvent?
  }

  private let box = Mutex(Box())
  private let signal: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (signal, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Called once, when nobody listens any more or the box is closed.
  func onEnd(_ action: @escaping @Sendable () -> Void) {
    continuation.onTermination = { _ in action() }
  }

  func post(_ events: [PreviewEvent]) {
    box.withLock { box in
      for event in events { Self.add(event, to: &box) }
    }
    continuation.yield()
  }

  /// Ends the sequence after what is in the box.
  func close() { continuation.finish() }

  private static func add(_ event: PreviewEvent, to box: inout Box) {
    switch event {
    case .reload: box.reload = event
    case .styles(let paths, let version):
      box.styles = (paths.union(box.styles?.paths ?? []), version)
    case .sources: box.sources = event
    case .findings:
      box.findings = event
      box.ownFindings = nil
    case .ownFindings: box.ownFindings = event
    case .editor: box.editor = event
    }
  }

  /// All there is to tell, in the order in which a page can use it.
  fileprivate func take() -> [PreviewEvent] {
    let taken = box.withLock { box in
      defer { box = Box() }
      return box
    }
    // A page that loads again gets its new stylesheets with that.
    let styles = taken.styles.map { PreviewEvent.styles(paths: $0.paths, version: $0.version) }
    return [
      taken.reload ?? styles, taken.sources, taken.findings, taken.ownFindings, taken.editor,
    ].compactMap { $0 }
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let mailbox: PreviewMailbox
    fileprivate var signals: AsyncStream<Void>.Iterator

    mutating func next() async -> [PreviewEvent]? {
      while true {
        let isOpen: Void? = await signals.next()
        let events = mailbox.take()
        if !events.isEmpty { return events }
        if isOpen == nil { return nil }
      }
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(mailbox: self, signals: signal.makeAsyncIterator())
  }
}
