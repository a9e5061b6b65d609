import CatalogDriver
import CatalogScaffold
import DiagnosticReports
import Files
import Foundation
import Testing

@Suite final class ReadingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "catalog-driver-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func build(_ templates: String? = nil) throws -> CatalogBuild.Outcome {
    let options = CatalogBuild.Options(
      content: folder.appending(path: "content").path(percentEncoded: false),
      templates: templates.map { folder.appending(path: $0).path(percentEncoded: false) })
    return try CatalogBuild(options).run()
  }

  @Test func placesLeadToContentAndTemplatesFromTheWorkingDirectory() throws {
    try write([
      "content/system.yaml": "name: Solo\nsummary: x\nnmae: y\n",
      "theme/pages/guide.mustache": "{{titel}}",
    ])
    let places = try build("theme").diagnostics.compactMap(\.location?.description)
    let root = folder.path(percentEncoded: false)
    #expect(
      places == ["\(root)/content/system.yaml:3:1", "\(root)/theme/pages/guide.mustache:1:1"])
  }

  @Test func aFileThatCannotBeReadIsTheOnlyFinding() throws {
    try write(["content/system.yaml": "name: Solo\nsummary: x\ntokens: { files: [a.json] }\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "content/a.json").path(percentEncoded: false),
      withDestinationPath: "nowhere")
    let outcome = try build()
    #expect(outcome.diagnostics.map(\.id.name) == ["files/unreadable"])
    #expect(Verdict(outcome.diagnostics) == .couldNotRun)
  }

  @Test(arguments: ["base.tokens.json", "dark.tokens.json", "system.resolver.json"])
  func whatFollowsFromATokenFileThatCannotBeReadIsNotSaid(name: String) throws {
    let path = folder.appending(path: "content").path(percentEncoded: false)
    _ = try CatalogInit(.init(folder: path)).run()
    try FileManager.default.removeItem(atPath: path + "/tokens/" + name)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/tokens/" + name, withDestinationPath: "nowhere")
    var options = CatalogBuild.Options(content: path)
    options.comparesSources = true
    let outcome = try CatalogBuild(options).run()
    #expect(outcome.diagnostics.map(\.id.name) == ["files/unreadable"])
  }

  @Test func aMissingFolderIsThrown() throws {
    #expect(throws: FolderError.self) { try build() }
    try write(["content/system.yaml": "name: Solo\nsummary: x\n"])
    #expect(throws: FolderError.self) { try build("theme") }
  }
}
