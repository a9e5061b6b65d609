import Testing

@testable import Files

struct ContentDigestTests {
  private func digest(_ parts: [[UInt8]]) -> ContentDigest {
    var digest = ContentDigest()
    for part in parts { digest.add(part) }
    return digest
  }

  @Test func partsDoAsWellAsTheWhole() {
    let bytes = (0..<100).map { UInt8($0 * 7 % 251) }
    let whole = digest([bytes]).hexadecimal
    for length in 1..<40 {
      let parts = stride(from: 0, to: bytes.count, by: length).map {
        Array(bytes[$0..<min($0 + length, bytes.count)])
      }
      #expect(digest(parts).hexadecimal == whole, "\(length)")
    }
  }

  @Test func everyBitAndEveryPlaceCounts() {
    let bytes = [UInt8](repeating: 0, count: 41)
    var others = [bytes, bytes.dropLast(), bytes + [0], []]
    for place in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << bit
        others.append(other)
      }
    }
    let digests = Set(others.map { digest([$0]).hexadecimal })
    #expect(digests.count == others.count)
    #expect(digests.allSatisfy { $0.utf8.count == 32 })
  }

  @Test func aTextIsToldFromWhatFollows() {
    var first = ContentDigest("ab")
    first.add("c")
    var second = ContentDigest("a")
    second.add("bc")
    #expect(first != second)
  }

  @Test func filesCountInAnyOrder() {
    let files = ["a", "b", "a"].map { ContentDigest($0) }
    func sum(_ digests: some Sequence<ContentDigest>) -> String {
      var sum = FilesDigest()
      for digest in digests { sum.add(digest) }
      return sum.hexadecimal
    }
    #expect(sum(files) == sum(files.reversed()))
    #expect(sum(files) != sum(files.dropLast()))
  }
}
