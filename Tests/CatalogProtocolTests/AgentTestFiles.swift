import Files

/// The files of `Tests/Agents`, which tests in Python use as well.
enum AgentTestFiles {
  static let folder = (#filePath.split(separator: "/").dropLast(2).map { "/" + $0 } + ["/Agents"])
    .joined()
  /// A small catalog of two systems.
  static let content = folder + "/mcp_content"

  static func text(_ path: String) throws -> String {
    let tree = try FileTree.read(folder: folder).tree
    return String(decoding: tree[path] ?? [], as: UTF8.self)
  }
}
