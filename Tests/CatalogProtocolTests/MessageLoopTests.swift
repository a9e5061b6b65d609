import ModelContextProtocol
import Testing

@testable import CatalogProtocol

/// How lines arrive and answers leave.
@Suite struct MessageLoopTests {
  private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
  private static let other = #"{"jsonrpc":"2.0","id":"b","method":"ping"}"#
  private static let back =
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
  private static let answer = #"{"jsonrpc":"2.0","id":1,"result":{}}"# + "\n"
  private static let otherAnswer = #"{"jsonrpc":"2.0","id":"b","result":{}}"# + "\n"

  /// What is written when these pieces arrive; those after `nil` arrive only when waited for.
  private func answers(to pieces: [String?]) -> [String] {
    var loop = MessageLoop(MCPServer(Nothing()))
    var rest = pieces[...]
    var written: [String] = []
    loop.run(
      read: { waits in
        guard let piece = rest.first else { return .end }
        if piece == nil, !waits { return .nothing }
        rest.removeFirst()
        return piece.map { .bytes(Array($0.utf8)) } ?? .nothing
      }, write: { written.append($0) })
    return written
  }

  @Test func linesMayComeInPieces() {
    let (head, tail) = (String(Self.ping.prefix(9)), String(Self.ping.dropFirst(9)))
    #expect(
      answers(to: [head, nil, tail + "\r\n" + Self.other]) == [Self.answer, Self.otherAnswer])
  }

  @Test func aRequestTakenBackInTimeIsNotAnswered() {
    #expect(answers(to: [Self.ping + "\n" + Self.back + "\n" + Self.other]) == [Self.otherAnswer])
    #expect(answers(to: [Self.ping + "\n", Self.back + "\n"]) == [])
  }

  @Test func aRequestTakenBackTooLateIsAnswered() {
    #expect(answers(to: [Self.ping + "\n", nil, Self.back + "\n"]) == [Self.answer])
  }

  @Test func whatIsTakenBackIsNamed() {
    #expect(answers(to: [Self.other + "\n" + Self.back + "\n"]) == [Self.otherAnswer])
  }

  @Test func longLinesAreCut() {
    let long = String(repeating: " ", count: ClientLine.lengthLimit + 1)
    let written = answers(to: [long, "x\n" + Self.ping])
    #expect(written.count == 2)
    #expect(written.first?.contains("the line is longer than 8388608 bytes") == true)
    #expect(written.last == Self.answer)
  }

  /// Offers nothing.
  private struct Nothing: ContextProvider {
    let identity = ServerIdentity(name: "n", title: "N", version: "0")
    let instructions = ""
    let tools: [Tool] = []

    func call(_ tool: String, _ arguments: ToolArguments) -> ToolResult { .failure("") }
  }
}
