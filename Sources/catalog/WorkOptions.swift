import ArgumentParser
import CatalogDriver
import Workers

/// How a command works, whatever it works on: neither option shows in what it makes.
struct WorkOptions: ParsableArguments {
  @Option(
    name: [.customShort("j"), .customLong("jobs")], parsing: .unconditional,
    help: ArgumentHelp(
      "How many cores work, up to \(Self.most). All when left out.", valueName: "number"),
    transform: Self.workers)
  var workers = Workers.all

  @Flag(help: "Print where the time went, stage by stage, to standard error.")
  var timings = false

  private static let most = 256

  private static func workers(_ text: String) throws -> Workers {
    guard let count = Int(text), (1...most).contains(count) else {
      throw ValidationError("write a whole number from 1 to \(most)")
    }
    return Workers(count)
  }

  /// Prints what was measured, where that is wanted.
  func report(_ stopwatch: Stopwatch) {
    if timings { Terminal.note(StageTable(stopwatch).text) }
  }
}
