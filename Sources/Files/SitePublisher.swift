import Diagnostics

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

/// Puts a tree in the place of an output folder, all or nothing.
///
/// 1. The output path is resolved and checked: only what `catalog` made is ever replaced.
/// 2. The old site is compared; when nothing differs, nothing is written.
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
  public func publish(_ tree: FileTree, to output: String) throws(DiskError) -> Publication {
    var diagnostics = nameClashes(in: tree)
    guard diagnostics.isEmpty else { return .refused(diagnostics) }
    let folder: OutputFolder
    let path: OutputPath
    do {
      path = try OutputPath(resolving: output)
      guard try mayReplace(path, shownAs: output, diagnostics: &diagnostics) else {
        return .refused(diagnostics)
      }
      try StagingFolder.removeLeftovers(of: path)
      let found = try OutputFolder.inspect(path, shownAs: output, diagnostics: &diagnostics)
      guard let found else { return .refused(diagnostics) }
      folder = found
    } catch {
      throw DiskError(action: "use the output folder", path: output, reason: error.reason)
    }
    var site = OldSite(path: path, folder: folder, tree: tree)
    site.compare()
    site.allowReading()
    if site.isUpToDate { return .published(site.summary) }
    return .published(
      try Interruption.deferring { () throws(DiskError) in try replace(site, shownAs: output) })
  }
}

// MARK: - Checks before anything is touched

extension SitePublisher {
  private func mayReplace(
    _ path: OutputPath, shownAs shown: String, diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> Bool {
    if path.names.isEmpty {
      diagnostics.append(OutputFolder.refusal(shown, "is the root of the disk"))
      return false
    }
    for folder in protectedFolders where try path.contains(OutputPath(resolving: folder)) {
      let reason = "is or holds the folder '\(folder)' that the site is made from"
      diagnostics.append(OutputFolder.refusal(shown, reason))
      return false
    }
    return true
  }

  private func nameClashes(in tree: FileTree) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if tree[SiteMarker.name] != nil {
      found.append(
        .error(
          "output/name-clash", "the name '\(SiteMarker.name)' is taken by the publisher",
          at: SourceLocation(SiteMarker.name)))
    }
    if let path = FilePathRules.fileAndFolder(in: tree) {
      found.append(
        .error(
          "output/name-clash", "the site has both a file and a folder named '\(path)'",
          at: SourceLocation(path), suggestion: "rename one of the two pages"))
    }
    for path in tree.paths {
      guard let problem = FilePathRules.problem(of: path) else { continue }
      found.append(.error("output/name-clash", "the page path '\(path)' \(problem)"))
    }
    return found
  }
}

// MARK: - Replacing

extension SitePublisher {
  private func replace(_ site: OldSite, shownAs shown: String) throws(DiskError) -> PublishSummary {
    let parent = site.path.parent.text
    do {
      try Disk.createFolders(parent)
    } catch {
      throw DiskError(action: "create the folder", path: parent, reason: error.reason)
    }
    var staging: StagingFolder
    do {
      staging = try StagingFolder(for: site.path)
    } catch {
      throw DiskError(
        action: "write beside the output folder, in", path: parent, reason: error.reason,
        suggestion: "make that folder writable, or name another with --output")
    }
    do {
      try fill(&staging, with: site, shownAs: shown)
      return try swap(staging, with: site, shownAs: shown)
    } catch {
      staging.discard()
      throw error
    }
  }

  private func fill(
    _ staging: inout StagingFolder, with site: OldSite, shownAs shown: String
  ) throws(DiskError) {
    var current = SiteMarker.name
    do {
      // The marker comes first, so that a folder left behind is known as ours.
      try staging.add(SiteMarker.content, at: current)
      for (path, bytes) in site.tree {
        current = path
        let twin = site.unchanged.contains(path) ? "\(site.path.text)/\(path)" : nil
        try staging.add(bytes, at: path, twin: twin)
      }
      for name in site.folder.kept where site.tree[name] == nil {
        current = name
        try staging.keep(name)
      }
    } catch {
      throw DiskError(
        action: "write", path: "\(shown)/\(current)", reason: error.reason,
        suggestion: site.folder.exists ? "the old site is untouched" : nil)
    }
  }

  private func swap(
    _ staging: StagingFolder, with site: OldSite, shownAs shown: String
  ) throws(DiskError) -> PublishSummary {
    var summary = site.summary
    do {
      if let leftover = try staging.publish(replacing: site.folder) {
        summary.diagnostics.append(
          .warning(
            "output/leftover", "the old site could not be removed from '\(leftover)'",
            suggestion: "delete that folder by hand"))
      }
      return summary
    } catch {
      throw DiskError(
        action: "replace the output folder", path: shown, reason: error.reason,
        suggestion: Self.suggestion(for: error))
    }
  }

  /// What to do when the output folder does not change its name.
  static func suggestion(for error: SystemError) -> String? {
    switch error.code {
    case EBUSY, EXDEV:
      "a mounted folder cannot be replaced; name a folder inside it with --output"
    case EEXIST, ENOTEMPTY, ENOTDIR, ENOENT:
      "something else wrote to it at the same time; run the command again"
    default: nil
    }
  }
}
