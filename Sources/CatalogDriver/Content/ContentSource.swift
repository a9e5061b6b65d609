import Workers

/// Which content a command reads, and how.
public struct ContentSource: Hashable, Sendable {
  /// The content folder, as named on the command line.
  public var folder: String
  /// Folder names of the systems that are meant; all when empty.
  public var systems: [String]
  /// Whether links to files outside the folder they are in are followed. Such a link can publish
  /// any file that the user may read.
  public var followsLinks: Bool
  /// Who reads and loads it.
  public var workers = Workers.all

  public init(_ folder: String, systems: [String] = [], followsLinks: Bool = false) {
    self.folder = folder
    self.systems = systems
    self.followsLinks = followsLinks
  }

  /// The content of one system, or of all when none is named.
  public init(_ folder: String, system: String?, followsLinks: Bool = false) {
    self.init(folder, systems: [system].compactMap(\.self), followsLinks: followsLinks)
  }
}
