import ModelContextProtocol
import Testing

@testable import CatalogDriver
@testable import CatalogProtocol

/// What a client said in a recorded session is answered as it was then, to the byte.
@Suite struct SessionReplayTests {
  @Test(arguments: RecordedSession.all)
  func replay(session: RecordedSession) throws {
    let content = try #require(
      try ReloadingLibrary(ContentSource(AgentTestFiles.content), report: { #expect($0 == []) }))
    var server = MCPServer(CatalogProvider(content))
    var said: [String] = []
    var count = 0
    for line in try session.lines() {
      switch line {
      case .client(let text):
        if let answer = server.answer(ClientLine(Array(text.utf8))) {
          said.append(String(decoding: answer, as: UTF8.self))
        }
      case .server(let text):
        try #require(!said.isEmpty, "nothing was answered where the recording has \(text)")
        #expect(said.removeFirst() == text)
        count += 1
      }
    }
    #expect(said == [])
    #expect(count > 3)
  }
}
