#if os(Linux)
  import Dispatch
  import Synchronization
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The event queue of an inotify descriptor, emptied as events come in, so that waiting for one
  /// costs nothing and holds no thread.
  final class InotifyQueue: Sendable {
    /// What the kernel tells of one change.
    struct Event {
      var watch: Int32
      var mask: UInt32
      /// The entry of the watched folder; `nil` when the folder itself is meant.
      var name: String?

      func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(flag) != 0 }
    }

    let descriptor: Int32
    /// Not marked as Sendable on Linux, though libdispatch allows every call from every thread.
    nonisolated(unsafe) private let source: any DispatchSourceRead
    private let signal: AsyncStream<Void>
    private let pending = Mutex(Pending())

    private struct Pending {
      var bytes: [UInt8] = []
      var overflowed = false
    }

    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let (stream, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      signal = stream
      source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor, queue: DispatchQueue(label: "catalog.files.inotify"))
      source.setEventHandler { [weak self] in
        self?.receive()
        continuation.yield()
      }
      source.setCancelHandler { [descriptor] in
        // The descriptor may be closed only when nothing can read from it any more.
        _ = close(descriptor)
        continuation.finish()
      }
      source.resume()
    }

    func cancel() { source.cancel() }

    /// Waits for events; `false` when the task was cancelled or the queue closed.
    func wait() async -> Bool {
      var iterator = signal.makeAsyncIterator()
      return await iterator.next() != nil
    }

    /// The events since the last call, and whether some were lost.
    func take() -> (events: [Event], overflowed: Bool) {
      let taken = pending.withLock { pending in
        defer { pending = Pending() }
        return pending
      }
      let events = Self.events(in: taken.bytes)
      return (events, taken.overflowed || events.contains { $0.has(IN_Q_OVERFLOW) })
    }

    private func receive() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        pending.withLock {
          // Nobody has taken events for long: what they say in full matters no more.
          if $0.bytes.count > 1 << 22 { $0 = Pending(overflowed: true) }
          $0.bytes += buffer[..<count]
        }
      }
    }

    /// Decodes `struct inotify_event`: four numbers of 32 bits, the last one the length of the
    /// NUL-padded name that follows.
    private static func events(in bytes: [UInt8]) -> [Event] {
      var events: [Event] = []
      bytes.withUnsafeBytes { raw in
        var offset = 0
        while offset + 16 <= raw.count {
          let watch = raw.loadUnaligned(fromByteOffset: offset, as: Int32.self)
          let mask = raw.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
          let length = Int(raw.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          offset += 16
          let name = raw[min(offset, raw.count)..<min(offset + length, raw.count)]
            .prefix { $0 != 0 }
          offset += length
          let text = name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
          events.append(Event(watch: watch, mask: mask, name: text))
        }
      }
      return events
    }
  }
#endif
