import Foundation

/// Shortens the absolute places of symbol graphs, so that no report depends on the folder that a
/// package was built in.
struct SourcePaths {
  private var relative: [String: String] = [:]

  /// - Parameters:
  ///   - uris: As graphs write them: `file:///home/me/Kit%20UI/A.swift`.
  ///   - root: An absolute path, or `nil` for the longest folder that all share.
  init(uris: [String], root: String?) {
    let files = Set(uris).map { (uri: $0, names: Self.names(of: $0)) }
    let root = root.map { Self.names(of: $0) }
    var outside: [(uri: String, names: [String])] = []
    for file in files {
      if let root, file.names.count > root.count, file.names.starts(with: root) {
        relative[file.uri] = file.names.dropFirst(root.count).joined(separator: "/")
      } else {
        outside.append(file)
      }
    }
    let shared = Self.sharedFolder(outside.map(\.names))
    for file in outside {
      relative[file.uri] = file.names.dropFirst(shared).joined(separator: "/")
    }
  }

  /// The path of the file that `uri` names; never absolute.
  func path(of uri: String) -> String { relative[uri] ?? "" }

  private static func names(of uri: String) -> [String] {
    let scheme = "file://"
    let isURI = uri.hasPrefix(scheme)
    let path = isURI ? String(uri.dropFirst(scheme.count)) : uri
    // A percent sign that begins no escape is one that the compiler did not escape.
    let decoded = isURI ? path.removingPercentEncoding ?? path : path
    var names: [String] = []
    for name in decoded.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
    return names
  }

  /// How many names all paths begin with, without the names of the files themselves.
  private static func sharedFolder(_ paths: [[String]]) -> Int {
    guard let first = paths.first else { return 0 }
    return paths.dropFirst().reduce(max(0, first.count - 1)) { shared, path in
      let equal = zip(first, path.dropLast()).prefix { $0 == $1 }.count
      return min(shared, equal)
    }
  }
}
