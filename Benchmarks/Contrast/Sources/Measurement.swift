import Foundation

/// How long it takes to compare all with all, and how much memory.
struct Measurement {
  static let rounds = 5

  let name: String
  let pairs: Int
  /// Seconds of each round, ascending.
  let seconds: [Double]
  /// The most memory that this process held at any time, in bytes; `nil` where that is not known.
  let peakMemory: Int?

  var median: Double { seconds[seconds.count / 2] }

  /// - Parameters:
  ///   - work: What is timed.
  ///   - check: Looks at what the work made, and throws when it is wrong.
  init<Result>(
    _ name: String, pairs: Int, work: () -> Result, check: (Result) throws -> Void
  ) throws {
    self.name = name
    self.pairs = pairs
    seconds = try (0..<Self.rounds).map { _ in
      let start = ContinuousClock.now
      let result = work()
      let elapsed = ContinuousClock.now - start
      try check(result)
      return elapsed / .seconds(1)
    }.sorted()
    peakMemory = PeakMemory.bytes
  }

  var text: String {
    let memory = peakMemory.map { "\(Self.decimals(Double($0) / 1e6, 1)) MB" } ?? "unknown"
    return """
      \(name): \(pairs) pairs, median of \(Self.rounds) rounds: \
      \(Self.decimals(median, 4)) s (fastest \(Self.decimals(seconds[0], 4)) s), \
      \(Int(Double(pairs) / median)) pairs/s, peak memory \(memory)
      """
  }

  private static func decimals(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    return "\(scaled / scale)." + String(scale + scaled % scale).dropFirst()
  }
}

/// Why there is nothing to measure.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

enum PeakMemory {
  /// The peak resident size of this process.
  static var bytes: Int? {
    #if os(Linux)
      // `getrusage` would count the process that started this one.
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
      else { return nil }
      return Int(line.filter(\.isNumber)).map { $0 * 1024 }
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? Int(usage.ru_maxrss) : nil
    #endif
  }
}
