import Workers

/// How a folder is read.
public struct ReadOptions: Hashable, Sendable {
  /// Names of files and folders that are left out wherever they are met.
  public var skippedNames: Set<String>
  /// Put before the paths in diagnostics, with a `/` between, so that a person finds the files from
  /// the working directory: usually the folder as it was named on the command line.
  public var displayPrefix: String
  /// The largest file that is read, in bytes.
  public var maximumFileSize: Int
  /// Whether links to files outside the folder are followed. Where they are not, what somebody else
  /// puts into the folder cannot bring a file of this machine into what is made from it.
  public var followsLinksOutside: Bool
  /// How many names at the end of the folder's path a file has given; `nil` when a person named the
  /// folder. What others name is trusted less: none of these names may be a link, and a link in the
  /// folder leads only to files that would be read themselves.
  public var untrustedNames: Int?
  /// Who reads; what is read is the same for any number of them.
  public var workers: Workers

  /// Options that differ from the defaults where arguments are given.
  ///
  /// - Parameters:
  ///   - skippedNames: Names of files and folders to leave out wherever they are met.
  ///   - displayPrefix: What diagnostics put before paths.
  ///   - maximumFileSize: In bytes; 64 MiB by default. A larger file is left out and reported.
  ///   - followsLinksOutside: Whether links to files outside the folder are followed.
  ///   - workers: Who reads.
  public init(
    skippedNames: Set<String> = [], displayPrefix: String = "",
    maximumFileSize: Int = 64 << 20, followsLinksOutside: Bool = false, workers: Workers = .all
  ) {
    self.skippedNames = skippedNames
    self.displayPrefix = displayPrefix
    self.maximumFileSize = maximumFileSize
    self.followsLinksOutside = followsLinksOutside
    self.workers = workers
  }

  /// The same for a folder of whose path a file has given the last names.
  ///
  /// - Parameter names: How many; 0 where the file leads to a folder above.
  public func untrusting(_ names: Int) -> ReadOptions {
    var options = self
    options.untrustedNames = names
    return options
  }
}
