import Diagnostics
import Synchronization

/// The files of a catalog that become pages, to find the one that a link which leads nowhere
/// probably means.
///
/// Of many files, only those are compared whose path or name stands near in alphabetical order:
/// a catalog of ten thousand guides may have as many broken links.
struct NearbyPaths: Sendable {
  private struct Entry: Sendable {
    var key: String
    var path: String
  }

  /// What was found for wrong paths, as many pages may have the same broken link.
  private final class Answers: Sendable {
    let known = Mutex<[String: String?]>([:])
  }

  private let answers = Answers()
  /// In the order of their paths.
  private let paths: [Entry]
  /// In the order of their names, without folders.
  private let names: [Entry]

  /// How many neighbours are compared on either side.
  private static let reach = 50

  init(_ paths: some Sequence<String>) {
    self.paths = paths.sorted().map { Entry(key: $0, path: $0) }
    names = self.paths.map { Entry(key: Self.name(of: $0.path), path: $0.path) }
      .sorted { ($0.key, $0.path) < ($1.key, $1.path) }
  }

  /// The path that a wrong one probably means; `nil` when none is near.
  func nearest(to path: String) -> String? {
    if let known = answers.known.withLock({ $0[path] }) { return known }
    let found = search(for: path)
    answers.known.withLock { $0[path] = .some(found) }
    return found
  }

  private func search(for path: String) -> String? {
    let near = Self.neighbours(of: path, in: paths)
    let namesakes = Self.neighbours(of: Self.name(of: path), in: names)
    return DidYouMean.nearest(to: path, among: Set(near + namesakes))
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func neighbours(of key: String, in entries: [Entry]) -> [String] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    let range = max(0, low - reach)..<min(entries.count, low + reach)
    return entries[range].map(\.path)
  }
}
