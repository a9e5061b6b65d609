import DefaultTheme
import Foundation
import Testing

@Suite struct FreshnessTests {
  /// The folder that the theme is compiled from.
  private static let templates = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "templates")

  /// The files on disk by path, without those that begin with a dot.
  private func filesOnDisk() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Self.templates.path(percentEncoded: false))
    var files: [String: Data] = [:]
    for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let url = Self.templates.appending(path: name)
      var isFolder: ObjCBool = false
      guard
        FileManager.default.fileExists(
          atPath: url.path(percentEncoded: false), isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[name] = try Data(contentsOf: url)
    }
    return files
  }

  @Test func theThemeIsTheFolderByteForByte() throws {
    let files = try filesOnDisk()
    #expect(Set(DefaultTheme.files.keys) == Set(files.keys))
    for (path, bytes) in files {
      let embedded = DefaultTheme.files[path].map { Data($0.utf8) }
      #expect(embedded == bytes, "\(path) differs: build again")
    }
  }
}
