import Synchronization

/// Tells those who work that nobody waits for the result any more.
///
/// It is handed on with the work (``Workers/stopping(by:)``), since the threads that do it belong to
/// no task.
public final class Cancellation: Sendable, Hashable {
  private let flag = Atomic<Bool>(false)

  /// The work goes on until ``cancel()`` is called.
  public init() {}

  /// Whether the work is to stop.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Stops the work, for good.
  public func cancel() { flag.store(true, ordering: .relaxed) }

  /// Whether both are the same, so that cancelling one cancels the other.
  public static func == (left: Cancellation, right: Cancellation) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
