import Testing

@testable import Files

@Suite struct FilePartsTests {
  private let parts = FileParts(count: 3, size: 6) { Array(["ab", "", "cdef"][$0].utf8) }

  @Test func areTheFileOneAfterTheOther() {
    #expect(parts.bytes == Array("abcdef".utf8))
    #expect(FileParts([1, 2]).bytes == [1, 2])
  }

  @Test func aFileIsComparedAndWrittenInParts() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/file"
    try Disk.create(path, parts)
    #expect(try Disk.content(of: path) == Array("abcdef".utf8))
    #expect(Disk.holds(parts, at: path))
    for other in ["abcde", "abcdefg", "abcdeg", ""] {
      #expect(!Disk.holds(FileParts(Array(other.utf8)), at: path), "\(other)")
    }
  }

  @Test func aLongFileOfTheSiteStaysWhereItIsTheSame() throws {
    let folder = try TemporaryFolder()
    let publisher = SitePublisher()
    func publish(_ parts: FileParts) throws -> Publication {
      try publisher.publish(to: "\(folder.path)/site") { site in
        site.write(parts, at: "long.txt")
        site.write([1], at: "short.txt")
        return true
      }
    }
    #expect(try publish(parts) == .published(PublishSummary(written: 2)))
    #expect(try publish(parts) == .published(PublishSummary(unchanged: 2)))
    let other = FileParts(count: 2, size: 6) { Array(["abcd", "EF"][$0].utf8) }
    #expect(try publish(other) == .published(PublishSummary(written: 1, unchanged: 1)))
  }
}
