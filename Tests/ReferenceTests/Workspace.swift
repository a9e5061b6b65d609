import Files
import Foundation
import Testing

/// A folder with the catalog of `Texts/sample` in it, where the built tool runs as for a user.
final class Workspace {
  /// How a command line ended, and what it printed.
  struct Run {
    var status: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var errors: String
  }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "catalog-reference-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.copyItem(at: Repository.texts.appending(path: "sample"), to: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The folder of the built tool: that of the tests or, on macOS, of their bundle.
  private static let tools: URL = {
    let start =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      ?? URL(filePath: CommandLine.arguments[0])
    return start.deletingLastPathComponent()
  }()

  /// Runs a command line in the folder, with the built tool as `catalog`.
  func run(_ line: String) throws -> Run {
    let script = #"cd "$1" && PATH="$2:$PATH" && eval "$3""#
    let folders = [folder, Self.tools].map { $0.path(percentEncoded: false) }
    let process = try ToolProcess.run("/bin/sh", ["-c", script, "sh"] + folders + [line])
    return Run(
      status: process.status, output: String(decoding: process.output, as: UTF8.self),
      errors: String(decoding: process.errors, as: UTF8.self))
  }
}
