import Synchronization

/// Tells where the time of some work went, stage by stage.
///
/// It is handed to those who do the work, who name their stages. One thread at a time measures; what
/// several threads do within a stage counts as long as the stage lasts.
public final class Stopwatch: Sendable {
  /// A part of the work.
  public struct Stage: Hashable, Sendable {
    /// The name under which it was measured.
    public let name: String
    /// How long it lasted in all, without the stages within it.
    public var time: Duration
    /// How much there was to do, each with what it counts; empty where nobody said so.
    public var amounts: [Amount]

    /// A stage, and how long it lasted.
    public init(name: String, time: Duration, amounts: [Amount] = []) {
      (self.name, self.time, self.amounts) = (name, time, amounts)
    }
  }

  /// So and so many of something.
  public struct Amount: Hashable, Sendable {
    /// How many there are.
    public let count: Int
    /// What is counted, in the singular.
    public let noun: String

    /// A number of things, with a noun in the singular.
    public init(_ count: Int, _ noun: String) {
      self.count = count
      self.noun = noun
    }
  }

  private struct State {
    var stages: [Stage] = []
    /// For each stage that runs, outermost first, how long stages within it have lasted.
    var inner: [Duration] = []

    mutating func change(_ name: String, _ body: (inout Stage) -> Void) {
      if let index = stages.firstIndex(where: { $0.name == name }) {
        body(&stages[index])
      } else {
        var stage = Stage(name: name, time: .zero)
        body(&stage)
        stages.append(stage)
      }
    }
  }

  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let state = Mutex(State())

  /// Begins to measure.
  public init() { start = clock.now }

  /// How long ago it began.
  public var total: Duration { clock.now - start }

  /// What has ended so far, in the order in which it ended first.
  public var stages: [Stage] { state.withLock { $0.stages } }

  /// Does the work of a stage. A stage that comes again adds to what it took before.
  public func measure<Result, Failure>(
    _ name: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let begin = clock.now
    state.withLock { $0.inner.append(.zero) }
    defer {
      let time = clock.now - begin
      state.withLock { state in
        let inner = state.inner.popLast() ?? .zero
        if let outer = state.inner.indices.last { state.inner[outer] += time }
        state.change(name) { $0.time += time - inner }
      }
    }
    return try work()
  }

  /// Says how much there was to do in a stage.
  public func count(_ count: Int, _ noun: String, in stage: String) {
    state.withLock { state in
      state.change(stage) { $0.amounts.append(Amount(count, noun)) }
    }
  }

  /// Counts time of one stage, but no more than it took, as that of another.
  public func move(_ time: Duration, from stage: String, to other: String) {
    state.withLock { state in
      guard let index = state.stages.firstIndex(where: { $0.name == stage }) else { return }
      let moved = min(time, state.stages[index].time)
      state.stages[index].time -= moved
      state.change(other) { $0.time += moved }
    }
  }
}
