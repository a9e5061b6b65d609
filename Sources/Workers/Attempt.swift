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
  /// who gives up leaves that thread to itself: it goes on until its work is done, or the process
  /// ends. It can cost a core as long as it runs, and never holds up anybody.
  ///
  /// - Parameter limit: Meant to be far above what any honest work needs, so that no result depends
  ///   on how busy a machine is. With a limit of zero or less the work is not begun.
  public static func run<Output: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable () -> Output
  ) -> Output? {
    guard limit > .zero else { return nil }
    let result = Result<Output>()
    let done = DispatchSemaphore(value: 0)
    let thread = AttemptThread.free()
    thread.run {
      let output = work()
      result.output.withLock { $0 = output }
    } whenFree: {
      done.signal()
    }
    var left = seconds(of: limit)
    var patience = 10 * left
    while done.wait(timeout: .now() + left) != .success {
      patience -= left
      guard patience > 0, let used = thread.clock.seconds, used < seconds(of: limit) else {
        return nil
      }
      left = max(seconds(of: limit) - used, 0.001)
    }
    return result.output.withLock { $0 }
  }

  private static func seconds(of time: Duration) -> Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  private final class Result<Output: Sendable>: Sendable {
    let output = Mutex<Output?>(nil)
  }
}

/// A thread that does one piece of work after another, as most take less time than starting a thread
/// does.
private final class AttemptThread: Sendable {
  typealias Work = @Sendable () -> Void

  private static let idle = Mutex<[AttemptThread]>([])

  /// In bytes, of which only those that are used are ever there: what recurses has room.
  private static let stackSize = 64 << 20

  let clock = ThreadClock()
  private let next = Mutex<(work: Work, whenFree: Work)?>(nil)
  private let hasNext = DispatchSemaphore(value: 0)

  /// One that has nothing to do, which from now on belongs to the caller.
  static func free() -> AttemptThread {
    if let thread = idle.withLock({ $0.popLast() }) { return thread }
    let new = AttemptThread()
    let thread = Thread { new.work() }
    thread.stackSize = stackSize
    thread.start()
    return new
  }

  /// - Parameters:
  ///   - work: What is to be done.
  ///   - whenFree: Called when that is done, and the thread belongs to nobody any more.
  func run(_ work: @escaping Work, whenFree: @escaping Work) {
    clock.reset()
    next.withLock { $0 = (work, whenFree) }
    hasNext.signal()
  }

  private func work() {
    while true {
      hasNext.wait()
      guard let (work, whenFree) = next.withLock({ $0.take() }) else { continue }
      clock.start()
      work()
      Self.idle.withLock { $0.append(self) }
      whenFree()
    }
  }
}

/// How long the work of a thread has had a processor.
private final class ThreadClock: Sendable {
  #if canImport(Glibc)
    private let began = Mutex<(clock: clockid_t, seconds: Double)?>(nil)

    func reset() { began.withLock { $0 = nil } }

    /// Called by the thread that is measured.
    func start() {
      var clock = clockid_t()
      guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return }
      began.withLock { $0 = Self.seconds(of: clock).map { (clock, $0) } }
    }

    var seconds: Double? {
      // A thread that has not begun has no clock yet.
      guard let (clock, start) = began.withLock({ $0 }) else { return 0 }
      return Self.seconds(of: clock).map { $0 - start }
    }

    private static func seconds(of clock: clockid_t) -> Double? {
      var time = timespec()
      guard clock_gettime(clock, &time) == 0 else { return nil }
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  #else
    func reset() {}
    func start() {}
    /// `nil` where the system does not tell: then a clock counts.
    var seconds: Double? { nil }
  #endif
}
