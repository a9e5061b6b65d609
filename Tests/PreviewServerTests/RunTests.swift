import Files
import Testing

@testable import PreviewServer

/// The whole server over a real connection.
@Suite(.timeLimit(.minutes(2))) struct RunTests {
  /// Runs a server while `body` works with its address, then cancels it and waits for its end.
  private func withRunningServer(
    updates: AsyncStream<PreviewUpdate> = AsyncStream { $0.finish() },
    site: PreviewTree = PreviewTree(["index.html": "<body>one</body>"]),
    options: PreviewServer.Options = PreviewServer.Options(port: 0),
    _ body: (_ port: Int) async throws -> Void
  ) async throws {
    let (started, continuation) = AsyncStream.makeStream(of: String.self)
    let server = Task {
      try await PreviewServer.run(site, options: options, updates: updates) {
        continuation.yield($0.joined(separator: " "))
      }
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
    let site = PreviewTree(["index.html": "<body>one</body>"])
    try await withRunningServer(updates: updates, site: site) { port in
      let client = try await SocketClient(port: port)
      await client.send("GET /_catalog/events?page=%2F HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let head = await client.receive(until: "retry: 1000\n\n")
      #expect(head.lowercased().contains("content-type: text/event-stream; charset=utf-8\r\n"))
      // The page is listened for when the first findings arrive.
      feed.yield(.findings(json: "{}"))
      let findings = "event: diagnostics\ndata: {}\n\n"
      #expect(await client.receive(until: "data: {}\n\n").contains(findings))
      let change = try #require(await site.replace(with: ["index.html": "<body>two</body>"]))
      #expect(change == PreviewChange(pages: .some(["index.html"])))
      feed.yield(.changed(change))
      #expect(await client.receive(until: "-2\n\n").contains("event: reload\ndata: "))
      let other = try await SocketClient(port: port)
      await other.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(await other.receive(until: "</body>").contains("<body>two"))
    }
  }

  /// What DNS rebinding would send: a foreign name that leads here.
  @Test(arguments: ["/", "/_catalog/events", "/_catalog/editor/", "/_catalog/reload.js"])
  func aForeignHostIsTurnedAway(path: String) async throws {
    try await withRunningServer { port in
      let client = try await SocketClient(port: port)
      await client.send(
        "GET \(path) HTTP/1.1\r\nHost: evil.example:\(port)\r\nConnection: close\r\n\r\n")
      let answer = await client.receive(until: "--allow-host NAME'.\n")
      #expect(answer.hasPrefix("HTTP/1.1 421 "))
      #expect(!answer.contains("<body>"))
    }
  }

  @Test func aConnectionWithoutARequestIsClosed() async throws {
    var options = PreviewServer.Options(port: 0)
    options.idleTimeout = .milliseconds(50)
    try await withRunningServer(options: options) { port in
      let silent = try await SocketClient(port: port)
      #expect(await silent.receive(until: "never") == "")
      let half = try await SocketClient(port: port)
      await half.send("GET / HTTP/1.1\r\nHost: loc")
      #expect(await half.receive(until: "never") == "")
    }
  }

  @Test func aPortInUseIsNamed() async throws {
    try await withRunningServer { port in
      let error = await #expect(throws: PreviewServerError.self) {
        try await PreviewServer.run(
          PreviewTree([:]), options: PreviewServer.Options(port: port),
          updates: AsyncStream { $0.finish() }
        ) { _ in }
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
        PreviewTree([:]), options: PreviewServer.Options(port: 70_000),
        updates: AsyncStream { $0.finish() }
      ) { _ in }
    }
    #expect(error?.description == "there is no port 70000; ports go from 0 to 65535")
  }

  @Test func theAddressesAreThoseThatABrowserCanOpen() {
    func addresses(_ host: String) -> [String] {
      PreviewServer.addresses(host: host, port: 80, networks: ["10.0.0.2"])
    }
    #expect(addresses("127.0.0.1") == ["http://127.0.0.1:80/"])
    #expect(addresses("0.0.0.0") == ["http://localhost:80/", "http://10.0.0.2:80/"])
    #expect(addresses("::") == ["http://localhost:80/", "http://10.0.0.2:80/"])
    #expect(addresses("::1") == ["http://[::1]:80/"])
  }
}
