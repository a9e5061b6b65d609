/// What a path of a ``FileTree`` may look like.
enum FilePathRules {
  /// Why `path` cannot be a path in a tree, as the end of a sentence; `nil` when it can.
  static func problem(of path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if path.utf8.contains(0) { return "holds a NUL character" }
    if path.utf8.first == UInt8(ascii: "/") { return "is absolute" }
    for name in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if name.isEmpty { return "holds an empty name" }
      if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) {
        return "holds '.' or '..'"
      }
    }
    return nil
  }

  /// The folders that lead to `path`, outermost first: `a`, `a/b` for `a/b/c`.
  static func folders(of path: String) -> [String] {
    let slash = UInt8(ascii: "/")
    return path.utf8.indices.filter { path.utf8[$0] == slash }.map { String(path[..<$0]) }
  }

  /// The names of an absolute path without empty ones, `.` and `..`; above the root is the root.
  static func normalized(_ names: [String]) -> [String] {
    var result: [String] = []
    for name in names where !name.isEmpty && name != "." {
      if name == ".." {
        _ = result.popLast()
      } else {
        result.append(name)
      }
    }
    return result
  }
}
