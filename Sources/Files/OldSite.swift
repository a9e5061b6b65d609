import Workers

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
  ///
  /// - Parameter digest: Goes on with the bytes.
  func has(_ parts: FileParts, at file: String, _ digest: inout ContentDigest) -> Bool {
    guard let status = entries[file], status.kind == .file, status.size == parts.size else {
      return false
    }
    return Disk.holds(parts, at: absolute(file), &digest)
  }

  /// Its own files, which may have been changed since.
  private var ownFiles: Set<String> {
    Set(entries.keys).subtracting(folder.kept + [SiteMarker.name])
  }

  /// Whether it is as it was when it was stamped. All its files are read.
  func matches(_ stamp: SiteStamp, on workers: Workers) -> Bool {
    let files = ownFiles.sorted()
    let digests = workers.map(files) { file -> ContentDigest? in
      guard entries[file]?.kind == .file, let bytes = try? Disk.content(of: absolute(file)) else {
        return nil
      }
      var digest = ContentDigest(file)
      digest.add(bytes)
      return digest
    }
    var found = FilesDigest()
    for digest in digests {
      guard let digest else { return false }
      found.add(digest)
    }
    guard found.hexadecimal == stamp.files else { return false }
    allowReading(of: files)
    return true
  }

  /// How many of its files are not among those of the new site.
  func removedCount(keeping files: some Collection<String>) -> Int {
    ownFiles.subtracting(files).count
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
