import Foundation
import Testing

/// A folder of a test's own in which the built tool runs as a user would run it.
final class ToolRun {
  /// How a run ended, and what it printed.
  struct Result {
    var status: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var errors: String
  }

  let folder = FileManager.default.temporaryDirectory
    .appending(path: "catalog-process-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The built tool, which lies beside the tests or, on macOS, beside their bundle.
  static let tool: URL? = {
    let start =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      ?? URL(filePath: CommandLine.arguments[0])
    let tool = start.deletingLastPathComponent().appending(path: "catalog")
    return FileManager.default.isExecutableFile(atPath: tool.path(percentEncoded: false))
      ? tool : nil
  }()

  func write(_ text: String, at path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(at path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: path).path(percentEncoded: false))
  }

  func callAsFunction(_ arguments: String...) throws -> Result { try self(arguments) }

  /// - Parameters:
  ///   - input: What the tool finds on standard input.
  ///   - output: A file to print to, whose text is not read.
  func callAsFunction(
    _ arguments: [String], input: Data = Data(), output: String? = nil
  ) throws -> Result {
    let tool = try #require(Self.tool)
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files, not pipes: a pipe that nobody empties would stop the tool.
    let names = ["output", "errors", "input"].map { "\($0)-\(UUID().uuidString)" }
    let urls = names.map { FileManager.default.temporaryDirectory.appending(path: $0) }
    defer { for url in urls { try? FileManager.default.removeItem(at: url) } }
    for url in urls { try Data().write(to: url) }
    try input.write(to: urls[2])
    process.standardOutput = try FileHandle(
      forWritingTo: output.map { URL(filePath: $0) } ?? urls[0])
    process.standardError = try FileHandle(forWritingTo: urls[1])
    process.standardInput = try FileHandle(forReadingFrom: urls[2])
    try process.run()
    process.waitUntilExit()
    let texts = try urls.prefix(2).map { try String(contentsOf: $0, encoding: .utf8) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
