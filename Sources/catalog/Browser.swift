// Imported as of before concurrency, for the environment that the browser takes over.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Opens an address in the reader's browser.
enum Browser {
  #if os(macOS)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Starts the program of the desktop that opens addresses, and waits for nothing: where there is
  /// none, a note says so and the reader opens the address.
  static func open(_ address: String) {
    guard let process = spawn([opener, address]) else { return refuse() }
    Task.detached {
      // One that does not end in this time has become the browser itself.
      for _ in 0..<50 {
        try? await Task.sleep(for: .milliseconds(200))
        var state: Int32 = 0
        if waitpid(process, &state, WNOHANG) != 0 {
          if state != 0 { refuse() }
          return
        }
      }
    }
  }

  private static func refuse() {
    Terminal.note("No browser could be opened with \(opener); open the address yourself")
  }

  /// In a process group of its own, so that Ctrl-C does not end the browser, and without a word.
  private static func spawn(_ words: [String]) -> pid_t? {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    return status == 0 ? process : nil
  }
}
