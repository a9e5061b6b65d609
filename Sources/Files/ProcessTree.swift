#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started, and everything that it started in turn.
///
/// A process group is not enough: a program such as SwiftPM puts those that it starts in groups of
/// their own.
struct ProcessTree {
  let root: pid_t

  /// Ends all of it at once.
  func end() {
    #if canImport(Darwin)
      // SwiftPM ends what it started when it is interrupted, and gets a second for it.
      kill(-root, SIGINT)
      for _ in 0..<100 where kill(root, 0) == 0 { usleep(10_000) }
    #else
      for process in stopped() where process != root { kill(process, SIGKILL) }
    #endif
    kill(-root, SIGKILL)
  }

  #if !canImport(Darwin)
    /// The processes below the root. Each is stopped when it is found, so that it starts no others.
    private func stopped() -> Set<pid_t> {
      var found: Set<pid_t> = [root]
      kill(root, SIGSTOP)
      var before = 0
      while found.count > before {
        before = found.count
        let parents = Self.parents()
        var isGrowing = true
        while isGrowing {
          let new = parents.filter { found.contains($0.value) && !found.contains($0.key) }.keys
          for process in new { kill(process, SIGSTOP) }
          found.formUnion(new)
          isGrowing = !new.isEmpty
        }
      }
      return found
    }

    /// The parent of every process, as `/proc` says.
    private static func parents() -> [pid_t: pid_t] {
      guard let folder = opendir("/proc") else { return [:] }
      defer { closedir(folder) }
      var parents: [pid_t: pid_t] = [:]
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard let process = pid_t(name) else { continue }
        parents[process] = parent(of: process)
      }
      return parents
    }

    /// The second field behind the name, which stands in brackets and may hold any character.
    /// Source: proc_pid_stat(5).
    private static func parent(of process: pid_t) -> pid_t? {
      let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var buffer = [UInt8](repeating: 0, count: 512)
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      guard count > 0, let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else {
        return nil
      }
      let fields = String(decoding: buffer[(end + 1)..<count], as: UTF8.self).split(separator: " ")
      return fields.count > 1 ? pid_t(fields[1]) : nil
    }
  #endif
}
