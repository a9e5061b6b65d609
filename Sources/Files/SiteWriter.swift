import Diagnostics
import Synchronization
import Workers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes the files of a new site one by one, from any thread, each as soon as it is made.
///
/// A file that the old site has as well is only noted. The first that differs begins the folder
/// beside the output in which the new site is made; what stays the same is linked there at the end.
/// So nothing is written where nothing has changed, and no file is kept in memory.
public final class SiteWriter: Sendable {
  private struct State {
    /// The paths of all files.
    var taken: Set<String> = []
    /// The folders that they lie in.
    var folders: Set<String> = []
    /// The files that the old site has.
    var unchanged: [String] = []
    /// A second file of a path, which has to be that of the first.
    var repeated: [(path: String, parts: FileParts)] = []
    /// Why a file cannot be part of a site.
    var refusals: [Diagnostic] = []
    var staging: StagingFolder?
    /// The folders that were made in the staging folder.
    var made: Set<String> = []
    /// What ended the work.
    var failure: DiskError?
    /// Of all files.
    var digest = FilesDigest()
    /// What the site is made from, and how many pages it has, where that is noted.
    var source: (digest: String, pageCount: Int)?
  }

  private let old: OldSite
  /// The output folder as a person has named it.
  private let shown: String
  private let workers: Workers
  private let state = Mutex(State())

  init(replacing old: OldSite, shownAs shown: String, workers: Workers) {
    self.old = old
    self.shown = shown
    self.workers = workers
  }

  /// Whether files are still wanted: not when the disk has refused one, nor when the process is
  /// asked to end.
  public var isOpen: Bool { !Interruption.isPending && state.withLock { $0.failure == nil } }

  /// Takes a file. What is wrong with it is told when the site is published.
  public func write(_ bytes: [UInt8], at path: String) { write(FileParts(bytes), at: path) }

  /// Takes a file in parts, as above.
  public func write(_ parts: FileParts, at path: String) {
    guard isOpen, take(parts, at: path) else { return }
    var digest = ContentDigest(path)
    if old.has(parts, at: path, &digest) {
      return state.withLock { state in
        state.unchanged.append(path)
        state.digest.add(digest)
      }
    }
    do throws(DiskError) {
      let staging = try folder(for: path)
      var digest = ContentDigest(path)
      do throws(SystemError) {
        try staging.create(path, parts, &digest)
      } catch {
        throw refused(path, error)
      }
      state.withLock { $0.digest.add(digest) }
    } catch {
      fail(error)
    }
  }

  /// Notes what the site is made from, so that ``SitePublisher/stamp(ofSiteAt:)`` tells it.
  ///
  /// - Parameter source: A digest of all that decides what the site is; no site is published that
  ///   the same source would not give again.
  public func note(source: String, pageCount: Int) {
    state.withLock { $0.source = (source, pageCount) }
  }

  private var marker: SiteMarker {
    let (source, digest) = state.withLock { ($0.source, $0.digest) }
    return SiteMarker(
      stamp: source.map {
        SiteStamp(source: $0.digest, pageCount: $0.pageCount, files: digest.hexadecimal)
      })
  }

  /// - Returns: Whether the file is a new one that a disk can hold.
  private func take(_ parts: FileParts, at path: String) -> Bool {
    let refusal = Self.refusal(of: path)
    return state.withLock { state in
      if let refusal {
        state.refusals.append(refusal)
        return false
      }
      guard state.taken.insert(path).inserted else {
        state.repeated.append((path, parts))
        return false
      }
      var rest = path[...]
      while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
        rest = rest[..<slash]
        guard state.folders.insert(String(rest)).inserted else { break }
      }
      return true
    }
  }

  private static func refusal(of path: String) -> Diagnostic? {
    if path == SiteMarker.name {
      return .init(
        .outputNameClash, "the name '\(SiteMarker.name)' is taken by the publisher",
        at: SourceLocation(SiteMarker.name))
    }
    return FilePathRules.problem(of: path).map {
      .init(.outputNameClash, "the page path '\(path)' \($0)")
    }
  }

  private func fail(_ error: DiskError) {
    state.withLock { $0.failure = $0.failure ?? error }
  }
}

// MARK: - The new site

extension SiteWriter {
  /// The staging folder, with the folder that a file of the site lies in.
  private func folder(for path: String) throws(DiskError) -> StagingFolder {
    try state.withLock { (state: inout State) throws(DiskError) -> StagingFolder in
      let staging = try Self.staging(&state, for: old, shownAs: shown)
      for folder in FilePathRules.folders(of: path) where state.made.insert(folder).inserted {
        do throws(SystemError) {
          try staging.createFolder(folder)
        } catch {
          throw refused(path, error)
        }
      }
      return staging
    }
  }

  private static func staging(
    _ state: inout State, for old: OldSite, shownAs shown: String
  ) throws(DiskError) -> StagingFolder {
    if let staging = state.staging { return staging }
    let staging: StagingFolder
    do {
      staging = try StagingFolder(for: old.path)
    } catch {
      throw DiskError(
        action: "write beside the output folder, in", path: old.path.parent.text,
        reason: error.reason,
        suggestion: "make that folder writable, or name another with --output")
    }
    state.staging = staging
    do {
      // The marker comes first, so that a folder left behind is known as ours.
      try staging.mark(SiteMarker(stamp: nil))
    } catch {
      throw refused(SiteMarker.name, error, old, shownAs: shown)
    }
    return staging
  }

  private func refused(_ path: String, _ error: SystemError) -> DiskError {
    Self.refused(path, error, old, shownAs: shown)
  }

  private static func refused(
    _ path: String, _ error: SystemError, _ old: OldSite, shownAs shown: String
  ) -> DiskError {
    DiskError(
      action: "write", path: "\(shown)/\(path)", reason: error.reason,
      suggestion: old.folder.exists ? "the old site is untouched" : nil)
  }
}

// MARK: - The end

extension SiteWriter {
  /// Puts the new site in the place of the old one, when all files have been taken.
  ///
  /// - Throws: What the disk refused; the old site is then in place.
  func publish() throws(DiskError) -> Publication {
    if Interruption.isPending { throw refused(SiteMarker.name, SystemError(code: EINTR)) }
    let refusals = self.refusals
    if !refusals.isEmpty { return .refused(refusals) }
    if let failure = state.withLock({ $0.failure }) { throw failure }
    let (taken, unchanged) = state.withLock { ($0.taken, $0.unchanged) }
    var summary = PublishSummary(
      written: taken.count - unchanged.count, unchanged: unchanged.count,
      removed: old.removedCount(keeping: taken))
    old.allowReading(of: unchanged)
    let marker = marker
    if summary.isUpToDate, SiteMarker(in: old.path.text) == marker { return .published(summary) }
    let kept = old.folder.kept.filter { !taken.contains($0) }
    try keep(unchanged + kept)
    if marker.stamp != nil { try mark(marker) }
    if let leftover = try swap() {
      summary.diagnostics.append(
        .init(
          .outputLeftover, "the old site could not be removed from '\(leftover)'",
          suggestion: "delete that folder by hand"))
    }
    return .published(summary)
  }

  /// Removes all that was written. Nothing of it is left, and the old site is as it was.
  func discard() {
    state.withLock { $0.staging }?.discard()
  }

  /// What no disk can hold, and what is there twice.
  private var refusals: [Diagnostic] {
    let (found, clash, repeated) = state.withLock {
      ($0.refusals, $0.folders.intersection($0.taken).min(), $0.repeated)
    }
    var refusals = found
    if let clash {
      refusals.append(
        .init(
          .outputNameClash, "the site has both a file and a folder named '\(clash)'",
          at: SourceLocation(clash), suggestion: "rename one of the two pages"))
    }
    let conflicts = Set(repeated.filter { !isPresent($0.parts, at: $0.path) }.map(\.path))
    for path in conflicts {
      var conflict = FileTree.conflict(at: path)
      // A file of the site is no file of the content, so it is no place for a person to look at.
      conflict.location = nil
      refusals.append(conflict)
    }
    return refusals.sorted { $0.summary < $1.summary }
  }

  /// Whether the file that was taken first has these bytes.
  private func isPresent(_ parts: FileParts, at path: String) -> Bool {
    var digest = ContentDigest()
    if old.has(parts, at: path, &digest) { return true }
    guard let staging = state.withLock({ $0.staging }) else { return false }
    return Disk.holds(parts, at: "\(staging.path)/\(path)")
  }

  /// Takes over files of the old site.
  private func keep(_ files: [String]) throws(DiskError) {
    // A site without a file that is new has a folder as well.
    var staging = try folder(for: SiteMarker.name)
    for file in files { staging = try folder(for: file) }
    let failures = workers.map(files) { [staging] file -> (String, SystemError)? in
      do throws(SystemError) {
        if Interruption.isPending { throw SystemError(code: EINTR) }
        try staging.keep(file)
        return nil
      } catch {
        return (file, error)
      }
    }
    if let (file, error) = failures.lazy.compactMap(\.self).first { throw refused(file, error) }
    if Interruption.isPending { throw refused(SiteMarker.name, SystemError(code: EINTR)) }
  }

  private func mark(_ marker: SiteMarker) throws(DiskError) {
    let staging = try folder(for: SiteMarker.name)
    do throws(SystemError) {
      try staging.mark(marker)
    } catch {
      throw refused(SiteMarker.name, error)
    }
  }

  private func swap() throws(DiskError) -> String? {
    guard let staging = state.withLock({ $0.staging }) else { return nil }
    do {
      return try staging.publish(replacing: old.folder)
    } catch {
      throw DiskError(
        action: "replace the output folder", path: shown, reason: error.reason,
        suggestion: SitePublisher.suggestion(for: error))
    }
  }
}
