/// Something in a watched folder has changed.
public struct FileChange: Hashable, Sendable {
  /// What changed, sorted: a watched folder as it was given, with the path below it. After changes
  /// too many to list it is the watched folder alone. A path says where to look, no more: it may be
  /// gone again.
  public var paths: [String]

  /// A change at `paths`, which are sorted and each name a place to look at.
  public init(paths: [String]) {
    self.paths = paths
  }
}

/// Tells when files below some folders change, until nobody listens any more.
///
/// On Linux the kernel reports changes (inotify); elsewhere, and where the kernel's limits do not
/// allow it, the folders are listed again and again. Either way changes are gathered until the
/// folders have been quiet for a moment, since editors and version control write in bursts, and
/// while whoever listens is busy: what happens then is one change, the next one.
///
/// As in reading, names with a leading dot and published sites are left out.
public struct FileWatcher: Sendable {
  /// How changes are noticed.
  public enum Method: Hashable, Sendable {
    /// The kernel where it can, otherwise by listing the folders three times a second.
    case automatic
    /// By listing the folders in this interval.
    case polling(every: Duration)
  }

  /// The folders to watch; one that is missing is waited for.
  public var folders: [String]
  /// Names of files and folders that are left out wherever they are met.
  public var skippedNames: Set<String>
  /// How changes are noticed; ``Method/automatic`` unless a test or a network disk needs polling.
  public var method: Method
  /// How long nothing must change before a change is reported.
  public var quiet: Duration

  /// A watcher that does nothing until its changes are asked for.
  ///
  /// - Parameters:
  ///   - folders: The folders to watch, all that lies below them included.
  ///   - skippedNames: Names of files and folders to leave out, such as those of build products.
  ///   - method: How changes are noticed.
  ///   - quiet: How long nothing must change before a change is reported; the default is longer
  ///     than editors take to replace a file by its new version, and too short to be noticed.
  public init(
    folders: [String], skippedNames: Set<String> = [], method: Method = .automatic,
    quiet: Duration = .milliseconds(15)
  ) {
    self.folders = folders
    self.skippedNames = skippedNames
    self.method = method
    self.quiet = quiet
  }

  /// Changes from now on; ends when the task that iterates is cancelled.
  ///
  /// Watching begins before the method returns. A change that is made after that is reported.
  public func changes() -> AsyncStream<FileChange> {
    let gatherer = ChangeGatherer(self, source: makeSource())
    return AsyncStream(unfolding: { await gatherer.next() })
  }
}

/// One way to notice changes.
protocol ChangeSource: Sendable {
  /// Waits until something may have changed; `false` when the task was cancelled.
  mutating func wait() async -> Bool
  /// What has changed since the last call.
  mutating func drain() -> Set<String>
  /// Set when the source has lost sight of a folder and another has to take over.
  var isLost: Bool { get }
  /// Gives back what the source holds of the system.
  func close()
}

extension FileWatcher {
  private func makeSource() -> any ChangeSource {
    #if os(Linux)
      if method == .automatic,
        let source = InotifySource(folders: folders, skippedNames: skippedNames)
      {
        return source
      }
    #endif
    return makePollingSource()
  }

  fileprivate func makePollingSource() -> PollingSource {
    var interval = Duration.milliseconds(330)
    if case .polling(let wanted) = method { interval = wanted }
    return PollingSource(folders: folders, skippedNames: skippedNames, interval: interval)
  }
}

/// Puts what a source notices together to changes, one for each time it is asked.
private actor ChangeGatherer {
  private let watcher: FileWatcher
  private var source: any ChangeSource

  /// A burst that does not end is reported in parts, each after so many quiet periods.
  private static let longestBurst = 4

  init(_ watcher: FileWatcher, source: any ChangeSource) {
    self.watcher = watcher
    self.source = source
  }

  deinit { source.close() }

  /// The next change; `nil` when the task was cancelled.
  func next() async -> FileChange? {
    var source = source
    defer { self.source = source }
    while await source.wait() {
      var changed = source.drain()
      if changed.isEmpty { continue }
      for _ in 0..<Self.longestBurst {
        guard (try? await Task.sleep(for: watcher.quiet)) != nil else { return nil }
        let more = source.drain()
        if more.isEmpty { break }
        changed.formUnion(more)
      }
      if source.isLost {
        source.close()
        source = watcher.makePollingSource()
      }
      return FileChange(paths: changed.sorted())
    }
    return nil
  }
}
