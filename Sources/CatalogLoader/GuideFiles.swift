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
  private(set) var diagnostics: [Diagnostic] = []

  /// Those of documents in other formats, which a reader would miss.
  private static let others = [
    ".adoc", ".asciidoc", ".htm", ".html", ".ipynb", ".org", ".rst", ".textile", ".tutorial",
  ]

  init(_ contents: GuideContents) {
    let all = contents.files
    let paths = Set(all.map(\.path))
    var passedOver: [String: [String]] = [:]
    for file in all {
      if let ending = Guide.fileEndings.first(where: file.path.hasSuffix) {
        if Self.hasNamesake(file.path, ending, among: paths) {
          passedOver["\(ending)' beside one of another ending", default: []].append(file.path)
        } else {
          files.append(file)
        }
      } else if let ending = Self.others.first(where: file.path.hasSuffix) {
        passedOver["\(ending)'", default: []].append(file.path)
      }
    }
    diagnostics = passedOver.sorted { $0.key < $1.key }.map(Self.finding)
  }

  /// Whether a page of the same address is made from a file with a likelier ending.
  private static func hasNamesake(
    _ path: String, _ ending: String, among paths: Set<String>
  ) -> Bool {
    Guide.fileEndings.prefix { $0 != ending }
      .contains { paths.contains(Guide.name(ofFile: path) + $0) }
  }

  private static func finding(_ ending: String, _ paths: [String]) -> Diagnostic {
    let others = paths.count == 1 ? [] : [Diagnostic.Note("\(paths.count) files in the guides")]
    return .init(
      .guidePassedOver, "files '\(ending) are passed over", at: SourceLocation(paths[0]),
      notes: others)
  }
}
