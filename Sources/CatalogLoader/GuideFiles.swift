import CatalogModel
import Diagnostics

/// All files in the folder of guides.
struct GuideContents: Equatable, Sendable {
  private(set) var files: [(path: String, input: [UInt8])]

  init(of folder: ContentFolder) { files = folder.contents(of: "guides", suffix: "") }

  static func == (one: GuideContents, other: GuideContents) -> Bool {
    one.files.elementsEqual(other.files, by: ==)
  }

  /// Takes over the bytes of a file that was written to.
  mutating func replace(_ bytes: [UInt8], of path: String) {
    guard let position = files.firstIndex(where: { $0.path == path }) else { return }
    files[position].input = bytes
  }
}

/// The files in the folder of guides: those that are read, and those that are passed over.
struct GuideFiles {
  private(set) var files: [(path: String, input: [UInt8])] = []
  /// The files that make no page, by what they are.
  private var passedOver: [String: [String]] = [:]

  /// Those of documents in other formats, which a reader would miss.
  private static let others = [
    ".adoc", ".asciidoc", ".htm", ".html", ".ipynb", ".org", ".rst", ".textile", ".tutorial",
  ]

  /// - Parameters:
  ///   - folder: What the paths of guides begin with.
  ///   - shared: The files that define addresses for the others.
  init(_ contents: GuideContents, below folder: String, besides shared: Set<String>) {
    let all = contents.files
    let paths = Set(all.map(\.path))
    for file in all {
      if shared.contains(file.path) {
        passedOver["files that only define addresses of links", default: []].append(file.path)
      } else if let part = Self.unpublished(file.path, below: folder) {
        passedOver[part, default: []].append(file.path)
      } else if let ending = Guide.fileEndings.first(where: file.path.hasSuffix) {
        if Self.hasNamesake(file.path, ending, among: paths) {
          passedOver["files '\(ending)' beside one of another ending", default: []]
            .append(file.path)
        } else {
          files.append(file)
        }
      } else if let ending = Self.others.first(where: file.path.hasSuffix) {
        passedOver["files '\(ending)'", default: []].append(file.path)
      }
    }
  }

  /// What is told of files that make no page; not of those that others include.
  func diagnostics(besides included: Set<String>) -> [Diagnostic] {
    passedOver.sorted { $0.key < $1.key }.compactMap { subject, paths in
      let left = paths.filter { !included.contains($0) }
      return left.isEmpty ? nil : Self.finding(subject, left)
    }
  }

  /// Whether a page of the same address is made from a file with a likelier ending.
  private static func hasNamesake(
    _ path: String, _ ending: String, among paths: Set<String>
  ) -> Bool {
    Guide.fileEndings.prefix { $0 != ending }
      .contains { paths.contains(Guide.name(ofFile: path) + $0) }
  }

  /// What a file is that other tools make no page of; `nil` for the others.
  ///
  /// Jekyll keeps drafts and parts of pages in folders of their own, Docusaurus calls parts of pages
  /// `_part.mdx`; `_index.md` is the page of a folder in Hugo, and `_posts` are pages.
  private static func unpublished(_ path: String, below folder: String) -> String? {
    guard Guide.fileEndings.contains(where: path.hasSuffix) else { return nil }
    let parts = path.dropFirst(folder.count).split(separator: "/")
    if parts.dropLast().contains("_drafts") { return "drafts in '_drafts'" }
    if let folder = parts.dropLast().first(where: { ["_includes", "_layouts"].contains($0) }) {
      return "parts of pages in '\(folder)'"
    }
    guard let name = parts.last, name.hasPrefix("_"), Guide.name(ofFile: name) != "_index" else {
      return nil
    }
    return "parts of pages, whose names begin with '_',"
  }

  static func finding(_ subject: String, _ paths: [String]) -> Diagnostic {
    let others = paths.count == 1 ? [] : [Diagnostic.Note("\(paths.count) files in the guides")]
    return .init(
      .guidePassedOver, "\(subject) are passed over", at: SourceLocation(paths[0]),
      notes: others)
  }
}
