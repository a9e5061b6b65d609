import Diagnostics
import Files
import SwiftSymbols

/// Swift files and asset catalogs that a command was given.
public struct SwiftFiles: Sendable {
  var sources: [SourceFile]
  /// `Contents.json` files of asset catalogs, by path.
  var assets: [String: [UInt8]]
  var diagnostics: [Diagnostic]

  /// - Parameter names: Files, and folders whose Swift files and asset catalogs are meant.
  /// - Throws: ``DiskError`` for what is not there or cannot be read.
  public static func read(
    _ names: [String], in folder: WorkingFolder = .current
  ) throws(DiskError) -> SwiftFiles {
    let files = try NamedFiles.read(names, in: folder) { paths in
      paths.filter { $0.hasSuffix(".swift") || isAsset($0) }
    }
    var named = SwiftFiles(sources: [], assets: [:], diagnostics: files.diagnostics)
    for path in files.paths {
      let name = folder.name(of: path)
      if isAsset(path) {
        named.assets[name] = files.tree[path]
      } else if let text = files.tree.text(at: path, diagnostics: &named.diagnostics) {
        named.sources.append(SourceFile(path: name, text: text))
      }
    }
    named.diagnostics = named.diagnostics.map { $0.mappingPaths(folder.name(of:)) }
    return named
  }

  private static func isAsset(_ path: String) -> Bool { path.hasSuffix("/Contents.json") }
}
