import Hummingbird

/// Shows a site in browsers while it is being written, without touching the disk.
///
/// 1. ``PreviewSite`` is where files come from, one at a time, when a browser asks;
/// 2. ``PreviewState`` knows what has changed and the browsers that listen, each with a box of its
///    own for what it still has to be told (`PreviewMailbox.swift`);
/// 3. ``PreviewResponder`` lets requests of this preview's own pages through (`RequestGuard.swift`)
///    and answers with a page (`PageTransform.swift`), a file with its validators and ranges
///    (`FileResponse.swift`), or the events (`EventResponse.swift`);
/// 4. `ReloadScript.swift` is the browser's part: it loads the page again, puts stylesheets in the
///    place of old ones, and shows what is wrong;
/// 5. below `/_catalog/` an editor may be offered, whose files and answers come from elsewhere
///    (``PreviewEditor``, `EditorResponse.swift`).
///
/// Hummingbird has a middleware for files, which is not used: it builds its validators from sizes
/// and times, of which a site has no times, and answers a range past the end as if it were there.
public enum PreviewServer {
  /// Where a preview listens, and what it is called.
  public struct Options: Hashable, Sendable {
    /// The address or name to listen on; `127.0.0.1` keeps the site to this machine.
    public var host: String
    /// From 0 to 65535; 0 lets the system choose one.
    public var port: Int
    /// Names that the preview answers to beside `host` and those of this machine.
    public var allowedHosts: [String]
    /// How long a connection without a request stays open.
    public var idleTimeout = Duration.seconds(60)

    /// Options of a preview for this machine, unless they say otherwise.
    public init(host: String = "127.0.0.1", port: Int = 8080, allowedHosts: [String] = []) {
      self.host = host
      self.port = port
      self.allowedHosts = allowedHosts
    }

    /// Whether other machines can reach it: by any address but those of this machine alone.
    public var isOpenToNetwork: Bool { !HostNames.isOfThisMachineAlone(host) }
  }

  /// Serves until the process is interrupted (Ctrl-C or a termination signal) or the task is
  /// cancelled; both are a normal end. Requests under way are finished, open event streams ended.
  ///
  /// - Parameters:
  ///   - site: Where files come from.
  ///   - options: Where to listen.
  ///   - updates: What changes, and findings to show. None is waited for: a burst of them becomes
  ///     one event for each browser. The server goes on when it ends.
  ///   - onStart: Called once with the addresses to open, when requests are answered.
  /// - Throws: ``PreviewServerError`` when it cannot listen.
  public static func run(
    _ site: any PreviewSite, options: Options = Options(), updates: AsyncStream<PreviewUpdate>,
    onStart: @escaping @Sendable (_ addresses: [String]) -> Void
  ) async throws {
    let (host, port) = (options.host, options.port)
    guard (0...65535).contains(port) else {
      throw PreviewServerError(host: host, port: port, problem: .noSuchPort)
    }
    let state = PreviewState(site)
    var application = makeApplication(state: state, options: options) { chosen in
      onStart(addresses(host: host, port: chosen ?? port))
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
    state: PreviewState, options: Options,
    onStart: @escaping @Sendable (_ port: Int?) -> Void = { _ in }
  ) -> Application<PreviewResponder> {
    let names = HostNames(
      listening: options.host, allowed: options.allowedHosts,
      addresses: NetworkAddresses.ofThisMachine())
    let milliseconds = Int64(exactly: (options.idleTimeout / .milliseconds(1)).rounded()) ?? 60_000
    return Application(
      responder: PreviewResponder(state: state, names: names),
      server: .http1(configuration: .init(idleTimeout: .milliseconds(milliseconds))),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port)),
      onServerRunning: { channel in onStart(channel.localAddress?.port) })
  }

  /// What to open in a browser: an address that means "all" is no place to go to, so it stands for
  /// this machine and each of its addresses.
  static func addresses(
    host: String, port: Int, networks: [String] = NetworkAddresses.ofThisMachine()
  ) -> [String] {
    let hosts = HostNames.isEverywhere(host) ? ["localhost"] + networks : [host]
    return hosts.map { $0.contains(":") ? "http://[\($0)]:\(port)/" : "http://\($0):\(port)/" }
  }
}
