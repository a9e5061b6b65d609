import Files

/// The editor of agent YAML that a preview offers beside the site. The server knows of it only files
/// and JSON; what they mean is between the editor's page and whoever made this.
public struct PreviewEditor: Sendable {
  /// By their paths below the server's root, served as they are:
  /// `_catalog/editor/index.html`. They win over files of the site.
  public var files: FileTree
  /// Addresses of the modules that every page of the site loads while it is previewed.
  public var pageScripts: [String]
  /// What is said of a text: JSON of what is wrong with it and how it is drawn; `nil` when there is
  /// no such system. It must end for every text of up to ``textLimit`` bytes.
  public var answer: @Sendable (_ text: String, _ system: String) -> String?
  /// Writes what a page has changed of the tokens of a system, as JSON, into the content, and tells
  /// in JSON what has come of it; `nil` when there is no such system.
  public var writeTokens: @Sendable (_ changes: String, _ system: String) -> String? = { _, _ in
    nil
  }

  /// Bytes of UTF-8 a text may have; a longer one is refused before it is read.
  public static let textLimit = 1 << 20

  /// An editor; `answer` is called from several tasks at once.
  public init(
    files: FileTree, pageScripts: [String] = [],
    answer: @escaping @Sendable (_ text: String, _ system: String) -> String?
  ) {
    self.files = files
    self.pageScripts = pageScripts
    self.answer = answer
  }
}
