import Diagnostics
import Files
import SwiftSymbols

/// Swift files and asset catalogs that a command was given; places are named as seen from the
/// working folder.
public struct SwiftFiles: Sendable {
  /// The Swift files.
  public var sources: [SourceFile] = []
  /// `Contents.json` files of asset catalogs, by path.
  public var assets: [String: [UInt8]] = [:]
  /// What is wrong with files that could not be read.
  public var diagnostics: [Diagnostic]
  /// The folders that were named and hold none of them.
  public private(set) var emptyFolders: [String] = []

  /// - Parameter names: Files, and folders whose Swift files and asset catalogs are meant.
  /// - Throws: ``DiskError`` for what is not there or cannot be read.
  public static func read(
    _ names: [String], in folder: WorkingFolder = .current
  ) throws(DiskError) -> SwiftFiles {
    let files = try NamedFiles.read(names, in: folder) { $0.filter(isSwiftOrAsset) }
    var result = SwiftFiles(files, in: folder)
    result.emptyFolders = files.emptyFolders
    result.diagnostics += files.diagnostics.map { $0.mappingPaths(folder.name(of:)) }
    return result
  }

  /// Those among files that were read.
  public init(_ files: NamedFiles, in folder: WorkingFolder) {
    var found: [Diagnostic] = []
    for path in files.paths {
      if Self.isAsset(path) {
        assets[folder.name(of: path)] = files.tree[path]
      } else if path.hasSuffix(".swift"),
        let text = files.tree.text(at: path, diagnostics: &found)
      {
        sources.append(SourceFile(path: folder.name(of: path), text: text))
      }
    }
    diagnostics = found.map { $0.mappingPaths(folder.name(of:)) }
  }

  /// Whether there are no Swift files; asset catalogs do not count.
  public var isEmpty: Bool { sources.isEmpty }

  /// Whether the path is that of a Swift file or of a `Contents.json` in an asset catalog.
  public static func isSwiftOrAsset(_ path: String) -> Bool {
    path.hasSuffix(".swift") || isAsset(path)
  }

  static func isAsset(_ path: String) -> Bool {
    path.hasSuffix("/Contents.json") && path.contains(".xcassets/")
  }
}
