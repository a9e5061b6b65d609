/// What a run has cost.
struct Cost {
  /// Of wall time.
  var seconds: Double
  /// The most memory that one of its processes held, in bytes.
  var peakMemory: Int

  /// Runs one after the other.
  static func + (left: Cost, right: Cost) -> Cost {
    Cost(
      seconds: left.seconds + right.seconds, peakMemory: max(left.peakMemory, right.peakMemory))
  }

  static let nothing = Cost(seconds: 0, peakMemory: 0)
}

/// The cost of several runs of the same.
struct Measurement {
  static let rounds = 5

  /// By their time, the shortest first.
  private let costs: [Cost]

  init(_ run: () throws -> Cost) throws {
    costs = try (0..<Self.rounds).map { _ in try run() }.sorted { $0.seconds < $1.seconds }
  }

  var median: Double { costs[costs.count / 2].seconds }
  var fastest: Double { costs[0].seconds }
  var peakMemory: Int { costs.reduce(0) { max($0, $1.peakMemory) } }
}
