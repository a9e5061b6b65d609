#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets two folders of one file system change names.
enum FolderSwap {
  /// Exchanges the names in one step where the system can, otherwise in three renames.
  static func exchange(_ new: String, _ old: String) throws(SystemError) {
    do {
      try exchangeAtOnce(new, old)
    } catch  where [EINVAL, ENOSYS, ENOTSUP].contains(error.code) {
      try exchangeByRenaming(new, old)
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
  static func exchangeByRenaming(_ new: String, _ old: String) throws(SystemError) {
    let aside = new + previousSuffix
    guard rename(old, aside) == 0 else { throw .last }
    guard rename(new, old) == 0 else {
      let error = SystemError.last
      rename(aside, old)
      throw error
    }
    guard rename(aside, new) == 0 else { throw .last }
  }

  /// Ends the name under which the old folder waits while ``exchangeByRenaming(_:_:)`` runs.
  static let previousSuffix = "-previous"
}
