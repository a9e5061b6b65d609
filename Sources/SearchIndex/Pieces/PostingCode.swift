/// Writes the documents of a term in characters: the distance from the one before in groups of five
/// bits, of which all but the last have the sixth set, then the level.
enum PostingCode {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(of postings: [SearchIndex.Posting]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * postings.count)
    var last = -1
    for posting in postings {
      var distance = posting.document - last - 1
      while distance >= 32 {
        bytes.append(alphabet[32 + distance % 32])
        distance /= 32
      }
      bytes.append(alphabet[distance])
      bytes.append(alphabet[posting.level])
      last = posting.document
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
