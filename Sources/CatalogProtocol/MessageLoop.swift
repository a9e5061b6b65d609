import ContrastReports
import ModelContextProtocol

/// Takes lines from a client one after the other and writes the answers in their order.
///
/// A request that the client takes back is not answered, whether it still waits or is being worked
/// on: what has arrived in the meantime is looked at before an answer goes out, in bounded memory.
struct MessageLoop<Provider: ContextProvider>: Sendable {
  private struct Waiting: Sendable {
    var line: ClientLine
    var size: Int
  }

  /// How many bytes of lines may wait before no more are looked at.
  private static var lookahead: Int { 1 << 20 }

  private var server: MCPServer<Provider>
  private var lines = InputLines(limit: ClientLine.lengthLimit)
  private var waiting: ArraySlice<Waiting> = []
  private var waitingSize = 0
  /// How many of the waiting lines take back each request.
  private var takenBack: [RequestID: Int] = [:]
  private var isAtEnd = false

  init(_ server: MCPServer<Provider>) { self.server = server }

  mutating func run<Failure: Error>(
    read: (_ waits: Bool) throws(Failure) -> MCPRun.Input, write: (String) -> Void
  ) throws(Failure) {
    while true {
      guard let line = next() else {
        if isAtEnd { return }
        take(try read(true))
        continue
      }
      guard let answer = server.answer(line) else { continue }
      try lookAhead(read)
      if line.cancellable.map({ takenBack[$0] == nil }) ?? true {
        write(String(decoding: answer, as: UTF8.self) + "\n")
      }
    }
  }

  /// Takes what has arrived, without waiting for more.
  private mutating func lookAhead<Failure: Error>(
    _ read: (_ waits: Bool) throws(Failure) -> MCPRun.Input
  ) throws(Failure) {
    while !isAtEnd, waitingSize < Self.lookahead {
      let input = try read(false)
      if case .nothing = input { return }
      take(input)
    }
  }

  private mutating func take(_ input: MCPRun.Input) {
    switch input {
    case .nothing: break
    case .bytes(let bytes): for line in lines.add(bytes) { add(line) }
    case .end:
      isAtEnd = true
      if let last = lines.finish() { add(last) }
    }
  }

  private mutating func add(_ bytes: InputLines.Line) {
    let line = bytes.isCut ? .tooLong : ClientLine(bytes.bytes)
    // An empty line takes room as well.
    let size = bytes.bytes.count + 1
    waiting.append(Waiting(line: line, size: size))
    waitingSize += size
    if let request = line.cancelled { takenBack[request, default: 0] += 1 }
  }

  private mutating func next() -> ClientLine? {
    guard let next = waiting.popFirst() else { return nil }
    waitingSize -= next.size
    if let request = next.line.cancelled, let count = takenBack[request] {
      takenBack[request] = count > 1 ? count - 1 : nil
    }
    return next.line
  }
}
