import Testing

@testable import PreviewServer

@Suite struct ServedFilesTests {
  /// How often a file is made when it is asked for one request after the other.
  private func count(
    _ requests: [(path: String, file: PreviewFile, version: String)], scripts: [[String]] = []
  ) -> Int {
    let served = ServedFiles()
    var count = 0
    for (number, request) in requests.enumerated() {
      let given = scripts.isEmpty ? [] : scripts[number]
      let response = served.response(
        request.path, request.file, version: request.version, scripts: given
      ) {
        count += 1
        return FileResponse(path: request.path, bytes: request.file.bytes, tag: request.file.tag)
      }
      #expect(response.bytes == request.file.bytes)
      #expect(response.tag == request.file.tag ?? ContentHash.hexadecimal(request.file.bytes))
    }
    return count
  }

  @Test func theSameFileIsMadeOnce() {
    let file = PreviewFile(Array("text".utf8))
    let copy = file
    #expect(count([("a.html", file, "1"), ("a.html", copy, "1"), ("a.html", file, "1")]) == 1)
  }

  @Test func whateverIsAnotherIsMadeAgain() {
    let file = PreviewFile(Array("text".utf8))
    var changed = file
    changed.bytes[0] = 0
    var tagged = file
    tagged.tag = "x"
    #expect(count([("a.html", file, "1"), ("a.html", changed, "1")]) == 2)
    #expect(count([("a.html", file, "1"), ("a.html", tagged, "1")]) == 2)
    #expect(count([("a.html", file, "1"), ("a.html", file, "2")]) == 2)
    #expect(count([("a.html", file, "1"), ("b.html", file, "1")]) == 2)
    #expect(
      count([("a.html", file, "1"), ("a.html", file, "1")], scripts: [[], ["/x.js"]]) == 2)
  }

  /// What is kept has a limit: both files together are above it.
  @Test func filesThatAreTooLargeTogetherAreMadeAgain() {
    let large = PreviewFile(Array(repeating: 0, count: 10 << 20), tag: "x")
    let requests = [("a", large, "1"), ("b", large, "1"), ("a", large, "1")]
    #expect(count(requests.map { (path: $0.0, file: $0.1, version: $0.2) }) == 3)
  }
}
