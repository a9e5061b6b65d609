import Foundation
import Synchronization

/// Work that is given up when it takes too long.
public enum Attempt {
  /// What `work` gives, or `nil` when it is not done within `limit`.
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
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let output = work()
      result.output.withLock { $0 = output }
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    let (seconds, attoseconds) = limit.components
    let time = Double(seconds) + Double(attoseconds) * 1e-18
    guard done.wait(timeout: .now() + time) == .success else { return nil }
    return result.output.withLock { $0 }
  }

  /// In bytes, of which only those that are used are ever there: what recurses has room.
  private static let stackSize = 64 << 20

  private final class Result<Output: Sendable>: Sendable {
    let output = Mutex<Output?>(nil)
  }
}
