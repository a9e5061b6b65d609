import Foundation

/// A process to be timed.
struct Command {
  /// A path, or a name to be looked up in `PATH`.
  let program: String
  let arguments: [String]

  /// What the process and all that it started have cost.
  struct Outcome {
    let cost: Cost
    /// The exit status; that of a shell for a process that a signal ended.
    let status: Int32
  }

  /// Runs to the end with standard output in `output`; what it says beside that is dropped.
  func run(output: String = "/dev/null") throws -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try spawn(output)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure("cannot wait for '\(program)'") }
    }
    let signal = status & 0x7f
    return Outcome(
      cost: Cost(
        seconds: (clock.now - start) / .seconds(1),
        peakMemory: Int(usage.ru_maxrss) * Self.bytesOfPeakUnit),
      status: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }

  /// Runs to the end and throws unless the status is 0.
  func cost(output: String = "/dev/null") throws -> Cost {
    let outcome = try run(output: output)
    guard outcome.status == 0 else {
      let line = ([program] + arguments.prefix(4)).joined(separator: " ")
      throw Failure("'\(line) …' ended with status \(outcome.status)")
    }
    return outcome.cost
  }

  /// `ru_maxrss` counts kilobytes on Linux, bytes on macOS. It is that of the largest process of the
  /// tree, and on Linux never less than this program's own.
  private static var bytesOfPeakUnit: Int {
    #if os(Linux)
      1024
    #else
      1
    #endif
  }

  private func spawn(_ output: String) throws -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var process = pid_t()
    let problem = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(environment) { environment in
        posix_spawnp(&process, program, &actions, nil, arguments, environment)
      }
    }
    guard problem == 0 else {
      throw Failure("cannot run '\(program)': \(String(cString: strerror(problem)))")
    }
    return process
  }

  private static func withCStrings(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let strings = texts.map { strdup($0) }
    defer { strings.forEach { free($0) } }
    return body(strings + [nil])
  }
}
