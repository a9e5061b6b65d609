import DesignTokens
import Foundation
import TokenDialects

/// How long a workload takes, and how much memory.
struct Measurement {
  static let rounds = 5

  let workload: Workload
  let tokens: Int
  let files: Int
  /// Seconds of each round, ascending.
  let seconds: [Double]
  /// The most memory that this process held at any time, in bytes; `nil` where that is not known.
  let peakMemory: Int?

  var median: Double { seconds[seconds.count / 2] }

  init(_ workload: Workload) throws {
    self.workload = workload
    let corpus = workload.corpus
    tokens = corpus.tokens
    files = corpus.files.keys.filter { $0.hasSuffix(".tokens.json") }.count
    seconds =
      workload == .folder
      ? try Self.secondsFromDisk(corpus) : try Self.secondsFromMemory(corpus)
    peakMemory = PeakMemory.bytes
  }

  /// Reading the folder is part of each round.
  private static func secondsFromDisk(_ corpus: TokenCorpus) throws -> [Double] {
    let folder = try CorpusFolder(corpus.files)
    defer { try? folder.remove() }
    return try times { try read(folder.read(), corpus) }
  }

  private static func secondsFromMemory(_ corpus: TokenCorpus) throws -> [Double] {
    let files = corpus.files.mapValues { Array($0.utf8) }
    return try times { try read(files, corpus) }
  }

  private static func times(_ round: () throws -> Void) rethrows -> [Double] {
    try (0..<rounds).map { _ in
      let elapsed = try ContinuousClock().measure { try round() }
      return elapsed / .seconds(1)
    }.sorted()
  }

  private static func read(_ files: [String: [UInt8]], _ corpus: TokenCorpus) throws {
    let load =
      corpus.usesResolver
      ? TokenLoad(files: files, resolver: corpus.start)
      : TokenLoad(files: files, tokenFiles: [corpus.start])
    if let problem = load.diagnostics.first {
      throw Failure("\(load.diagnostics.count) problems, the first: \(problem.summary)")
    }
    guard load.tokens.count == corpus.tokens else {
      throw Failure("\(load.tokens.count) tokens instead of \(corpus.tokens)")
    }
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
