#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run to its end without a shell; what it writes and how long it runs is bounded.
///
/// It reads nothing, and of the environment it sees only what a tool needs to be found and to work:
/// its answer does not depend on what else a machine has set.
public struct ToolProcess: Hashable, Sendable {
  /// How far a program may go.
  public struct Limits: Hashable, Sendable {
    /// The most bytes that it may write, on each of standard output and standard error.
    public var bytes: Int
    /// How long it may run.
    public var duration: Duration

    /// Limits that differ from the usual ones, 16 MiB and a minute, where they are given.
    public init(bytes: Int = 16 << 20, duration: Duration = .seconds(60)) {
      self.bytes = bytes
      self.duration = duration
    }
  }

  /// Why there is no result.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// No folder of `PATH` holds a program of this name.
    case notFound(String)
    /// The system did not start it, for this reason.
    case notStarted(String)
    /// It wrote more than allowed and was ended.
    case tooMuchOutput
    /// It ran longer than allowed and was ended.
    case tooSlow
    /// Something ended it with this signal.
    case signal(Int32)
    /// This process is to end, and ended it before.
    case interrupted

    /// The rest of a sentence that begins with the program's name.
    public var description: String {
      switch self {
      case .notFound: "is not installed, or not on the PATH"
      case .notStarted(let reason): "could not be started: \(reason)"
      case .tooMuchOutput: "wrote more than is read"
      case .tooSlow: "took too long"
      case .signal(let number): "was ended by signal \(number)"
      case .interrupted: "was interrupted"
      }
    }
  }

  /// The exit status: 0 when the program succeeded.
  public var status: Int32
  /// What it wrote to standard output.
  public var output: [UInt8]
  /// What it wrote to standard error.
  public var errors: [UInt8]

  /// Runs `tool`, which is looked up in `PATH` unless it is a path, and waits for its end.
  ///
  /// All that it started ends with it, at the latest when a limit is passed or a signal ends this
  /// process. One program runs at a time; another waits for its turn.
  public static func run(
    _ tool: String, _ arguments: [String], limits: Limits = Limits()
  ) throws(Failure) -> ToolProcess {
    var output = try OutputPipe()
    defer { output.end() }
    var errors = try OutputPipe()
    defer { errors.end() }
    let (state, failure) = try state(
      of: tool, arguments, &output, &errors, limits)
    if let failure { throw failure }
    let signal = state & 0x7F
    guard signal == 0 else { throw .signal(signal) }
    return ToolProcess(
      status: (state >> 8) & 0xFF, output: output.content, errors: errors.content)
  }

  /// Runs a program; its state at the end, and why it was ended, if it was.
  private static func state(
    of tool: String, _ arguments: [String], _ output: inout OutputPipe, _ errors: inout OutputPipe,
    _ limits: Limits
  ) throws(Failure) -> (Int32, Failure?) {
    try ProcessTree.alone { () throws(Failure) in
      try Interruption.deferring { () throws(Failure) in
        let tree = ProcessTree(root: try spawned(tool, arguments, output, errors))
        output.endWriting()
        errors.endWriting()
        let end = ContinuousClock().now + limits.duration
        var failure = OutputPipe.drain(&output, &errors, limits) { Interruption.isPending }
        // It may go on after it has closed its output.
        while failure == nil, !tree.isFinished {
          if ContinuousClock().now > end { failure = .tooSlow }
          if Interruption.isPending { failure = .interrupted }
          usleep(1_000)
        }
        // What it leaves behind is ended in any case: nobody would read what that writes.
        let state = tree.end()
        if failure == nil, Interruption.isPending { failure = .interrupted }
        return (state, failure)
      }
    }
  }

  private static func spawned(
    _ tool: String, _ arguments: [String], _ output: OutputPipe, _ errors: OutputPipe
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    posix_spawnattr_setflags(&attributes, newSession)
    var process = pid_t()
    let code = withCStrings([tool] + arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&process, tool, &actions, &attributes, arguments, environment)
      }
    }
    if code == ENOENT { throw .notFound(tool) }
    guard code == 0 else { throw .notStarted(SystemError(code: code).reason) }
    return process
  }

  /// `POSIX_SPAWN_SETSID`, which Glibc's headers show to GNU programs alone.
  #if canImport(Darwin)
    private static let newSession: Int16 = 0x400
  #else
    private static let newSession: Int16 = 0x80
  #endif

  private static var environment: [String] {
    let names = [
      "PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS",
    ]
    return names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
  }
}

/// Lends texts to C as a list that ends with a null pointer.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}

/// The two ends of a pipe, and what was read from it.
private struct OutputPipe {
  private(set) var reading: Int32
  private(set) var writing: Int32
  private(set) var content: [UInt8] = []
  private var isOpen = true

  init() throws(ToolProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .notStarted(SystemError.last.reason) }
    (reading, writing) = (ends[0], ends[1])
    // No other child may inherit them; the copies that this one gets are not marked.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  mutating func endWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  mutating func end() {
    endWriting()
    close(reading)
  }

  /// Reads both pipes until their writers are gone; the reason to give up, if there is one.
  static func drain(
    _ first: inout OutputPipe, _ second: inout OutputPipe, _ limits: ToolProcess.Limits,
    isInterrupted: () -> Bool
  ) -> ToolProcess.Failure? {
    let clock = ContinuousClock()
    let end = clock.now + limits.duration
    while first.isOpen || second.isOpen {
      guard clock.now < end else { return .tooSlow }
      guard !isInterrupted() else { return .interrupted }
      var waiting = [first, second].map {
        pollfd(fd: $0.isOpen ? $0.reading : -1, events: Int16(POLLIN), revents: 0)
      }
      // Wakes up now and then to look at the clock.
      let count = poll(&waiting, nfds_t(waiting.count), 100)
      if count < 0, errno != EINTR { return .notStarted(SystemError.last.reason) }
      guard count > 0 else { continue }
      if waiting[0].revents != 0 { first.take() }
      if waiting[1].revents != 0 { second.take() }
      if max(first.content.count, second.content.count) > limits.bytes { return .tooMuchOutput }
    }
    return nil
  }

  private mutating func take() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { read(reading, $0.baseAddress, $0.count) }
    if count > 0 { content += buffer[..<count] }
    if count == 0 || count < 0 && errno != EINTR { isOpen = false }
  }
}
