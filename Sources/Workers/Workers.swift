import Foundation
import Synchronization

/// Threads that share out work whose pieces do not depend on each other.
///
/// What comes back is in the order of what was given, so that a result does not tell how many
/// threads made it.
public struct Workers: Hashable, Sendable {
  /// How many pieces are worked on at once; at least 1.
  public let count: Int

  /// Ends the work early; `nil` for work that is always finished.
  private var cancellation: Cancellation?

  /// As many workers as the machine has cores.
  public static var all: Workers { Workers(ProcessInfo.processInfo.activeProcessorCount) }

  /// - Parameter count: How many; 1 does everything in the thread of the caller.
  public init(_ count: Int) { self.count = max(1, count) }

  /// The same workers, who take up no further piece of work once they are told to stop.
  public func stopping(by cancellation: Cancellation) -> Workers {
    var workers = self
    workers.cancellation = cancellation
    return workers
  }

  /// Whether they were told to stop, so that what they return is worth nothing.
  public var areStopped: Bool { cancellation?.isCancelled ?? false }

  /// The results of all items, in their order; of some of them when the workers were told to stop.
  ///
  /// The caller waits until the last one is there.
  public func map<Items: RandomAccessCollection & Sendable, Output: Sendable>(
    _ items: Items, _ transform: @escaping @Sendable (Items.Element) -> Output
  ) -> [Output] {
    let threads = min(count, items.count)
    guard threads > 1 else { return inTurn(items, transform) }
    let share = WorkShare(items: items, cancellation: cancellation, transform: transform)
    let group = DispatchGroup()
    for _ in 1..<threads {
      group.enter()
      let thread = Thread {
        share.work()
        group.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    share.work()
    group.wait()
    return share.outputs
  }

  private func inTurn<Items: Collection, Output>(
    _ items: Items, _ transform: (Items.Element) -> Output
  ) -> [Output] {
    guard cancellation != nil else { return items.map(transform) }
    var outputs: [Output] = []
    for item in items {
      if areStopped { break }
      outputs.append(transform(item))
    }
    return outputs
  }

  /// In bytes, as a main thread has it: parsers recurse, and must reach as deep wherever they run.
  private static let stackSize = 8 << 20
}

/// Items that several threads take one after the other.
private final class WorkShare<Items: RandomAccessCollection & Sendable, Output: Sendable>: Sendable
{
  private let items: Items
  private let cancellation: Cancellation?
  private let transform: @Sendable (Items.Element) -> Output
  private let next = Atomic<Int>(0)
  private let done = Mutex<[(index: Int, output: Output)]>([])

  init(
    items: Items, cancellation: Cancellation?,
    transform: @escaping @Sendable (Items.Element) -> Output
  ) {
    self.items = items
    self.cancellation = cancellation
    self.transform = transform
  }

  var outputs: [Output] {
    done.withLock { $0.sorted { $0.index < $1.index }.map(\.output) }
  }

  /// Takes items until none is left, or the work is to stop.
  func work() {
    var own: [(index: Int, output: Output)] = []
    while cancellation?.isCancelled != true {
      let number = next.add(1, ordering: .relaxed).oldValue
      guard number < items.count else { break }
      let index = items.index(items.startIndex, offsetBy: number)
      own.append((number, transform(items[index])))
    }
    done.withLock { $0 += own }
  }
}
