#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets two folders of one file system change names.
enum FolderSwap {
  /// Exchanges the names in one step where the system can, otherwise in three renames, and file by
  /// file where the old folder cannot be renamed.
  ///
  /// - Returns: Where the folder lies that was `old`.
  static func exchange(_ new: String, _ old: String) throws(SystemError) -> String {
    do {
      return try exchangeByNames(new, old)
    } catch  where error.code == EXDEV {
      return try FolderMove().exchange(new, old)
    }
  }

  private static func exchangeByNames(_ new: String, _ old: String) throws(SystemError) -> String {
    do {
      try exchangeAtOnce(new, old)
      return new
    } catch  where [EINVAL, ENOSYS, ENOTSUP].contains(error.code) {
      return try exchangeByRenaming(new, old)
    }
  }

  /// One call of the kernel: at no moment does either name stand for nothing.
  static func exchangeAtOnce(_ new: String, _ old: String) throws(SystemError) {
    #if canImport(Darwin)
      let result = renamex_np(new, old, UInt32(RENAME_SWAP))
    #else
      guard let renameat2 else { throw SystemError(code: ENOSYS) }
      let result = renameat2(AT_FDCWD, new, AT_FDCWD, old, 2)  // RENAME_EXCHANGE of linux/fs.h
    #endif
    guard result == 0 else { throw .last }
  }

  #if !canImport(Darwin)
    private typealias RenameAt2 =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// Swift's modules of the C libraries leave the function out, and older libraries do not have
    /// it, so it is looked up by name.
    private static var renameat2: RenameAt2? {
      dlsym(nil, "renameat2").map { unsafeBitCast($0, to: RenameAt2.self) }
    }
  #endif

  /// For systems and file systems without the exchange, such as Musl's library and network disks.
  ///
  /// Between two renames the old name stands for nothing. A process killed just then leaves both
  /// folders whole, the old one as `PATH-previous`, which the next run puts back.
  ///
  /// - Parameter rename: The call of the system.
  /// - Returns: Where the folder lies that was `old`: under the name aside if the last renaming
  ///   failed, when the new folder is in place already.
  @discardableResult
  static func exchangeByRenaming(
    _ new: String, _ old: String, rename: (String, String) -> Int32 = { Self.rename($0, $1) }
  ) throws(SystemError) -> String {
    let aside = new + previousSuffix
    guard rename(old, aside) == 0 else { throw .last }
    guard rename(new, old) == 0 else {
      let error = SystemError.last
      _ = rename(aside, old)
      throw error
    }
    return rename(aside, new) == 0 ? new : aside
  }

  /// The call of the system.
  static func rename(_ from: String, _ to: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(from, to)
    #elseif canImport(Musl)
      Musl.rename(from, to)
    #else
      Darwin.rename(from, to)
    #endif
  }

  /// Ends the name under which the old folder waits while ``exchangeByRenaming(_:_:)`` runs.
  static let previousSuffix = "-previous"
}
