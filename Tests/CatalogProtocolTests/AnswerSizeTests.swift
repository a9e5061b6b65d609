import Files
import JSONTree
import ModelContextProtocol
import Testing

@testable import CatalogProtocol

/// Long lists and texts come in parts that fit into an answer.
@Suite struct AnswerSizeTests {
  private static let line = "Ä \"quoted\" line.\n"
  private static let files: FileTree = [
    "system.yaml": "name: One\nsummary: One.\n",
    "guides/long.md": "---\ntitle: Long\n---\n" + String(repeating: line, count: 10_000),
    "guides/a.md": "---\ntitle: A\n---\nShort.\n", "guides/b.md": "---\ntitle: B\n---\nShort.\n",
  ]

  private let library: CatalogLibrary

  init() throws {
    library = try #require(CatalogLibrary.load(Self.files))
  }

  /// Calls a tool with arguments that are JSON.
  private func call(_ tool: some CatalogTool, _ arguments: String) throws -> JSONObject {
    let given = JSONDocument(parsing: Array(arguments.utf8), path: "").root?.object
    let answer = try tool.run(
      ToolArguments(try #require(given), for: tool.declaration), in: library)
    let bytes = JSONWriter().bytes(answer)
    #expect(bytes.count < CatalogProvider.answerLimit)
    return try #require(JSONDocument(parsing: bytes, path: "").root?.object)
  }

  @Test func aLongGuideComesInPieces() throws {
    var text = ""
    var offset: Int? = 0
    var count = 0
    while let start = offset {
      let answer = try call(GetGuideTool(), #"{"guide":"long","offset":\#(start)}"#)
      text += answer["markdown"]?.string ?? ""
      offset = answer["nextOffset"]?.double.flatMap(Int.init(exactly:))
      count += 1
    }
    #expect(count == 6)
    #expect(text == String(repeating: Self.line, count: 10_000))
  }

  @Test func anOffsetBehindTheEndGivesNothing() throws {
    let answer = try call(GetGuideTool(), #"{"guide":"a","offset":5000}"#)
    #expect(answer["markdown"]?.string == "")
    #expect(answer["nextOffset"] == nil)
  }

  @Test func pagesTellWhereToGoOn() {
    func page(_ limit: Int, _ offset: Int) -> String {
      let page = Paging(limit: limit, offset: offset).page("n", [1, 2, 3]) { .integer($0) }
      return JSONWriter().string(page)
    }
    #expect(page(2, 0) == #"{"n":[1,2],"total":3,"offset":0,"nextOffset":2}"#)
    #expect(page(2, 2) == #"{"n":[3],"total":3,"offset":2}"#)
    #expect(page(2, 9) == #"{"n":[],"total":3,"offset":9}"#)
  }
}
