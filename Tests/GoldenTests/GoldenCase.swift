import CatalogDriver
import DiagnosticReports
import Files
import Foundation
import Testing
import Workers

/// A folder that a person can open: content, and what `catalog` is expected to make of it.
///
/// ```
/// Cases/NAME/content/                    what is built
/// Cases/NAME/expected/                   the site; there is none when the content has errors
/// Cases/NAME/expected-diagnostics.txt    the findings; there is none when nothing is wrong
/// Cases/NAME/documents/                  agent YAML that is checked against the content, if any
/// Cases/NAME/expected-validation/        the findings in every format
/// ```
///
/// What the default theme copies as it is, at the same paths in every site, is not part of a case:
/// see ``isOfTheTheme(_:)``.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  /// The names of the folders below `Cases`.
  static func all() throws -> [GoldenCase] {
    try FileManager.default.contentsOfDirectory(atPath: path(of: folder))
      .filter { !$0.hasPrefix(".") }.sorted().map(GoldenCase.init)
  }

  // MARK: - What is made

  /// The content as it stands on the disk.
  func content() throws -> FileTree {
    try FileTree.read(folder: Self.path(of: url("content"))).tree
  }

  /// The agent YAML of the case; empty for most.
  func documents() throws -> FileTree {
    let folder = Self.path(of: url("documents"))
    guard FileManager.default.fileExists(atPath: folder) else { return FileTree() }
    return try FileTree.read(folder: folder).tree.moved(into: "documents")
  }

  /// What is said of documents: the recorded files of the case as they should be.
  func validate(_ documents: FileTree, against content: FileTree) async -> FileTree {
    guard !documents.isEmpty else { return FileTree() }
    let result = await AgentValidation.check(documents, against: content)
    var files: FileTree = [
      "report.json": result.json,
      "summary.txt": result.summary + "\n",
    ]
    for format in [DiagnosticFormat.text, .github, .sarif] {
      files["report.\(format == .text ? "txt" : format.rawValue)"] = Array(
        format.report(result.diagnostics).utf8)
    }
    return files.moved(into: "expected-validation")
  }

  /// Builds content in memory: the recorded files of the case as they should be.
  func build(_ content: FileTree, on workers: Workers = .all) -> FileTree {
    var options = CatalogBuild.Options(content: "")
    options.workers = workers
    let outcome = CatalogBuild.build(content, options: options)
    var files = FileTree()
    if !outcome.hasErrors {
      for (path, bytes) in outcome.site where !Self.isOfTheTheme(path) {
        files["expected/" + path] = bytes
      }
    }
    if !outcome.diagnostics.isEmpty {
      let report = DiagnosticFormat.text.report(outcome.diagnostics)
      files["expected-diagnostics.txt"] = Array(report.utf8)
    }
    return files
  }

  /// Whether a file of a site is one that the theme brings: its stylesheets, scripts and icon.
  static func isOfTheTheme(_ path: String) -> Bool {
    path == "assets/icon.svg" || path.hasPrefix("assets/css/") || path.hasPrefix("assets/js/")
  }

  // MARK: - What is expected

  /// Everything recorded, stale files included.
  func expected() throws -> FileTree {
    let all = try FileTree.read(folder: Self.path(of: url("")))
    return all.tree
      .filter { !$0.path.hasPrefix("content/") && !$0.path.hasPrefix("documents/") }
      .reduce(into: FileTree()) { $0[$1.path] = $1.bytes }
  }

  /// Puts `files` in the place of everything recorded.
  func record(_ files: FileTree) throws {
    for name in ["expected", "expected-diagnostics.txt", "expected-validation"] {
      let old = url(name)
      if FileManager.default.fileExists(atPath: Self.path(of: old)) {
        try FileManager.default.removeItem(at: old)
      }
    }
    for (path, bytes) in files {
      let file = url(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  private func url(_ path: String) -> URL {
    Self.folder.appending(path: name).appending(path: path)
  }

  private static func path(of url: URL) -> String { url.path(percentEncoded: false) }
}
