/// What a site was made from, and what it consists of: whether it has to be made again can be told
/// without making it.
public struct SiteStamp: Hashable, Sendable {
  /// A digest of all that the site was made from.
  public var source: String
  /// The number of its pages.
  public var pageCount: Int
  /// A digest of all its files.
  var files: String

  var line: String { "made from \(source) pages \(pageCount) files \(files)" }

  init(source: String, pageCount: Int, files: String) {
    (self.source, self.pageCount, self.files) = (source, pageCount, files)
  }

  init?(line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 7, words[0] == "made", words[1] == "from", let pages = Int(words[4]) else {
      return nil
    }
    self.init(source: words[2], pageCount: pages, files: words[6])
  }
}

/// A digest of files with their paths, in any order.
struct FilesDigest: Sendable {
  private var sum: (low: UInt64, high: UInt64) = (0, 0)

  var hexadecimal: String { ContentDigest.hexadecimal(sum.low, sum.high) }

  /// Adds a file.
  ///
  /// - Parameter digest: That of its path, then of its bytes.
  mutating func add(_ digest: ContentDigest) {
    let (low, high) = digest.halves
    sum = (sum.low &+ low, sum.high &+ high)
  }
}
