import Files
import Hummingbird

/// Shows a site in browsers while it is being written, without touching the disk.
///
/// 1. ``PreviewState`` holds the site that is served now and the browsers that listen;
/// 2. ``PreviewResponder`` answers a request from it: a page (`PageTransform.swift`), a file with
///    its validators and ranges (`FileResponse.swift`), or the events (`EventResponse.swift`);
/// 3. an update swaps the site in one step and tells every browser to reload, or shows what is
///    wrong over the last good site (`ReloadScript.swift`);
/// 4. below `/_catalog/` an editor may be offered, whose files and answers come from elsewhere
///    (``PreviewEditor``, `AgentResponse.swift`).
///
/// Requests are answered from the tree alone, so no path, however written, leads to the disk.
/// Hummingbird has a middleware for files, which is not used: it builds its validators from sizes
/// and times, of which a tree has no times, and answers a range past the end as if it were there.
public enum PreviewServer {
  /// Serves until the process is interrupted (Ctrl-C or a termination signal) or the task is
  /// cancelled; both are a normal end. Requests under way are finished, open event streams ended.
  ///
  /// - Parameters:
  ///   - content: What is served first.
  ///   - host: The address or name to listen on; `127.0.0.1` keeps the site to this machine.
  ///   - port: From 0 to 65535; 0 lets the system choose one.
  ///   - updates: New sites, and problems to show. The server goes on when it ends.
  ///   - onStart: Called once with the address to open, when requests are answered.
  /// - Throws: ``PreviewServerError`` when it cannot listen.
  public static func run(
    _ content: PreviewContent, host: String = "127.0.0.1", port: Int = 8080,
    updates: AsyncStream<PreviewUpdate>, onStart: @escaping @Sendable (_ url: String) -> Void
  ) async throws {
    guard (0...65535).contains(port) else {
      throw PreviewServerError(host: host, port: port, problem: .noSuchPort)
    }
    let state = PreviewState(content)
    var application = makeApplication(state: state, host: host, port: port) { chosen in
      onStart(address(host: host, port: chosen ?? port))
    }
    // What a person must know is thrown or shown; a log would only run through their terminal.
    application.logger.logLevel = .critical
    let feed = Task {
      for await update in updates { await state.apply(update) }
    }
    defer { feed.cancel() }
    do {
      try await application.runService()
    } catch is CancellationError {
      return
    } catch {
      throw PreviewServerError(host: host, port: port, problem: .init(error))
    }
  }

  static func makeApplication(
    state: PreviewState, host: String, port: Int,
    onStart: @escaping @Sendable (_ port: Int?) -> Void = { _ in }
  ) -> Application<PreviewResponder> {
    Application(
      responder: PreviewResponder(state: state, host: host),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { channel in onStart(channel.localAddress?.port) })
  }

  /// What to open in a browser: an address that means "all" is no place to go to.
  static func address(host: String, port: Int) -> String {
    if ["0.0.0.0", "::", ""].contains(host) { return "http://localhost:\(port)/" }
    return host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
  }
}

/// What a running preview is told.
public enum PreviewUpdate: Sendable {
  /// A new site; browsers reload unless it equals the one they show. Problems shown are cleared.
  case content(PreviewContent)
  /// Problems to show over the last good site, as the JSON text of diagnostics:
  /// `{"version":1,"diagnostics":[…]}`. An empty list clears what is shown.
  case diagnostics(json: String)
}
