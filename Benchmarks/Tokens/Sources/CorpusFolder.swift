import Foundation

/// A temporary folder that holds the files of a corpus.
struct CorpusFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// The bytes of all files, by path relative to the folder.
  func read() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path)
    where path.hasSuffix(".json") {
      files[path] = [UInt8](try Data(contentsOf: url.appending(path: path)))
    }
    return files
  }

  func remove() throws {
    try FileManager.default.removeItem(at: url)
  }
}
