import Foundation
import Synchronization

/// Work that is given up when it takes too long.
public enum Attempt {
  /// What `work` gives, or `nil` when it is not done within `limit` of the processor's time.
  ///
  /// The time of the processor and not that of a clock counts, where the system tells it of a
  /// thread: on a busy machine the same work is given up as on an idle one. What waits instead of
  /// working is given up when ten times as much has passed on a clock.
  ///
  /// No thread can be stopped from outside without leaving locks held and memory half written. So
  /// the work has a thread of its own, which shares nothing but the place for its result. A caller
  /// who gives up leaves that thread to itself: it ends with its work, or with the process. It can
  /// cost a core as long as it runs, and never holds up anybody.
  ///
  /// - Parameter limit: Meant to be far above what any honest work needs, so that no result depends
  ///   on how busy a machine is. With a limit of zero or less the work is not begun.
  public static func run<Output: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable () -> Output
  ) -> Output? {
    guard limit > .zero else { return nil }
    let result = Result<Output>()
    let clock = ThreadClock()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      clock.start()
      let output = work()
      result.output.withLock { $0 = output }
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    var left = seconds(of: limit)
    var patience = 10 * left
    while done.wait(timeout: .now() + left) != .success {
      patience -= left
      guard patience > 0, let used = clock.seconds, used < seconds(of: limit) else { return nil }
      left = max(seconds(of: limit) - used, 0.001)
    }
    return result.output.withLock { $0 }
  }

  private static func seconds(of time: Duration) -> Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// In bytes, of which only those that are used are ever there: what recurses has room.
  private static let stackSize = 64 << 20

  private final class Result<Output: Sendable>: Sendable {
    let output = Mutex<Output?>(nil)
  }
}

/// How long a thread has had a processor.
private final class ThreadClock: Sendable {
  #if canImport(Glibc)
    private let id = Mutex<clockid_t?>(nil)

    /// Called by the thread that is measured.
    func start() {
      var clock = clockid_t()
      if pthread_getcpuclockid(pthread_self(), &clock) == 0 { id.withLock { $0 = clock } }
    }

    var seconds: Double? {
      // A thread that has not begun has no clock yet, and one that has ended has none any more.
      guard let id = id.withLock({ $0 }) else { return 0 }
      var time = timespec()
      guard clock_gettime(id, &time) == 0 else { return 0 }
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  #else
    func start() {}
    /// `nil` where the system does not tell: then a clock counts.
    var seconds: Double? { nil }
  #endif
}
