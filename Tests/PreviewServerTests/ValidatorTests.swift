import Files
import Hummingbird
import Testing

@testable import PreviewServer

@Suite struct ValidatorTests {
  private let site: FileTree = ["a.txt": "0123456789", "same.txt": "0123456789", "b.txt": "b"]

  private func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
    try await withServer(of: site) {
      try await $0.execute(uri: uri, method: .get, headers: headers)
    }
  }

  @Test func theTagIsMadeFromTheContentAlone() async throws {
    let tag = try await get("/a.txt").headers[.eTag]
    #expect(tag == "\"\(ContentHash.hexadecimal(Array("0123456789".utf8)))\"")
    #expect(try await get("/same.txt").headers[.eTag] == tag)
    #expect(try await get("/b.txt").headers[.eTag] != tag)
  }

  @Test func theHashIsFNV1a() {
    // Vectors of the function's authors.
    #expect(ContentHash.hexadecimal([]) == "cbf29ce484222325")
    #expect(ContentHash.hexadecimal(Array("a".utf8)) == "af63dc4c8601ec8c")
    #expect(ContentHash.hexadecimal(Array("foobar".utf8)) == "85944171f73967e8")
  }

  @Test func whatTheBrowserHasIsNotSentAgain() async throws {
    let tag = try #require(try await get("/a.txt").headers[.eTag])
    for field in [tag, "\"x\", \(tag)", "W/\(tag)", "*"] {
      let response = try await get("/a.txt", [.ifNoneMatch: field])
      #expect(response.status == .notModified)
      #expect(response.body.isEmpty)
      #expect(response.headers[.eTag] == tag)
    }
    #expect(try await get("/a.txt", [.ifNoneMatch: "\"x\""]).status == .ok)
  }

  @Test(
    arguments: [
      ("bytes=2-4", "234", "bytes 2-4/10"), ("bytes=7-", "789", "bytes 7-9/10"),
      ("bytes=-3", "789", "bytes 7-9/10"), ("bytes=0-99", "0123456789", "bytes 0-9/10"),
      ("bytes=-99", "0123456789", "bytes 0-9/10"), ("bytes=9-9", "9", "bytes 9-9/10"),
    ])
  func sendsPartOfAFile(range: String, part: String, contentRange: String) async throws {
    let response = try await get("/a.txt", [.range: range])
    #expect(response.status == .partialContent)
    #expect(text(response) == part)
    #expect(response.headers[.contentRange] == contentRange)
    #expect(response.headers[.contentLength] == String(part.utf8.count))
  }

  @Test(arguments: ["bytes=10-", "bytes=10-12", "bytes=-0"])
  func refusesAPartBehindTheEnd(range: String) async throws {
    let response = try await get("/a.txt", [.range: range])
    #expect(response.status == .rangeNotSatisfiable)
    #expect(response.headers[.contentRange] == "bytes */10")
  }

  @Test(
    arguments: [
      "bytes=4-2", "bytes=", "bytes=-", "bytes=a-b", "bytes=0-1,3-4", "lines=1-2", "bytes=+1-2",
      "bytes=99999999999999999999-",
    ])
  func ignoresRangesItDoesNotUnderstand(range: String) async throws {
    let response = try await get("/a.txt", [.range: range])
    #expect(response.status == .ok)
    #expect(text(response) == "0123456789")
  }

  @Test func aPartIsSentOnlyOfTheVersionThatTheBrowserHas() async throws {
    let tag = try #require(try await get("/a.txt").headers[.eTag])
    let same = try await get("/a.txt", [.range: "bytes=0-0", .ifRange: tag])
    #expect(same.status == .partialContent)
    let other = try await get("/a.txt", [.range: "bytes=0-0", .ifRange: "\"old\""])
    #expect(other.status == .ok)
  }
}
