import Synchronization

/// Files as they were served last: one that is asked for again is neither hashed nor made a preview
/// again.
///
/// A file is the same when its bytes lie at the same place. As they are kept here, no other bytes can
/// come to lie there, and what changes a file gives it a place of its own.
final class ServedFiles: Sendable {
  private struct Entry {
    let file: PreviewFile
    let version: String
    let scripts: [String]
    let response: FileResponse

    var size: Int { response.bytes.count }
  }

  private struct Entries {
    var byPath: [String: Entry] = [:]
    /// In bytes, of what was made.
    var size = 0
  }

  /// Bytes of pages that are kept; some hundred pages, or a few that are very large.
  private static let sizeLimit = 16 << 20

  private let entries = Mutex(Entries())

  /// What is served for a file, with its tag.
  ///
  /// - Parameters:
  ///   - version: That of the site.
  ///   - scripts: What a page loads besides.
  ///   - make: Makes it where it was not made for the same file, version and scripts.
  func response(
    _ path: String, _ file: PreviewFile, version: String, scripts: [String],
    _ make: () -> FileResponse
  ) -> FileResponse {
    if let known = entries.withLock({ $0.byPath[path] }), known.version == version,
      known.scripts == scripts, known.file.isSame(as: file)
    {
      return known.response
    }
    var response = make()
    response.tag = response.tag ?? ContentHash.hexadecimal(response.bytes)
    keep(Entry(file: file, version: version, scripts: scripts, response: response), path)
    return response
  }

  private func keep(_ entry: Entry, _ path: String) {
    entries.withLock { entries in
      entries.size += entry.size - (entries.byPath[path]?.size ?? 0)
      entries.byPath[path] = entry
      if entries.size > Self.sizeLimit { entries = Entries() }
    }
  }
}

extension PreviewFile {
  /// Whether both have the same bytes at the same place.
  fileprivate func isSame(as other: PreviewFile) -> Bool {
    guard tag == other.tag, bytes.count == other.bytes.count else { return false }
    return bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { own.baseAddress == $0.baseAddress }
    }
  }
}
