import Foundation

/// The package's own files, as these tests read them.
///
/// Steps: ``SwiftFile`` tells what a file imports; ``Manifest`` reads what `Package.swift` says;
/// ``Layering`` is the table of what may import what. The tests compare the three.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path below the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Names of the folders below `Sources`: one for each target.
  static func sourceFolders() throws -> [String] {
    try names(in: "Sources")
  }

  /// Names of the folders below `Tests` that hold Swift tests.
  static func testFolders() throws -> [String] {
    try names(in: "Tests").filter { $0.hasSuffix("Tests") }
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path(percentEncoded: false)
    )
    .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Every Swift file below `Sources`, sorted by path.
  static func sources() throws -> [SwiftFile] { try readSources.get() }

  /// The modules that each target imports, without those of the system.
  static func imports() throws -> [String: Set<String>] {
    try sources().reduce(into: [:]) { result, file in
      result[file.target, default: []].formUnion(file.imports.subtracting(Layering.systemModules))
    }
  }

  /// Read once for all tests.
  private static let readSources = Result {
    try sourceFolders().flatMap { target in
      let folder = root.appending(path: "Sources/\(target)").path(percentEncoded: false)
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.sorted().map { name in
          let path = "Sources/\(target)/\(name)"
          return SwiftFile(path: path, target: target, text: try text(path))
        }
    }
  }
}
