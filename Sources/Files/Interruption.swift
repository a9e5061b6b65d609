import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Holds back the signals that would end this process, until what it started has been ended.
///
/// A signal that something else handles or ignores is left alone.
struct Interruption: ~Copyable {
  private static let pending = Atomic<Int32>(0)
  private var former: [(signal: Int32, action: sigaction)] = []

  /// Begins to hold signals back.
  init() {
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      var old = sigaction()
      guard sigaction(signal, nil, &old) == 0, Self.isDefault(old) else { continue }
      var new = sigaction()
      #if canImport(Glibc)
        new.__sigaction_handler.sa_handler = Self.remember
      #elseif canImport(Musl)
        new.__sa_handler.sa_handler = Self.remember
      #else
        new.__sigaction_u.__sa_handler = Self.remember
      #endif
      if sigaction(signal, &new, nil) == 0 { former.append((signal, old)) }
    }
  }

  /// Whether a signal came that is to end this process.
  var isPending: Bool { Self.pending.load(ordering: .sequentiallyConsistent) != 0 }

  /// Lets signals through again, the one that came first of all.
  consuming func end() {
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
    let signal = Self.pending.exchange(0, ordering: .sequentiallyConsistent)
    if signal != 0 { raise(signal) }
  }

  private static let remember: @convention(c) (Int32) -> Void = { signal in
    Interruption.pending.store(signal, ordering: .sequentiallyConsistent)
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler == nil
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler == nil
    #else
      action.__sigaction_u.__sa_handler == nil
    #endif
  }
}
