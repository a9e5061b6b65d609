import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files
import PreviewServer
import Workers

/// Watches the content of a preview, and tells the server what each change comes to.
///
/// Browsers are told as soon as the site answers with what is new. What is wrong elsewhere takes a
/// look at everything; it follows when there was time for it, and is dropped when the next change
/// comes first.
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
      continuation.yield(.findings(json: DiagnosticFormat.json.report([error.diagnostic])))
      return []
    }
    if edit.errors.isEmpty {
      continuation.yield(.changed(self.change(change.paths, edit)))
      let time = stopwatch.total.milliseconds
      Terminal.note("\(live.pageCount) pages, changed in \(time) ms")
    } else {
      continuation.yield(.findings(json: DiagnosticFormat.json.report(edit.errors)))
      Terminal.note(Terminal.counts(of: edit.errors) + "; the last good site stays")
    }
    if tellsTimings { Terminal.note("edit: \(StageTable(stopwatch).line)") }
    await findings.start()
    return edit.folders
  }

  /// What browsers do after a change: styles and tokens are put in place, except on pages that print
  /// values of tokens; after anything else pages are loaded again.
  private func change(_ paths: [String], _ edit: LiveSite.Edit) -> PreviewChange {
    guard !paths.isEmpty, paths.allSatisfy({ $0.hasSuffix(".css") || $0.hasSuffix(".json") }) else {
      return PreviewChange(pages: .all, concernsEditor: true)
    }
    let isTokens = paths.contains { $0.hasSuffix(".json") }
    let printing =
      isTokens
      ? live.pages.filter { $0.contains("tokens/") || $0.contains("contrast/") } : []
    return PreviewChange(
      pages: .some(Set(printing)), styles: live.stylesheets(of: edit.systems),
      concernsEditor: true)
  }
}

/// Looks at everything in the background, one state of the content at a time.
private actor FindingsTask {
  private let live: LiveSite
  private let tellsTimings: Bool
  private let continuation: AsyncStream<PreviewUpdate>.Continuation
  private var task: Task<Void, Never>?
  private var last: [Diagnostic]?

  init(
    live: LiveSite, tellsTimings: Bool, _ continuation: AsyncStream<PreviewUpdate>.Continuation
  ) {
    self.live = live
    self.tellsTimings = tellsTimings
    self.continuation = continuation
  }

  func start() {
    let live = live
    task = Task.detached(priority: .utility) { [weak self] in
      let stopwatch = Stopwatch()
      let found = live.findings(measuring: stopwatch)
      if !Task.isCancelled { await self?.tell(found, stopwatch) }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  private func tell(_ found: [Diagnostic], _ stopwatch: Stopwatch) {
    let errors = found.filter { $0.severity == .error }
    if found != last { Terminal.report(found, as: .text) }
    last = found
    if tellsTimings { Terminal.note("findings: \(StageTable(stopwatch).line)") }
    continuation.yield(
      .findings(json: errors.isEmpty ? nil : DiagnosticFormat.json.report(found)))
  }
}
