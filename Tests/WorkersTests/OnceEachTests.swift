import Synchronization
import Testing
import Workers

@Suite struct OnceEachTests {
  @Test("The value of a key is computed once, whoever asks")
  func eachIsComputedOnce() {
    let count = Mutex(0)
    let values = OnceEach<String, Int>()
    let found = Workers(4).map(["a", "b", "a", "a", "b"]) { key in
      values.value(for: key) {
        count.withLock { $0 += 1 }
        return key == "a" ? 1 : 2
      }
    }
    #expect(found == [1, 2, 1, 1, 2])
    #expect(count.withLock { $0 } == 2)
  }
}
