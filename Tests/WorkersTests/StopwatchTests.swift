import Testing

@testable import Workers

struct StopwatchTests {
  @Test("Stages come in the order in which they end, each once")
  func order() {
    let stopwatch = Stopwatch()
    stopwatch.measure("read") {}
    stopwatch.measure("write") { stopwatch.measure("make") {} }
    stopwatch.measure("read") {}
    #expect(stopwatch.stages.map(\.name) == ["read", "make", "write"])
  }

  @Test("What a stage within another takes is its own")
  func nestedStages() {
    let stopwatch = Stopwatch()
    let before = ContinuousClock().now
    stopwatch.measure("outer") {
      stopwatch.measure("inner") {}
      stopwatch.measure("inner") {}
    }
    let passed = ContinuousClock().now - before
    #expect(stopwatch.stages.reduce(.zero) { $0 + $1.time } <= passed)
    #expect(stopwatch.stages.allSatisfy { $0.time >= .zero })
  }

  @Test("A stage that fails is measured, and its error goes on")
  func failure() {
    struct Failure: Error {}
    let stopwatch = Stopwatch()
    #expect(throws: Failure.self) {
      try stopwatch.measure("read") { () throws(Failure) in throw Failure() }
    }
    #expect(stopwatch.stages.map(\.name) == ["read"])
  }

  @Test("Time is moved from one stage to another, no more than there is")
  func movedTime() throws {
    let stopwatch = Stopwatch()
    stopwatch.measure("make") {}
    let all = try #require(stopwatch.stages.first?.time)
    stopwatch.move(.seconds(100), from: "make", to: "write")
    #expect(stopwatch.stages.map(\.time) == [.zero, all])
    stopwatch.move(.seconds(1), from: "nothing", to: "else")
    #expect(stopwatch.stages.map(\.name) == ["make", "write"])
  }

  @Test("Stages say how much there was to do")
  func amounts() {
    let stopwatch = Stopwatch()
    stopwatch.measure("read") {}
    stopwatch.count(3, "file", in: "read")
    #expect(stopwatch.stages.map(\.amounts) == [[Stopwatch.Amount(3, "file")]])
  }
}
