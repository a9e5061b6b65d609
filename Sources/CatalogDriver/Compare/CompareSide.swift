import CatalogModel
import Files

/// One of the two contents that are compared.
public enum CompareSide: Hashable, Sendable {
  /// A content folder on the disk.
  case folder(String)
  /// A commit, branch or tag of the repository that the content is in.
  case git(String)
  /// The record of a version, by the path of its file.
  case record(String)
  /// A version that the content has records of.
  case version(String)

  /// What a command line says: `content`, `git:1.2.0`, `content/kit/versions/1.2.0.json`, `1.2.0`.
  /// A folder that is called as a version is called is meant first.
  public init(_ text: String) {
    self =
      if text.hasPrefix(Self.gitStart) {
        .git(String(text.dropFirst(Self.gitStart.count)))
      } else if text.hasSuffix(".json"), !FileProbe.exists(text) || FileProbe.isFile(text) {
        .record(text)
      } else if SemanticVersion(text) != nil, !FileProbe.exists(text) {
        .version(text)
      } else {
        .folder(text)
      }
  }

  private static let gitStart = "git:"

  /// What reports call it.
  var name: String {
    switch self {
    case .folder(let name), .git(let name), .record(let name), .version(let name): name
    }
  }
}
