/// Paths that may lead out of a folder: `../Sources/Kit`.
public enum ContentPath {
  /// The same path without empty names, `.` and `..`, but for those that lead out at its beginning.
  ///
  /// `content/../Sources` is `Sources`, and `one/../../Sources` is `../Sources`. Links are not
  /// followed: of `content/..` the result is the folder that the path names before `content`.
  public static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// Whether a normalised path leads out of the folder that it starts from.
  public static func isOutside(_ path: String) -> Bool { path == ".." || path.hasPrefix("../") }

  /// Whether one normalised path leads to something in the folder that the other leads to.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder + "/") && !isOutside(String(path.dropFirst(folder.count + 1)))
  }
}
