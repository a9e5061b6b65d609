import Diagnostics
import Files
import YAMLTree

/// A folder of the content, from which loaders take files as text or YAML.
///
/// Paths are relative to the folder that was read, so places in diagnostics are too. A name may
/// lead out of the folder, and out of the content: `../../Sources`.
struct ContentFolder {
  let tree: FileTree
  /// The paths of the tree.
  let paths: SortedPaths
  /// The paths of files and folders that could not be read, each reported already.
  let unread: Set<String>
  /// The folder's own path with a final slash; empty for the root.
  let prefix: String

  func folder(_ name: String) -> ContentFolder {
    let path = path(name)
    return ContentFolder(
      tree: tree, paths: paths, unread: unread, prefix: path.isEmpty ? "" : path + "/")
  }

  /// The path of a file of this folder, as diagnostics show it.
  func path(_ name: String) -> String {
    let isPlain = !name.hasPrefix(".") && !name.contains("/.")
    return isPlain ? prefix + name : ContentPath.normalized(prefix + name)
  }

  func has(_ name: String) -> Bool { tree[path(name)] != nil }

  /// Whether a file is there but could not be read, itself or a folder around it.
  func isUnread(_ name: String) -> Bool {
    guard !unread.isEmpty else { return false }
    var path = path(name)[...]
    while !unread.contains(String(path)) {
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = path[..<slash]
    }
    return true
  }

  /// The paths of what could not be read below this folder.
  var unreadPaths: Set<String> {
    unread.filter { path in
      if prefix.isEmpty { return !ContentPath.isOutside(path) }
      return path.hasPrefix(prefix) || prefix.hasPrefix(path + "/")
    }
  }

  /// The names of the files below a folder that end in `suffix`, relative to this folder, in order.
  func files(in folder: String, suffix: String) -> [String] {
    files(in: folder) { $0.hasSuffix(suffix) }
  }

  /// The names of the files below a folder whose paths are meant, relative to this folder, in order.
  func files(in folder: String, where isMeant: (String) -> Bool) -> [String] {
    let start = path(folder).trimmingSlash
    let length = start.isEmpty ? 0 : start.utf8.count + 1
    return paths.below(start).filter(isMeant).map { path in
      let rest = path.droppingBytes(length)
      return folder.isEmpty ? rest : folder + "/" + rest
    }
  }

  /// The files below a folder that end in `suffix`, by their paths in the content, in order.
  func contents(of folder: String, suffix: String) -> [(path: String, input: [UInt8])] {
    paths.below(path(folder).trimmingSlash).compactMap { path in
      path.hasSuffix(suffix) ? tree[path].map { (path: path, input: $0) } : nil
    }
  }

  /// The files below a folder as a tree, by their paths in it.
  func files(of folder: String) -> FileTree {
    let start = path(folder).trimmingSlash
    let length = start.isEmpty ? 0 : start.utf8.count + 1
    return paths.below(start).reduce(into: FileTree()) { files, path in
      files[path.droppingBytes(length)] = tree[path]
    }
  }

  /// The names of the folders directly below a folder that hold `file`.
  func subfolders(of parent: String, holding file: String) -> [String] {
    subfolders(of: parent).filter { has("\(parent.isEmpty ? "" : parent + "/")\($0)/\(file)") }
  }

  /// The names of the folders directly below a folder that hold files, but not `file`.
  func subfolders(of parent: String, lacking file: String) -> [String] {
    subfolders(of: parent).filter {
      !has("\(parent)/\($0)/\(file)") && !isUnread("\(parent)/\($0)/\(file)")
    }
  }

  /// The names of the folders directly below a folder, in order.
  func subfolders(of parent: String) -> [String] {
    let start = path(parent).trimmingSlash
    let length = start.isEmpty ? 0 : start.utf8.count + 1
    let names = paths.below(start).compactMap { path -> String? in
      let rest = path.droppingBytes(length)
      return rest.firstIndex(of: "/").map { String(rest[..<$0]) }
    }
    return Set(names).sorted()
  }

  /// A file's text; `nil` when it is missing or not UTF-8, which is reported.
  func text(_ name: String, _ diagnostics: inout [Diagnostic]) -> String? {
    if isUnread(name) { return nil }
    guard has(name) else {
      diagnostics.append(
        .init(.contentMissingFile, "there is no \(name)", at: .init(path(name))))
      return nil
    }
    return tree.text(at: path(name), diagnostics: &diagnostics)
  }

  /// A YAML file's root node.
  func yaml(_ name: String, _ diagnostics: inout [Diagnostic]) -> YAMLNode? {
    guard let text = text(name, &diagnostics) else { return nil }
    let parsed = YAMLParser.parse(text, path: path(name))
    diagnostics += parsed.diagnostics
    return parsed.root
  }
}

extension String {
  /// Without the first `count` bytes of UTF-8.
  fileprivate func droppingBytes(_ count: Int) -> String {
    String(decoding: utf8.dropFirst(count), as: UTF8.self)
  }
}

extension StringProtocol {
  /// Without a final slash.
  var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : String(self) }
}
