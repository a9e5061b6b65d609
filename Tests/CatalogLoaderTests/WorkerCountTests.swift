import CatalogLoader
import CatalogModel
import Diagnostics
import Files
import Foundation
import Testing
import Workers

/// What a load gave, in a form that can be compared.
private struct LoadedContent: Equatable {
  struct LoadedSystem: Equatable {
    var texts: [String]
    var pages: [String]
    var tokens: [String]
    var symbols: [String]
    var gaps: Gaps
  }

  var diagnostics: [Diagnostic]
  var systems: [LoadedSystem]

  init(_ result: CatalogLoader.Result) {
    diagnostics = result.diagnostics
    systems = (result.catalog?.systems ?? []).map { system in
      LoadedSystem(
        texts: system.guides.map { "\($0.slug) \($0.document)" }
          + system.specifications.map { "\($0.slug) \($0.document)" }
          + system.rules.map { "\($0.slug) \($0.document)" },
        pages: system.components.map { "\($0.slug) \($0.contract)" }
          + system.primitives.map { "\($0.slug) \($0.contract)" }
          + system.screens.map { "\($0.slug) \($0.root)" }
          + system.guideSections.all.map { "\($0.path) \($0.title)" },
        tokens: system.tokens.map { "\($0)" },
        symbols: system.modules.flatMap(\.symbols).map { "\($0)" }, gaps: system.gaps)
    }
  }
}

@Suite struct WorkerCountTests {
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "content").path(percentEncoded: false)

  @Test func theShippedContentIsTheSameForAnyNumberOfWorkers() throws {
    let tree = try FileTree.read(folder: Self.folder).tree
    let alone = LoadedContent(CatalogLoader(tree, workers: Workers(1)).load())
    #expect(alone.systems.count > 1)
    #expect(alone == LoadedContent(CatalogLoader(tree, workers: Workers(8)).load()))
  }

  @Test func mistakesAreToldInTheSameOrder() {
    var files: [String: String?] = [:]
    for number in 10..<60 {
      files["one/guides/\(number % 7)/\(number).md"] = number % 3 == 0 ? "no front matter\n" : guide
      files["one/specs/\(number).md"] = "---\ntitle: \(99 - number)\n---\ntext\n"
      files["one/examples/\(number).yaml"] = "name: \(number)\nagent: 1\n"
      files["one/components/c\(number)/component.yaml"] = "name: C\(number)\n"
    }
    let tree = content(files)
    let alone = CatalogLoader(tree, workers: Workers(1)).load()
    #expect(alone.diagnostics.count > 200)
    for count in [2, 8] {
      let result = CatalogLoader(tree, workers: Workers(count)).load()
      #expect(result.diagnostics == alone.diagnostics)
      #expect(LoadedContent(result) == LoadedContent(alone))
    }
  }

  private let guide = "---\ntitle: A\nsummary: s\n---\n\n## `Badge`\n"
}
