import Files
import Testing

@testable import PreviewServer

/// The whole server over a real connection.
@Suite(.timeLimit(.minutes(2))) struct RunTests {
  /// Runs a server while `body` works with its address, then cancels it and waits for its end.
  private func withRunningServer(
    updates: AsyncStream<PreviewUpdate> = AsyncStream { $0.finish() },
    _ body: (_ port: Int) async throws -> Void
  ) async throws {
    let (started, continuation) = AsyncStream.makeStream(of: String.self)
    let server = Task {
      try await PreviewServer.run(
        PreviewContent(site: ["index.html": "<body>one</body>"]), port: 0, updates: updates
      ) { continuation.yield($0) }
    }
    let url = try #require(await started.first { _ in true })
    let port = try #require(url.split(separator: ":").last.flatMap { Int($0.dropLast()) })
    #expect(url == "http://127.0.0.1:\(port)/")
    try await body(port)
    server.cancel()
    try await server.value
  }

  @Test func eventsArriveAtOnceAndAnOpenStreamDoesNotKeepTheServerFromEnding() async throws {
    let (updates, feed) = AsyncStream.makeStream(of: PreviewUpdate.self)
    try await withRunningServer(updates: updates) { port in
      let client = try await SocketClient(port: port)
      await client.send("GET /_catalog/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(await client.receive(until: "retry: 1000\n\n").contains("text/event-stream"))
      feed.yield(.content(PreviewContent(site: ["index.html": "<body>two</body>"])))
      #expect(await client.receive(until: "data: site\n\n").contains("event: reload\n"))
      feed.yield(.diagnostics(json: "{}"))
      #expect(await client.receive(until: "data: {}\n\n").contains("event: diagnostics\n"))
      let other = try await SocketClient(port: port)
      await other.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(await other.receive(until: "</body>").contains("<body>two"))
    }
  }

  @Test func aPortInUseIsNamed() async throws {
    try await withRunningServer { port in
      let error = await #expect(throws: PreviewServerError.self) {
        try await PreviewServer.run(
          PreviewContent(site: [:]), port: port, updates: AsyncStream { $0.finish() }
        ) {
          _ in
        }
      }
      #expect(error?.problem == .portInUse)
      #expect(error?.description == "port \(port) of 127.0.0.1 is in use by another program")
      #expect(
        error?.suggestion == "choose another with --port, or --port 0 for any that is free")
    }
  }

  @Test func aPortThatCannotBeIsNamed() async {
    let error = await #expect(throws: PreviewServerError.self) {
      try await PreviewServer.run(
        PreviewContent(site: [:]), port: 70_000, updates: AsyncStream { $0.finish() }
      ) {
        _ in
      }
    }
    #expect(error?.description == "there is no port 70000; ports go from 0 to 65535")
  }

  @Test func theAddressIsOneThatABrowserCanOpen() {
    #expect(PreviewServer.address(host: "127.0.0.1", port: 80) == "http://127.0.0.1:80/")
    #expect(PreviewServer.address(host: "0.0.0.0", port: 81) == "http://localhost:81/")
    #expect(PreviewServer.address(host: "::1", port: 82) == "http://[::1]:82/")
  }
}
