import Diagnostics
import Workers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What became of a tree that should be published.
public enum Publication: Hashable, Sendable {
  /// The output folder holds the tree.
  case published(PublishSummary)
  /// The output folder must not be replaced, or the tree is no folder that a disk could hold;
  /// nothing was touched.
  case refused([Diagnostic])
  /// Whoever made the files has found that they must not be published; nothing was touched.
  case abandoned
}

/// What publishing changed, in files of the tree.
public struct PublishSummary: Hashable, Sendable {
  /// Files that are new or have new bytes.
  public var written = 0
  /// Files that have the bytes they had before.
  public var unchanged = 0
  /// Files of the old site that the new one does not have.
  public var removed = 0
  /// Warnings: an old site that could not be cleared away.
  public var diagnostics: [Diagnostic] = []

  /// Whether the output held this very site already, in which case it was not touched.
  public var isUpToDate: Bool { written == 0 && removed == 0 }

  /// Figures in files, all 0 unless given.
  public init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
  }
}

/// Puts a site in the place of an output folder, all or nothing.
///
/// 1. The output path is resolved, locked against other processes, and checked: only what `catalog`
///    made is ever replaced.
/// 2. Each file is compared with that of the old site when it comes (``SiteWriter``); when none
///    differs, nothing is written.
/// 3. The new site is made in a hidden folder beside the output. Files that stay the same are
///    hard links to the old ones, so that a rebuild writes little.
/// 4. The two folders change names in one system call, and the old one is removed.
///
/// A full disk or a kill at any moment leaves the old site as it was; what a killed run left beside
/// it is removed by the next one. After Ctrl-C, and where the process is asked to end, nothing is
/// left. Losing power is not covered: files are not synced one by one.
/// Only one publication to an output folder may run in a process at a time.
public struct SitePublisher: Sendable {
  /// Folders that must not be replaced, nor any folder above them: usually the content.
  public var protectedFolders: [String]

  /// A publisher that refuses outputs at or above `protectedFolders`.
  public init(protectedFolders: [String] = []) {
    self.protectedFolders = protectedFolders
  }

  /// Publishes `tree` as the folder `output`, whose missing parents are made.
  ///
  /// - Returns: What changed, or why it was refused: `output/not-ours`, `output/name-clash`.
  /// - Throws: ``DiskError`` when the disk fails; the old site is then in place.
  public func publish(
    _ tree: FileTree, to output: String, on workers: Workers = .all
  ) throws(DiskError) -> Publication {
    try publish(to: output, on: workers) { site in
      for (path, bytes) in tree { site.write(bytes, at: path) }
      return true
    }
  }

  /// Publishes files as the folder `output`, each written when it is made.
  ///
  /// - Parameters:
  ///   - output: The folder, whose missing parents are made.
  ///   - workers: Who takes over files that have not changed.
  ///   - make: Hands over all files, and says whether the site may be published. It is not called
  ///     where the output must not be replaced.
  /// - Returns: What changed, or why it was refused: `output/not-ours`, `output/name-clash`,
  ///   `files/conflict`.
  /// - Throws: ``DiskError`` when the disk fails; the old site is then in place.
  public func publish(
    to output: String, on workers: Workers = .all, _ make: (SiteWriter) -> Bool
  ) throws(DiskError) -> Publication {
    let path: OutputPath
    do {
      path = try OutputPath(resolving: output)
      if let refusal = try refusal(of: path, shownAs: output) { return .refused([refusal]) }
    } catch {
      throw DiskError(action: "use the output folder", path: output, reason: error.reason)
    }
    return try Interruption.deferring { () throws(DiskError) in
      let lock = try OutputLock(path, shownAs: output)
      defer { lock.release() }
      let old: OldSite
      switch try place(path, shownAs: output) {
      case .success(let found): old = found
      case .failure(let refusal): return .refused(refusal.diagnostics)
      }
      let site = SiteWriter(replacing: old, shownAs: output, workers: workers)
      guard make(site) else {
        site.discard()
        return .abandoned
      }
      do throws(DiskError) {
        let publication = try site.publish()
        if case .refused = publication { site.discard() }
        return publication
      } catch {
        site.discard()
        throw error
      }
    }
  }
}

// MARK: - What is there already

extension SitePublisher {
  /// The stamp of the site at an output path, where that is still as it was published.
  ///
  /// - Parameter source: The only one that counts, as ``SiteWriter/note(source:pageCount:)`` took
  ///   it: a site that was made from another is not read.
  /// - Returns: `nil` also for what must not be published there, which publishing tells, and where
  ///   a killed run has left something beside the output, which publishing clears away.
  public func stamp(
    ofSiteAt output: String, madeFrom source: String, on workers: Workers = .all
  ) -> SiteStamp? {
    try? present(at: output, madeFrom: source, on: workers)
  }

  private func present(
    at output: String, madeFrom source: String, on workers: Workers
  ) throws(SystemError) -> SiteStamp? {
    let path = try OutputPath(resolving: output)
    guard let stamp = SiteMarker(in: path.text)?.stamp, stamp.source == source,
      try refusal(of: path, shownAs: output) == nil, !StagingFolder.hasLeftovers(of: path)
    else { return nil }
    var ignored: [Diagnostic] = []
    let folder = try OutputFolder.inspect(path, shownAs: output, diagnostics: &ignored)
    return folder.flatMap {
      OldSite(path: path, folder: $0).matches(stamp, on: workers) ? stamp : nil
    }
  }
}

// MARK: - Checks before anything is touched

extension SitePublisher {
  /// Why the output must not be replaced.
  private struct Refusal: Error {
    var diagnostics: [Diagnostic]
  }

  /// What is at the output, cleared of what killed runs left beside it.
  private func place(
    _ path: OutputPath, shownAs shown: String
  ) throws(DiskError) -> Result<OldSite, Refusal> {
    var diagnostics: [Diagnostic] = []
    do throws(SystemError) {
      try StagingFolder.removeLeftovers(of: path)
      let found = try OutputFolder.inspect(path, shownAs: shown, diagnostics: &diagnostics)
      guard let found else { return .failure(Refusal(diagnostics: diagnostics)) }
      return .success(OldSite(path: path, folder: found))
    } catch {
      throw DiskError(action: "use the output folder", path: shown, reason: error.reason)
    }
  }

  /// Why a site must not be put there, whatever is there.
  private func refusal(
    of path: OutputPath, shownAs shown: String
  ) throws(SystemError) -> Diagnostic? {
    if path.names.isEmpty { return OutputFolder.refusal(shown, "is the root of the disk") }
    for folder in protectedFolders where try path.contains(OutputPath(resolving: folder)) {
      let reason = "is or holds the folder '\(folder)' that the site is made from"
      return OutputFolder.refusal(shown, reason)
    }
    return nil
  }
}

// MARK: - When the disk refuses

extension SitePublisher {
  /// What to do when the output folder does not change its name.
  static func suggestion(for error: SystemError) -> String? {
    switch error.code {
    case EBUSY:
      "a mounted folder cannot be replaced; name a folder inside it with --output"
    case EXDEV:
      "the file system does not let it change its name; remove it, or name another with --output"
    case EEXIST, ENOTEMPTY, ENOTDIR, ENOENT:
      "something else wrote to it at the same time; run the command again"
    default: nil
    }
  }
}
