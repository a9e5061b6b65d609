#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder a command runs in, from which it names files anywhere on the disk.
///
/// Paths of a ``FileTree`` are relative, so a tree that spans the disk begins at the root:
/// `/usr/share/a.json` is `usr/share/a.json` in it. That way `..` leads to the right file, and one
/// file has one path however it was named.
public struct WorkingFolder: Hashable, Sendable {
  /// In a tree that spans the disk; empty for the root.
  let path: String

  /// A folder as if a command ran in it; nothing checks that it is there.
  ///
  /// - Parameter path: An absolute path.
  public init(path: String) {
    self.path = Self.normalized(path)
  }

  /// The folder of this process; the root where it cannot be told, since it was removed.
  public static var current: WorkingFolder {
    guard let text = getcwd(nil, 0) else { return WorkingFolder(path: "/") }
    defer { free(text) }
    return WorkingFolder(path: String(cString: text))
  }

  /// What a path named here is called in a tree that spans the disk.
  public func treePath(of name: String) -> String {
    Self.normalized(name.hasPrefix("/") ? name : path + "/" + name)
  }

  /// How a person in this folder calls a file of such a tree: relative when it lies below.
  public func name(of treePath: String) -> String {
    if path.isEmpty { return treePath }
    return treePath.hasPrefix(path + "/")
      ? String(treePath.dropFirst(path.utf8.count + 1)) : "/" + treePath
  }

  private static func normalized(_ path: String) -> String {
    FilePathRules.normalized(path.split(separator: "/").map(String.init)).joined(separator: "/")
  }
}
