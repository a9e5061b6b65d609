import Synchronization
import Testing
import Workers

@testable import CatalogLoader

@Suite struct FileLoadsTests {
  /// Which paths were loaded.
  private final class Calls: Sendable {
    private let paths = Mutex<[String]>([])

    func add(_ path: String) { paths.withLock { $0.append(path) } }

    func taken() -> [String] {
      paths.withLock { paths in
        defer { paths = [] }
        return paths.sorted()
      }
    }
  }

  @Test func onlyWhatHasChangedIsLoaded() {
    var loads = FileLoads<Int, String>()
    let calls = Calls()
    func outputs(_ items: [(path: String, input: Int)]) -> [String] {
      loads.outputs(of: items, on: Workers(3)) { path, input in
        calls.add(path)
        return "\(path)\(input)"
      }
    }
    #expect(outputs([("a", 1), ("b", 2), ("c", 3)]) == ["a1", "b2", "c3"])
    #expect(calls.taken() == ["a", "b", "c"])
    #expect(outputs([("a", 1), ("b", 2), ("c", 3)]) == ["a1", "b2", "c3"])
    #expect(calls.taken() == [])
    #expect(outputs([("c", 3), ("b", 7), ("a", 1)]) == ["c3", "b7", "a1"])
    #expect(calls.taken() == ["b"])
    #expect(outputs([("c", 3)]) == ["c3"])
    #expect(calls.taken() == [])
    #expect(outputs([("a", 1), ("c", 3)]) == ["a1", "c3"])
    #expect(calls.taken() == ["a"])
  }

  @Test func theLastOutputIsKept() {
    var load = KeptLoad<Int, Int>()
    var count = 0
    for input in [1, 1, 2, 2, 1] {
      #expect(
        load.output(of: input) {
          count += 1
          return $0 * 10
        } == input * 10)
    }
    #expect(count == 3)
  }
}
