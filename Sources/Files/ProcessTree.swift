import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started in a session of its own, and everything that it started in turn.
///
/// A process group is not enough: a program such as SwiftPM puts those that it starts in groups of
/// their own. Nor are the parents: one whose parent has ended belongs to nobody. What stays in the
/// session is known by it. What begins another one is adopted by this process on Linux, and so is
/// its child; a Mac knows nothing of the kind.
struct ProcessTree {
  let root: pid_t

  /// Held while a program runs. An orphan does not tell which program it comes from, so there must be
  /// but one that it can come from.
  private static let turn = Mutex(())

  /// Does what starts a program and ends it, when no other runs. Orphans are given to this process
  /// meanwhile.
  static func alone<Value: Sendable>(
    _ work: () throws(ToolProcess.Failure) -> Value
  ) throws(ToolProcess.Failure) -> Value {
    try turn.withLock { _ throws(ToolProcess.Failure) in
      adoptOrphans(true)
      defer { adoptOrphans(false) }
      return try work()
    }
  }

  /// Ends all of it, and gives the state of the program as `wait` encodes it.
  func end() -> Int32 {
    var members = killed()
    members.remove(root)
    var state: Int32 = 0
    while waitpid(root, &state, 0) < 0, errno == EINTR {}
    Self.collect(members)
    return state
  }

  /// Whether the program itself has ended. It is not collected, so that no other gets its number.
  var isFinished: Bool {
    var info = siginfo_t()
    let isKnown = waitid(P_PID, id_t(root), &info, WEXITED | WNOWAIT | WNOHANG) == 0
    return !isKnown || info.si_signo != 0
  }

  /// Takes the states of processes that were ended, as far as they have become children of this one.
  private static func collect(_ processes: Set<pid_t>) {
    var left = processes
    for _ in 0..<100 where !left.isEmpty {
      left = left.filter { waitpid($0, nil, WNOHANG) != $0 && kill($0, 0) == 0 }
      if !left.isEmpty { usleep(2_000) }
    }
  }
}

#if canImport(Darwin)
  extension ProcessTree {
    private static func adoptOrphans(_ adopts: Bool) {}

    /// Kills all of it; what belonged to it.
    private func killed() -> Set<pid_t> {
      // SwiftPM ends what it started when it is interrupted, and gets a second for it.
      kill(-root, SIGINT)
      for _ in 0..<100 where kill(root, 0) == 0 && kill(-root, 0) == 0 { usleep(10_000) }
      var processes = [pid_t](repeating: 0, count: 1 << 14)
      let size = Int32(clamping: processes.count * MemoryLayout<pid_t>.size)
      let count = proc_listallpids(&processes, size)
      let members = processes.prefix(Int(clamping: max(count, 0)))
        .filter { $0 > 0 && getsid($0) == root }
      for process in members { kill(process, SIGKILL) }
      kill(-root, SIGKILL)
      return Set(members)
    }
  }
#else
  extension ProcessTree {
    private static func adoptOrphans(_ adopts: Bool) {
      _ = prctl(36 /* PR_SET_CHILD_SUBREAPER */, adopts ? 1 : 0, 0, 0, 0)
    }

    /// Kills all of it; what belonged to it.
    private func killed() -> Set<pid_t> {
      let members = stopped()
      for process in members { kill(process, SIGKILL) }
      kill(-root, SIGKILL)
      return members
    }

    /// All that belongs to the tree. Each is stopped when it is found, so that it starts no others.
    private func stopped() -> Set<pid_t> {
      let (own, session) = (getpid(), getsid(0))
      var found: Set<pid_t> = [root]
      kill(root, SIGSTOP)
      var before = 0
      while found.count > before {
        before = found.count
        let processes = Self.processes()
        var isGrowing = true
        while isGrowing {
          let new = processes.filter { process in
            let isAdopted = process.parent == own && process.session != session
            return !found.contains(process.number) && process.number != own
              && (found.contains(process.parent) || process.session == root || isAdopted)
          }
          for process in new { kill(process.number, SIGSTOP) }
          found.formUnion(new.map(\.number))
          isGrowing = !new.isEmpty
        }
      }
      return found
    }

    private struct Process {
      var number: pid_t
      var parent: pid_t
      var session: pid_t
    }

    /// Every process, as `/proc` says.
    private static func processes() -> [Process] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var processes: [Process] = []
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if let process = pid_t(name).flatMap(process) { processes.append(process) }
      }
      return processes
    }

    /// The fields behind the name, which stands in brackets and may hold any character: the state,
    /// the parent, the group, the session. Source: proc_pid_stat(5).
    private static func process(_ number: pid_t) -> Process? {
      let file = open("/proc/\(number)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var buffer = [UInt8](repeating: 0, count: 512)
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      guard count > 0, let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else {
        return nil
      }
      let fields = String(decoding: buffer[(end + 1)..<count], as: UTF8.self).split(separator: " ")
      guard fields.count > 3, let parent = pid_t(fields[1]), let session = pid_t(fields[3]) else {
        return nil
      }
      return Process(number: number, parent: parent, session: session)
    }
  }

  /// Declared again, since Swift does not import functions with a variable number of arguments.
  @_silgen_name("prctl")
  private func prctl(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
#endif
