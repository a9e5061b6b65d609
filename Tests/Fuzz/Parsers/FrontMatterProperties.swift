import CommonMark
import Diagnostics

@testable import CatalogLoader

/// What is wrong with front matter has its place in the file, and its TOML becomes YAML line by line.
enum FrontMatterProperties {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let document = Document(parsing: text, path: inputPath)
    var diagnostics = document.diagnostics
    let draft = GuideDraft(document, slug: "guide", &diagnostics)
    requirePlaces(diagnostics, in: Array(text.utf8))
    requirePlaces(draft.unknownKeys.map { ($0.name, $0.location) }, in: Array(text.utf8))
    guard let frontMatter = document.frontMatter else { return }
    require(
      text.utf8.count >= frontMatter.text.utf8.count && frontMatter.firstLine > 1,
      "front matter stands outside of the file")
    let toml = TOMLFrontMatter(frontMatter.text, path: inputPath, firstLine: frontMatter.firstLine)
    requirePlaces(toml.diagnostics, in: Array(text.utf8))
    require(
      toml.text.count { $0 == "\n" } == frontMatter.text.count { $0 == "\n" },
      "a line of TOML is none of YAML")
  }
}
