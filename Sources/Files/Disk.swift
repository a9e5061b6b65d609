#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// POSIX calls on files, each with its interruptions, short counts and error handled.
///
/// Foundation is not used: it syncs every written file to the disk, which makes a site of ten
/// thousand pages several times slower, and replaces the reason of a failure by its own words.
enum Disk {
  /// What a path stands for.
  enum Kind: Hashable {
    case file, folder, link, other
  }

  /// What the disk knows of a path besides its content.
  struct Status: Hashable {
    var kind: Kind
    /// In bytes.
    var size: Int
    /// Seconds and nanoseconds of the last change of the content.
    var modified: [Int]
    /// Tells a file from another that has taken its name.
    var inode: UInt64
    /// Permission bits.
    var mode: mode_t
  }

  /// The status of `path` itself, or of what it links to.
  static func status(of path: String, followingLink: Bool = false) throws(SystemError) -> Status {
    var raw = stat()
    let result = followingLink ? stat(path, &raw) : lstat(path, &raw)
    guard result == 0 else { throw .last }
    return Status(raw)
  }

  /// The kind of `path` itself; `nil` when nothing has this path.
  static func kind(of path: String) throws(SystemError) -> Kind? {
    do {
      return try status(of: path).kind
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// The names in a folder, as bytes, without `.` and `..`, in no particular order.
  static func names(in folder: String) throws(SystemError) -> [[UInt8]] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      // readdir returns nil both at the end and on failure; only errno tells which.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return names
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
  }
}

extension Disk.Status {
  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(raw.st_size)
    inode = UInt64(raw.st_ino)
    mode = raw.st_mode & 0o7777
    #if canImport(Darwin)
      modified = [raw.st_mtimespec.tv_sec, raw.st_mtimespec.tv_nsec]
    #else
      modified = [raw.st_mtim.tv_sec, raw.st_mtim.tv_nsec]
    #endif
  }
}

// MARK: - Content

extension Disk {
  /// The content of a regular file, up to and including one byte more than `limit`, so that a
  /// caller can tell that there is more.
  static func content(of path: String, limit: Int = .max - 1) throws(SystemError) -> [UInt8] {
    let descriptor = try openedFile(path)
    defer { close(descriptor) }
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .last }
    return try content(of: descriptor, size: Int(raw.st_size), limit: limit)
  }

  /// Opens a regular file for reading; the caller closes it.
  static func openedFile(_ path: String) throws(SystemError) -> Int32 {
    // Without O_NONBLOCK, opening a named pipe that took the file's place would wait for a writer.
    let descriptor = try opened(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    var raw = stat()
    let code = fstat(descriptor, &raw) == 0 ? EINVAL : errno
    if code == EINVAL, Status(raw).kind == .file { return descriptor }
    close(descriptor)
    throw SystemError(code: code)
  }

  /// What an open file holds, up to and including one byte more than `limit`.
  ///
  /// - Parameter size: The size to expect, in bytes.
  static func content(
    of descriptor: Int32, size: Int, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(size, limit) + 1)
    var filled = 0
    while filled <= limit {
      if filled == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let count = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if count == 0 { break }
      if count < 0, errno != EINTR { throw .last }
      filled += max(count, 0)
    }
    bytes.removeSubrange(filled...)
    return bytes
  }

  /// Whether a path is a file of these bytes. Links are not followed, and a file that cannot be read
  /// is another.
  static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    holds(FileParts(bytes), at: path)
  }

  /// Whether a path is a file of these bytes, as above.
  static func holds(_ parts: FileParts, at path: String) -> Bool {
    var digest = ContentDigest()
    return holds(parts, at: path, &digest)
  }

  /// Whether a path is a file of these bytes, as above.
  ///
  /// - Parameter digest: Goes on with the bytes.
  static func holds(_ parts: FileParts, at path: String, _ digest: inout ContentDigest) -> Bool {
    guard let descriptor = try? opened(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW) else {
      return false
    }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      for number in 0..<parts.count {
        let part = parts[number]
        guard continues(with: part, descriptor, buffer) else { return false }
        digest.add(part)
      }
      while true {
        let count = read(descriptor, buffer.baseAddress, 1)
        if count >= 0 || errno != EINTR { return count == 0 }
      }
    }
  }

  /// Whether an open file goes on with these bytes, which are then read.
  private static func continues(
    with bytes: [UInt8], _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var compared = 0
    while compared < bytes.count {
      let rest = min(buffer.count, bytes.count - compared)
      let count = read(descriptor, buffer.baseAddress, rest)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      let isSame = bytes.withUnsafeBytes { bytes in
        guard let known = bytes.baseAddress, let found = buffer.baseAddress else { return false }
        return memcmp(known + compared, found, count) == 0
      }
      guard isSame else { return false }
      compared += count
    }
    return true
  }

  /// Makes a new file; it is an error when something has the path already.
  ///
  /// The result of closing counts: some file systems report a full disk only then.
  static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    try create(path, FileParts(bytes))
  }

  /// Makes a new file, as above.
  static func create(_ path: String, _ parts: FileParts) throws(SystemError) {
    var digest = ContentDigest()
    try create(path, parts, &digest)
  }

  /// Makes a new file, as above.
  ///
  /// - Parameter digest: Goes on with the bytes.
  static func create(
    _ path: String, _ parts: FileParts, _ digest: inout ContentDigest
  ) throws(SystemError) {
    let descriptor = try opened(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    try writeAll(parts, to: descriptor, &digest)
  }

  /// Writes to what is there: a device, or a pipe.
  static func send(_ bytes: [UInt8], to path: String) throws(SystemError) {
    var digest = ContentDigest()
    try writeAll(FileParts(bytes), to: opened(path, O_WRONLY), &digest)
  }

  /// Writes all parts, and closes.
  private static func writeAll(
    _ parts: FileParts, to descriptor: Int32, _ digest: inout ContentDigest
  ) throws(SystemError) {
    for number in 0..<parts.count {
      let part = parts[number]
      try append(part, to: descriptor)
      digest.add(part)
    }
    // An interrupted close has closed the file all the same; repeating it could close another's.
    if close(descriptor) != 0, errno != EINTR { throw .last }
  }

  /// Writes all of `bytes`; where that fails, closes.
  private static func append(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno != EINTR {
        let error = SystemError.last
        close(descriptor)
        throw error
      }
      written += max(count, 0)
    }
  }

  /// Makes a folder and those above it; what exists already is fine.
  ///
  /// - Returns: The folders that were not there, outermost first.
  @discardableResult
  static func createFolders(_ path: String) throws(SystemError) -> [String] {
    var made: [String] = []
    var next = path.startIndex
    while next < path.endIndex {
      let rest = path[path.index(after: next)...]
      next = rest.firstIndex(of: "/") ?? path.endIndex
      let folder = String(path[..<next])
      guard !folder.isEmpty, folder != "/" else { continue }
      guard mkdir(folder, 0o777) != 0 else {
        made.append(folder)
        continue
      }
      // Looking at the folder has an error of its own, which would hide this one.
      let error = SystemError.last
      // Making '/home' may be forbidden or unsupported although it is there.
      if (try? status(of: folder, followingLink: true).kind) != .folder { throw error }
    }
    return made
  }

  private static func opened(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw .last }
    }
  }
}
