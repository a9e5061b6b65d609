#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The site that is at the output path, with which each file of the new one is compared.
struct OldSite: Sendable {
  let path: OutputPath
  let folder: OutputFolder
  /// What the disk knows of each file, link and the like, by its path in the folder.
  private let entries: [String: Disk.Status]

  /// Lists what is there, and opens nothing.
  init(path: OutputPath, folder: OutputFolder) {
    self.path = path
    self.folder = folder
    let walked = folder.exists ? FolderWalk(path.text).entries : []
    entries = Dictionary(
      walked.filter { $0.status.kind != .folder }.map { ($0.path, $0.status) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether it has a file of these bytes. Only what has their size is read; a file that cannot be
  /// read is another.
  func has(_ parts: FileParts, at file: String) -> Bool {
    guard let status = entries[file], status.kind == .file, status.size == parts.size else {
      return false
    }
    return Disk.holds(parts, at: absolute(file))
  }

  /// How many of its files are not among those of the new site.
  func removedCount(keeping files: some Collection<String>) -> Int {
    let notOfTheSite = Set(folder.kept + [SiteMarker.name])
    let gone = Set(entries.keys).subtracting(notOfTheSite).subtracting(files)
    return gone.count
  }

  /// Lets all read the files that stay, and open the folders on the way to them, who may do so with
  /// what is written now. A site that was made when others had no permission would keep its unchanged
  /// files from them for ever. The new site takes the permissions of the folder itself from it.
  func allowReading(of unchanged: [String]) {
    guard folder.isSite else { return }
    let mask = umask(0o077)
    umask(mask)
    let folders = Set(unchanged.flatMap(FilePathRules.folders))
    allow(0o555 & ~mask, at: [path.text] + folders.map(absolute))
    allow(0o444 & ~mask, at: (unchanged + [SiteMarker.name]).map(absolute))
  }

  private func allow(_ wanted: mode_t, at paths: [String]) {
    for path in paths {
      guard let status = try? Disk.status(of: path), status.kind != .link,
        status.mode & wanted != wanted
      else { continue }
      chmod(path, status.mode | wanted)
    }
  }

  func absolute(_ file: String) -> String { "\(path.text)/\(file)" }
}
