import Synchronization
import Testing
import Workers

struct WorkersTests {
  @Test("Results come in the order of the items, whatever the number of workers")
  func order() {
    let items = Array(0..<1000)
    let expected = items.map { $0 * $0 }
    for count in [1, 2, 8, 2000] {
      #expect(Workers(count).map(items) { $0 * $0 } == expected)
    }
  }

  @Test("Every item is worked on once")
  func once() {
    let seen = Mutex<[Int: Int]>([:])
    _ = Workers(4).map(Array(0..<500)) { item in seen.withLock { $0[item, default: 0] += 1 } }
    #expect(seen.withLock { $0.count } == 500)
    #expect(seen.withLock { $0.values.allSatisfy { $0 == 1 } })
  }

  @Test("Workers who are told to stop take up nothing more", arguments: [1, 4])
  func stops(count: Int) {
    let cancellation = Cancellation()
    let workers = Workers(count).stopping(by: cancellation)
    #expect(workers.map([1, 2, 3]) { $0 } == [1, 2, 3])
    #expect(!workers.areStopped)
    let begun = Atomic<Int>(0)
    let made = workers.map(Array(0..<10_000)) { item in
      begun.add(1, ordering: .relaxed)
      cancellation.cancel()
      return item
    }
    // Each of them may have begun a piece before it was told.
    #expect(begun.load(ordering: .relaxed) <= count)
    #expect(made.count <= count)
    #expect(workers.areStopped)
    #expect(workers.map([1, 2]) { $0 } == [])
    #expect(!Workers(count).areStopped)
  }

  @Test("Nothing to do gives nothing, and there is always one worker")
  func edges() {
    #expect(Workers(4).map([Int]()) { $0 }.isEmpty)
    #expect(Workers(0).count == 1)
    #expect(Workers(-3).map([1]) { $0 } == [1])
    #expect(Workers.all.count >= 1)
  }
}

struct OnceTests {
  @Test("A value is computed once, when it is asked for, whoever asks")
  func once() {
    let count = Atomic<Int>(0)
    let value = Once { count.add(1, ordering: .relaxed).newValue }
    #expect(count.load(ordering: .relaxed) == 0)
    let seen = Workers(4).map(Array(0..<100)) { _ in value.value }
    #expect(Set(seen) == [1])
  }
}
