import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files
import PreviewServer
import Workers

/// Watches the content of a preview, and tells the server what each change comes to.
///
/// Browsers are told as soon as the site answers with what is new: the stylesheets that differ, which
/// they put in place, and that pages may, which the server finds out by making those that are open.
/// What is wrong elsewhere takes a look at everything; it follows when there was time for it, and is
/// dropped when the next change comes first.
struct PreviewWatch: Sendable {
  let live: LiveSite
  /// The folders that the content and the theme are read from.
  let folders: [String]
  /// Whether a person wants to know where the time of each edit went.
  var tellsTimings = false

  /// What the server is told, from the findings there are at first.
  func updates() -> AsyncStream<PreviewUpdate> {
    AsyncStream { continuation in
      let task = Task.detached {
        let findings = FindingsTask(live: live, tellsTimings: tellsTimings, continuation)
        await findings.start()
        var folders = self.folders
        while !Task.isCancelled {
          for await change in FileWatcher(folders: folders).changes() {
            let found = await follow(change, findings, continuation)
            // A manifest may name other folders, which are then watched.
            guard found.isEmpty || Set(found).isSubset(of: folders) else {
              folders = found + self.folders.filter { !found.contains($0) }
              break
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// - Returns: The folders that the content is read from; none when they could not be read.
  private func follow(
    _ change: FileChange, _ findings: FindingsTask,
    _ continuation: AsyncStream<PreviewUpdate>.Continuation
  ) async -> [String] {
    await findings.stop()
    let stopwatch = Stopwatch()
    let edit: LiveSite.Edit
    do throws(FolderError) {
      edit = try live.edit(change.paths, measuring: stopwatch)
    } catch {
      Terminal.report([error.diagnostic], as: .text)
      continuation.yield(Self.update([error.diagnostic]))
      return []
    }
    if edit.errors.isEmpty {
      let change = PreviewChange(
        pages: edit.reloadsAll ? .all : .differing, styles: edit.stylesheets, concernsEditor: true)
      continuation.yield(.changed(change))
      let time = stopwatch.total.milliseconds
      Terminal.note("\(live.pageCount) pages, changed in \(time) ms")
    } else {
      continuation.yield(Self.update(edit.errors))
      Terminal.note(Terminal.counts(of: edit.errors) + "; the last good site stays")
    }
    if tellsTimings { Terminal.note("edit: \(StageTable(stopwatch).line)") }
    await findings.start()
    return edit.folders
  }

  fileprivate static func update(_ found: [Diagnostic]) -> PreviewUpdate {
    let report = PreviewReport(found)
    return .findings(json: report.json, ofFiles: report.ofFiles)
  }
}

/// Looks at everything in the background, one pass at a time: the next one begins when the last has
/// ended, which it does soon after it is told to stop.
private actor FindingsTask {
  private let live: LiveSite
  private let tellsTimings: Bool
  private let continuation: AsyncStream<PreviewUpdate>.Continuation
  private var cancellation = Cancellation()
  private var isLooking = false
  private var isWanted = false
  private var last: [Diagnostic]?

  init(
    live: LiveSite, tellsTimings: Bool, _ continuation: AsyncStream<PreviewUpdate>.Continuation
  ) {
    self.live = live
    self.tellsTimings = tellsTimings
    self.continuation = continuation
  }

  /// Begins, now or after the pass that is under way.
  func start() {
    isWanted = true
    if isLooking { return }
    isLooking = true
    Task { await look() }
  }

  /// Ends the pass that is under way.
  func stop() {
    isWanted = false
    cancellation.cancel()
  }

  private func look() async {
    while isWanted {
      isWanted = false
      cancellation = Cancellation()
      let stopwatch = Stopwatch()
      let work = Task.detached(priority: .utility) { [live, cancellation] in
        live.findings(measuring: stopwatch, until: cancellation)
      }
      let found = await work.value
      if let found, !cancellation.isCancelled { tell(found, stopwatch) }
    }
    isLooking = false
  }

  private func tell(_ found: [Diagnostic], _ stopwatch: Stopwatch) {
    if found != last { Terminal.report(found, as: .text) }
    last = found
    if tellsTimings { Terminal.note("findings: \(StageTable(stopwatch).line)") }
    let hasErrors = found.contains { $0.severity == .error }
    continuation.yield(hasErrors ? PreviewWatch.update(found) : .findings(json: nil))
  }
}
