#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is there while something works in it.
public enum TemporaryFolder {
  /// Calls `work` with the path of a new and empty folder, which is gone afterwards, also when a
  /// signal ends the process meanwhile.
  ///
  /// - Parameters:
  ///   - name: A word that tells a person who finds the folder what it was made for.
  ///   - failure: Makes the error out of the reason why there is no folder.
  public static func using<Value, Failure: Error>(
    _ name: String, orThrow failure: (String) -> Failure,
    _ work: (String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try Interruption.deferring { () throws(Failure) in
      let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
      let start = parent.hasSuffix("/") ? parent : parent + "/"
      var template = Array("\(start)catalog-\(name)-XXXXXX".utf8CString)
      guard let made = mkdtemp(&template) else { throw failure(SystemError.last.reason) }
      let folder = String(cString: made)
      defer { removeFolder(folder) }
      return try work(folder)
    }
  }
}
