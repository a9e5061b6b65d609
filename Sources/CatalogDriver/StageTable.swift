import Workers

/// Where the time of a run went, for a person.
public struct StageTable {
  private let stages: [Stopwatch.Stage]
  private let total: Duration

  /// What a stopwatch has measured until now.
  public init(_ stopwatch: Stopwatch) { self.init(stopwatch.stages, total: stopwatch.total) }

  init(_ stages: [Stopwatch.Stage], total: Duration) {
    (self.stages, self.total) = (stages, total)
  }

  /// A line for each stage with its seconds, its share of the whole and how much there was to do;
  /// then what belongs to no stage, and the whole.
  public var text: String {
    let other = max(.zero, total - stages.reduce(.zero) { $0 + $1.time })
    let rows =
      stages.map { [$0.name, $0.time.seconds, share($0.time), Self.amounts(of: $0)] }
      + [["other", other.seconds, share(other), ""], ["total", total.seconds, "100 %", ""]]
    let names = Self.padded(["stage"] + rows.map { $0[0] }, toTheRight: false)
    let times = Self.padded(["seconds"] + rows.map { $0[1] }, toTheRight: true)
    let shares = Self.padded(["share"] + rows.map { $0[2] }, toTheRight: true)
    let amounts = [""] + rows.map { $0[3] }
    return zip(zip(names, times), zip(shares, amounts)).map { first, second in
      let cells = [first.0, first.1, second.0, second.1]
      return cells.filter { !$0.isEmpty }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// `read 3 ms, load 12 ms, check 40 ms`
  public var line: String {
    stages.map { "\($0.name) \($0.time.milliseconds) ms" }.joined(separator: ", ")
  }

  private func share(_ time: Duration) -> String {
    "\((time.milliseconds * 100 + total.milliseconds / 2) / max(1, total.milliseconds)) %"
  }

  private static func amounts(of stage: Stopwatch.Stage) -> String {
    stage.amounts.map { "\($0.count) \($0.noun)\($0.count == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }

  private static func padded(_ cells: [String], toTheRight: Bool) -> [String] {
    let width = cells.map(\.count).max() ?? 0
    return cells.map { cell in
      let room = String(repeating: " ", count: width - cell.count)
      return toTheRight ? room + cell : cell + room
    }
  }
}

extension Duration {
  /// In whole milliseconds.
  public var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }

  /// `0.042`
  fileprivate var seconds: String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
