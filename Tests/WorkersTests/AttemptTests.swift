import Foundation
import Synchronization
import Testing
import Workers

struct AttemptTests {
  @Test("Work that is done in time gives its result")
  func inTime() {
    #expect(Attempt.run(within: .seconds(60)) { 6 * 7 } == 42)
  }

  @Test("Work that does not end is given up, and its result goes nowhere")
  func givenUp() {
    let gate = DispatchSemaphore(value: 0)
    let result: Int? = Attempt.run(within: .milliseconds(1)) {
      gate.wait()
      return 1
    }
    #expect(result == nil)
    gate.signal()
  }

  @Test("Work that computes without an end is given up")
  func givenUpWhileComputing() {
    let isOver = Mutex(false)
    let result: Int? = Attempt.run(within: .milliseconds(5)) {
      while !isOver.withLock({ $0 }) {}
      return 1
    }
    #expect(result == nil)
    isOver.withLock { $0 = true }
  }

  @Test("Pieces of work in turn share threads")
  func sharedThreads() {
    let threads = (0..<50).map { _ in
      Attempt.run(within: .seconds(60)) { ObjectIdentifier(Thread.current) }
    }
    #expect(Set(threads).count < 50)
  }

  @Test("Without time the work is not begun")
  func noTime() {
    #expect(Attempt.run(within: .zero) { 1 } == nil)
  }

  @Test("Work may recurse deeper than on another thread")
  func deepStack() {
    // Large frames in place of many, of which a sanitizer can follow some ten thousand.
    @Sendable func depth(_ level: Int) -> Int {
      guard level > 0 else { return 0 }
      return withUnsafeTemporaryAllocation(byteCount: 1_000, alignment: 8) { _ in
        1 + depth(level - 1)
      }
    }
    #expect(Attempt.run(within: .seconds(60)) { depth(12_000) } == 12_000)
  }
}
