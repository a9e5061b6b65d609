import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files
import JSONTree
import Synchronization
import Workers

/// The site of a content folder while it is being written.
///
/// Steps of an edit: where only words of guides have changed, put them in the place of the old ones
/// (`LiveTextEdit.swift`). Otherwise read the files that changed again; load them, and keep what was
/// loaded of all others (`LoadCache`); check the systems that they belong to; put the list of pages
/// together (`LiveReading.swift`). A page is made when it is asked for (``SiteOnDemand``), with the
/// bytes that `build` writes. While the content has errors, the last good site stays.
///
/// ``edit(_:measuring:)`` and ``findings(measuring:until:)`` are for one caller at a time each; files
/// may be asked for from any thread.
public final class LiveSite: Sendable {
  /// What an edit came to.
  public struct Edit: Sendable {
    /// What keeps the site from being made; the last good one stays.
    public var errors: [Diagnostic]
    /// The paths of the stylesheets of the site that have changed.
    public var stylesheets: Set<String>
    /// Whether files have changed that any page may load, such as scripts and images.
    public var reloadsAll: Bool
    /// The folders that the content is read from, as seen from the working folder.
    public var folders: [String]
  }

  private let build: CatalogBuild
  private let state: Mutex<LiveState>

  /// Nothing is read before ``edit(_:)`` is called for the first time.
  public init(_ options: CatalogBuild.Options) {
    build = CatalogBuild(options)
    state = Mutex(LiveState())
  }

  /// Reads the content, or what of it has changed.
  ///
  /// - Parameters:
  ///   - changed: The paths of files that changed, as ``Files/FileChange`` names them; all when
  ///     empty.
  ///   - stopwatch: Is told the stages of the work.
  /// - Throws: ``FolderError`` when a folder is missing or cannot be read.
  public func edit(
    _ changed: [String] = [], measuring stopwatch: Stopwatch = Stopwatch()
  ) throws(FolderError) -> Edit {
    let former = FormerState(state.withLock { $0 })
    let next = try LiveReading(
      build: build, former: former.state, changed: changed, stopwatch: stopwatch
    ).state()
    state.withLock { $0 = next.state }
    Task.detached(priority: .utility) { former.free() }
    return next.edit
  }

  /// Everything that is wrong with the content as it was read last, the sizes of pages left out.
  ///
  /// - Parameters:
  ///   - stopwatch: Is told the stages of the work.
  ///   - cancellation: Ends the work when its result is not wanted any more.
  /// - Returns: `nil` when the work was ended before everything was looked at.
  public func findings(
    measuring stopwatch: Stopwatch = Stopwatch(), until cancellation: Cancellation
  ) -> [Diagnostic]? {
    let workers = build.options.workers.stopping(by: cancellation)
    let found = state.withLock { $0 }.findings(on: workers, measuring: stopwatch)
    return workers.areStopped ? nil : found
  }

  /// The bytes of a file of the site; `nil` when there is none at this path.
  public func file(at path: String) -> [UInt8]? {
    let state = state.withLock { $0 }
    if let schema = state.schemas[path] { return schema }
    guard let site = state.site else { return nil }
    return state.made.file(at: path, make: site.file)
  }

  /// Whether the site has a file at this path.
  public func hasFile(at path: String) -> Bool {
    let state = state.withLock { $0 }
    return state.schemas[path] != nil || state.site?.hasFile(at: path) == true
  }

  /// The files of the content that a page is made from, as findings name them.
  public func sources(of path: String) -> [String] {
    let state = state.withLock { $0 }
    return (state.site?.sources(of: path) ?? []).map { state.content?.shown($0) ?? $0 }
  }

  /// The live editor of the content; `nil` before there is a catalog.
  public func editor() -> AgentEditor? { state.withLock { $0 }.editor?.value }

  /// Writes values of tokens that a reader has changed into the token files of the content; an edit
  /// follows, as after any change of a file.
  ///
  /// - Parameters:
  ///   - changes: JSON, an array of objects with the members `path`, `in`, the contexts of the
  ///     definition by their modifiers, and `value`, as the DTCG format writes it.
  ///   - system: The slug of the system.
  /// - Returns: JSON: an object with the member `written`, the paths of the files, or `error`, a
  ///   sentence, and then no file has changed; `nil` when there is no such system.
  public func writeTokens(_ changes: String, system: String) -> String? {
    let state = state.withLock { $0 }
    guard let content = state.content,
      let system = state.latest?.systems.first(where: { $0.slug == system })
    else { return nil }
    let answer: JSONValue
    do throws(TokenRefusal) {
      guard let changes = TokenChange.read(changes) else {
        throw TokenRefusal("these are not changes of tokens")
      }
      let written = try TokenWriting(system: system, content: content).write(changes)
      answer = ["written": .array(written.map { .string($0) })]
    } catch {
      answer = ["error": .string(error.message)]
    }
    return JSONWriter().string(answer)
  }

  /// Whether there is a site to show.
  public var hasSite: Bool { state.withLock { $0.site != nil } }

  /// The paths of all pages.
  public var pages: [String] { state.withLock { $0 }.site?.pages ?? [] }

  /// How many pages the site has.
  public var pageCount: Int { state.withLock { $0 }.site?.pageCount ?? 0 }
}

/// The state before an edit. Freeing what it alone holds takes a while for thousands of pages, which
/// nobody who waits for the edit should wait for.
private final class FormerState: Sendable {
  private let kept: Mutex<LiveState>

  init(_ state: LiveState) { kept = Mutex(state) }

  var state: LiveState { kept.withLock { $0 } }

  func free() { kept.withLock { $0 = LiveState() } }
}
