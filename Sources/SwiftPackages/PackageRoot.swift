import Files

/// The folder of a package, and how its files are called.
public struct PackageRoot: Hashable, Sendable {
  /// As a person in the working folder calls it.
  let path: String
  private let working: WorkingFolder
  private let treePath: String

  /// The package in a folder.
  ///
  /// - Parameter folder: As a person in the working folder calls it.
  public init(_ folder: String, in working: WorkingFolder = .current) {
    self.working = working
    path = folder
    treePath = working.treePath(of: folder)
  }

  /// The folder of another package, at a path that is relative to this one or absolute.
  func sibling(at other: String) -> PackageRoot {
    PackageRoot(other.hasPrefix("/") ? other : path + "/" + other, in: working)
  }

  /// The last part of its path.
  public var name: String { treePath.split(separator: "/").last.map(String.init) ?? path }

  /// What was read of a folder that the manifest names.
  ///
  /// - Throws: ``FolderError`` where it is not there, lies outside the package, or is reached through
  ///   a link.
  func contents(
    of relative: String, where chosen: ([String]) -> [String]
  ) throws(FolderError) -> FolderContents {
    guard let full = absolute(relative) else { throw .missing(shown(relative)) }
    let names = full.split(separator: "/").count - treePath.split(separator: "/").count
    return try FileTree.read(
      folder: full, options: ReadOptions(displayPrefix: shown(relative)).untrusting(names),
      where: chosen)
  }

  /// What was read of a file of the package, by its name.
  func contents(ofFile name: String) -> FolderContents {
    FileTree.read(file: name, in: "/" + treePath, options: ReadOptions(displayPrefix: path)) {
      $0.hasSuffix(".swift")
    }
  }

  /// Where a file of the package lies on the disk; `nil` for one that lies outside the package.
  func absolute(_ relative: String) -> String? {
    let full = working.treePath(of: "/" + treePath + "/" + relative)
    let isInside = full == treePath || treePath.isEmpty || full.hasPrefix(treePath + "/")
    return isInside ? "/" + full : nil
  }

  /// How a person in the working folder calls a file of the package.
  public func shown(_ relative: String) -> String {
    working.name(of: working.treePath(of: "/" + treePath + "/" + relative))
  }
}
