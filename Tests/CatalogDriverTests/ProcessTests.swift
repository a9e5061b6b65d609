import Foundation
import Testing

/// The tool as a user runs it: exit statuses, and what is left on disk.
@Suite final class ProcessTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "catalog-process-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The built tool, which lies beside the tests or, on macOS, beside their bundle.
  private static let tool: URL? = {
    let start =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      ?? URL(filePath: CommandLine.arguments[0])
    let tool = start.deletingLastPathComponent().appending(path: "catalog")
    return FileManager.default.isExecutableFile(atPath: tool.path(percentEncoded: false))
      ? tool : nil
  }()

  private func write(_ text: String, at path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func run(_ arguments: String...) throws -> (status: Int32, errors: String) {
    let tool = try #require(Self.tool)
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private var index: Data? { try? Data(contentsOf: folder.appending(path: "site/index.html")) }

  @Test func aSiteIsPublishedAndStaysWhenTheContentBreaks() throws {
    try write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    let good = try run("build")
    #expect(good.status == 0)
    #expect(good.errors.hasPrefix("site: 2 pages, "))
    let old = try #require(index)

    try write("name: Changed\nsummary: x\ntokens: []\n", at: "content/system.yaml")
    let bad = try run("build")
    #expect(bad.status == 1)
    #expect(
      bad.errors == """
        content/system.yaml:3:9: error: tokens must be a mapping, not a list [yaml/wrong-kind]
          help: write its keys as 'key: value', one a line
        1 error; the site was not changed

        """)
    #expect(index == old)
  }

  @Test func warningsAreErrorsWhenStrict() throws {
    try write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    try write("x", at: "theme/pages/own.mustache")
    #expect(try run("build", "--templates", "theme").status == 0)
    let old = try #require(index)
    let strict = try run("build", "--templates", "theme", "--strict")
    #expect(strict.status == 1)
    #expect(strict.errors.hasSuffix("1 warning; the site was not changed\n"))
    #expect(index == old)
  }

  @Test func withoutContentThereIsNothingToRun() throws {
    #expect(try run("build").status == 2)
    #expect(try run("serve").status == 2)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "content"), withIntermediateDirectories: true)
    #expect(try run("build").status == 2)
    #expect(try run("serve").status == 2)
  }

  @Test func aFolderOfSomebodyElseIsNotReplaced() throws {
    try write("name: Solo\nsummary: x\n", at: "content/system.yaml")
    try write("mine", at: "site/mine.txt")
    let refused = try run("build")
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("error: the output folder 'site' holds files"))
    #expect(
      FileManager.default.fileExists(
        atPath: folder.appending(path: "site/mine.txt").path(percentEncoded: false)))
  }

  @Test(arguments: [
    ["build", "--prot", "1"], ["build", "--format", "xml"], ["build", "--output", ""],
    ["build", "--base-url", "nonsense"], ["serve", "--port", "99999"], ["serve", "--port", "x"],
  ])
  func aWrongCommandLineIsRefused(arguments: [String]) throws {
    let result =
      arguments.count == 3
      ? try run(arguments[0], arguments[1], arguments[2]) : try run(arguments[0])
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: "))
  }
}
