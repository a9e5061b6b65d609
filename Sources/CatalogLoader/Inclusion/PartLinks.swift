import SwiftSymbols

/// Links of a part that start from its own folder, as those of MDX do, for the page that it is
/// filled into.
struct PartLinks {
  /// The way from the folder of the page to that of the part, with a slash at its end.
  private let way: String
  private var fence = CodeFence()

  /// - Returns: `nil` where both are in one folder.
  init?(of part: String, in page: String) {
    let from = page.split(separator: "/").dropLast()
    let to = part.split(separator: "/").dropLast()
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps = from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared).map(String.init)
    if steps.isEmpty { return nil }
    way = steps.map { $0 + "/" }.joined()
  }

  /// A line of the part with its links as the page has to write them.
  mutating func moved(_ line: Substring) -> Substring {
    if fence.read(line) || !line.contains("](") { return line }
    return line.replacing(/\]\((\.{1,2}\/[^)\s]*|[A-Za-z0-9_-][^)\s:]*)(?=[)\s])/) { match in
      "](\(way)\(match.output.1)"
    }[...]
  }
}
