import Diagnostics
import Files
import Synchronization

/// Takes the files of a site as they are made, from any thread.
public protocol SiteSink: Sendable {
  /// Takes a file.
  ///
  /// Two pages of one path are for a check to report, which knows what they are made from.
  func take(_ bytes: [UInt8], at path: String)

  /// Takes a long file, as above.
  func take(_ parts: FileParts, at path: String)

  /// Learns what is wrong with a page that was made, or with all pages before one is.
  func note(_ found: [Diagnostic])

  /// Whether more files are wanted; no page is made when they are not.
  var isOpen: Bool { get }
}

extension SiteSink {
  public func take(_ parts: FileParts, at path: String) { take(parts.bytes, at: path) }

  public func note(_ found: [Diagnostic]) {}

  public var isOpen: Bool { true }
}

/// A site that is kept in memory.
public final class SiteInMemory: SiteSink {
  private let files = Mutex(FileTree())
  private let conflicts = Mutex<[Diagnostic]>([])

  public init() {}

  public func take(_ bytes: [UInt8], at path: String) {
    if let conflict = files.withLock({ $0.add(bytes, at: path) }), !path.hasSuffix(".html") {
      conflicts.withLock { $0.append(conflict) }
    }
  }

  /// What was taken.
  public var tree: FileTree { files.withLock { $0 } }

  /// Files that two things of the site would lie in.
  public var diagnostics: [Diagnostic] {
    // A file of the site is no file of the content, so it is no place for a person to look at.
    conflicts.withLock { $0 }.map { conflict in
      var conflict = conflict
      conflict.location = nil
      return conflict
    }
  }
}
