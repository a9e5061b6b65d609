import Files

/// The paths of a tree in their order, in which those below a folder stand next to each other.
struct SortedPaths: Sendable {
  private let paths: [String]

  init(_ tree: FileTree) { paths = tree.paths }

  /// The paths of the files below a folder, in order; all for an empty name.
  func below(_ folder: String) -> [String] {
    guard !folder.isEmpty else { return paths }
    let prefix = folder + "/"
    // '0' is the character after '/'.
    let range = position(of: prefix)..<position(of: folder + "0")
    return paths[range].filter { $0.utf8.starts(with: prefix.utf8) }
  }

  /// How many paths come before a text.
  private func position(of text: String) -> Int {
    var range = paths.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        paths[middle] < text ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
