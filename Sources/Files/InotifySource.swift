#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Notices changes through Linux's inotify.
  ///
  /// The kernel watches single folders, so there is a watch for each; a folder that appears gets
  /// one when its creation is noticed. What is written into it before that is covered by reporting
  /// the folder itself only after its watch is in place.
  struct InotifySource: ChangeSource {
    private let queue: InotifyQueue
    private let roots: [String]
    private let skippedNames: Set<String>
    /// The watched folder of each watch descriptor.
    private var watched: [Int32: String] = [:]
    private(set) var isLost = false

    private static let interesting = UInt32(
      IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    /// `nil` when a folder is missing or the limits on watches are too low.
    init?(folders: [String], skippedNames: Set<String>) {
      guard let queue = InotifyQueue() else { return nil }
      self.queue = queue
      self.skippedNames = skippedNames
      roots = folders
      for folder in folders { watch(folder) }
      if isLost || !Set(roots).isSubset(of: watched.values) {
        queue.cancel()
        return nil
      }
    }

    mutating func wait() async -> Bool { await queue.wait() }

    func close() { queue.cancel() }

    mutating func drain() -> Set<String> {
      var changed: Set<String> = []
      let (events, overflowed) = queue.take()
      for event in events { handle(event, &changed) }
      if overflowed {
        changed.formUnion(roots)
        for root in roots { watch(root) }
      }
      return changed
    }

    private mutating func handle(_ event: InotifyQueue.Event, _ changed: inout Set<String>) {
      guard let folder = watched[event.watch] else { return }
      if event.has(IN_IGNORED) { watched[event.watch] = nil }
      if event.has(IN_IGNORED) || event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) {
        if roots.contains(folder) {
          isLost = true
          changed.insert(folder)
        }
        return
      }
      guard let name = event.name, !isSkipped(name) else { return }
      let path = "\(folder)/\(name)"
      if event.has(IN_ISDIR) {
        // A publication into the watched folder is no change of the content.
        if SiteMarker.isPresent(in: path) { return }
        if event.has(IN_MOVED_FROM) { unwatch(path) }
        if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { watch(path) }
      }
      changed.insert(path)
    }

    /// Watches a folder and those below it. The watch comes before the listing, so that a folder
    /// made in between is met by one of the two.
    private mutating func watch(_ folder: String) {
      var pending = [folder]
      while let next = pending.popLast() {
        let descriptor = inotify_add_watch(queue.descriptor, next, Self.interesting)
        guard descriptor >= 0 else {
          // Gone again or barred is no reason to give up; out of watches is.
          if errno == ENOSPC || errno == ENOMEM { isLost = true }
          continue
        }
        watched[descriptor] = next
        for bytes in (try? Disk.names(in: next)) ?? [] {
          guard let name = String(validating: bytes, as: UTF8.self), !isSkipped(name) else {
            continue
          }
          let path = "\(next)/\(name)"
          guard (try? Disk.kind(of: path)) == .folder, !SiteMarker.isPresent(in: path) else {
            continue
          }
          pending.append(path)
        }
      }
    }

    private mutating func unwatch(_ folder: String) {
      for (descriptor, path) in watched
      where path == folder || path.utf8.starts(with: "\(folder)/".utf8) {
        inotify_rm_watch(queue.descriptor, descriptor)
        watched[descriptor] = nil
      }
    }

    private func isSkipped(_ name: String) -> Bool {
      name.hasPrefix(".") || skippedNames.contains(name)
    }
  }
#endif
