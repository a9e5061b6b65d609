import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets work end in order when a person or the system ends the process, such as by Ctrl-C.
///
/// While work runs, a signal that would end the process at once is only noted. The work asks
/// ``isPending`` between its steps and cleans up; then the signal takes its course.
enum Interruption {
  /// The signal that came last; 0 for none. A handler may touch nothing but such a value.
  private static let last = Atomic<Int32>(0)

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Whether the work should stop.
  static var isPending: Bool { last.load(ordering: .relaxed) != 0 }

  /// Does `work`, then ends the process by the signal that came meanwhile.
  ///
  /// Signals that the process handles or ignores already are left alone.
  static func deferring<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = signals.compactMap(note)
    defer {
      for (signal, action) in former {
        var action = action
        sigaction(signal, &action, nil)
      }
      let signal = last.exchange(0, ordering: .relaxed)
      // Sent to the process, since the threads of a pool may block signals for themselves; another
      // thread takes it, before anything is said of work that was given up.
      if signal != 0, kill(getpid(), signal) == 0 { sleep(1) }
    }
    return try work()
  }

  /// Notes `signal` instead of ending; the former action, `nil` when it was not the system's own.
  private static func note(_ signal: Int32) -> (Int32, sigaction)? {
    var (former, own) = (sigaction(), sigaction())
    guard sigaction(signal, nil, &former) == 0 else { return nil }
    #if canImport(Darwin)
      guard former.__sigaction_u.__sa_handler == nil else { return nil }
      own.__sigaction_u.__sa_handler = { Interruption.last.store($0, ordering: .relaxed) }
    #else
      guard former.__sigaction_handler.sa_handler == nil else { return nil }
      own.__sigaction_handler.sa_handler = { Interruption.last.store($0, ordering: .relaxed) }
    #endif
    own.sa_flags = SA_RESTART
    return sigaction(signal, &own, nil) == 0 ? (signal, former) : nil
  }
}
