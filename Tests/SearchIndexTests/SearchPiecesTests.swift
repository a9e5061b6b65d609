import JSONTree
import SearchIndex
import Testing
import Workers

/// The scripts that an index is cut into.
struct SearchPiecesTests {
  private func files(_ count: Int, on workers: Workers) -> [(path: String, bytes: [UInt8])] {
    let documents = (0..<count).map { number in
      SearchDocument(
        kind: 0, system: "one", language: "en", title: "Title \(number)", address: "\(number).html",
        text: "</script> \u{2028} \"quoted\" word\(number)")
    }
    let index = SearchIndex(documents, kinds: [SearchKind("guide")], on: workers)
    return SearchPieces(index, folder: "s/").files(on: workers)
  }

  @Test func eachCallsOneFunctionWithItsNameAndAValue() throws {
    let files = files(40, on: Workers(1))
    #expect(Set(files.map(\.path)).isSuperset(of: ["s/index.js", "s/t0.js", "s/d0.js", "s/d2.js"]))
    #expect(!files.map(\.path).contains("s/c.js"))
    for (path, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      let name = path.dropFirst(2).dropLast(3)
      #expect(text.hasPrefix("catalogSearch.add(\"\(name)\","))
      #expect(text.hasSuffix(");\n"))
      let value = text.dropFirst("catalogSearch.add(\"\(name)\",".count).dropLast(3)
      #expect(JSONDocument(parsing: Array(value.utf8), path: path).diagnostics.isEmpty)
    }
  }

  @Test func theNumberOfWorkersDoesNotShow() {
    let alone = files(1200, on: Workers(1))
    let many = files(1200, on: Workers(8))
    #expect(alone.map(\.path) == many.map(\.path))
    #expect(alone.map(\.bytes) == many.map(\.bytes))
  }
}
