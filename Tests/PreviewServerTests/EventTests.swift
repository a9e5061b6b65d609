import Files
import Hummingbird
import HummingbirdTesting
import Testing

@testable import PreviewServer

@Suite(.timeLimit(.minutes(2))) struct EventTests {
  private let problems = #"{"version":1,"diagnostics":[{"id":"x"}]}"#
  private let none = #"{"version":1,"diagnostics":[]}"#

  /// The first events that a browser with the present version gets while `body` runs.
  private func events(
    _ state: PreviewState, _ body: (PreviewState) async -> Void
  ) async -> [PreviewEvent] {
    let stream = await state.events(forVersion: state.snapshot.version)
    await body(state)
    await state.close()
    return await stream.reduce(into: []) { $0.append($1) }
  }

  @Test func aNewSiteReloadsAndAnEqualOneDoesNot() async {
    let state = PreviewState(PreviewContent(site: ["a": "1"]))
    let old = await state.snapshot
    let seen = await events(state) {
      await $0.apply(.content(PreviewContent(site: ["a": "1"])))
      await $0.apply(.content(PreviewContent(site: ["a": "2"])))
    }
    #expect(seen == [.reload])
    let new = await state.snapshot
    #expect(new.content.site == ["a": "2"])
    #expect(new.version != old.version)
  }

  @Test func problemsAreShownAndClearedByTheGoodSite() async {
    let seen = await events(PreviewState(PreviewContent(site: ["a": "1"]))) {
      await $0.apply(.diagnostics(json: problems))
      await $0.apply(.content(PreviewContent(site: ["a": "1"])))
      await $0.apply(.content(PreviewContent(site: ["a": "1"])))
    }
    #expect(seen == [.diagnostics(json: problems), .diagnostics(json: none)])
  }

  @Test func aBrowserIsToldWhatItMissed() async {
    let state = PreviewState(PreviewContent(site: ["a": "1"]))
    await state.apply(.diagnostics(json: problems))
    #expect(await events(state) { _ in } == [.diagnostics(json: problems)])
    let stale = await state.events(forVersion: "of a former run")
    await state.close()
    #expect(await stale.reduce(into: []) { $0.append($1) } == [.reload])
  }

  @Test func aBrowserThatGoesAwayIsForgotten() async {
    let state = PreviewState(PreviewContent(site: [:]))
    let listener = Task {
      for await _ in await state.events(forVersion: nil) {}
    }
    while await state.listenerCount == 0 { await Task.yield() }
    listener.cancel()
    await listener.value
    while await state.listenerCount > 0 { await Task.yield() }
  }

  @Test func aLineBreakInDataStaysData() {
    #expect(
      PreviewEvent.diagnostics(json: "{\r\n\n}").text
        == "event: diagnostics\ndata: {\ndata: \ndata: }\n\n")
    #expect(PreviewEvent.reload.text == "event: reload\ndata: site\n\n")
  }

  @Test func theStreamHasTheFormOfServerSentEvents() async throws {
    let state = PreviewState(PreviewContent(site: ["a": "1"]))
    let application = PreviewServer.makeApplication(state: state, host: "localhost", port: 0)
    let response = try await application.test(.router) { client in
      async let answer = client.execute(uri: "/_catalog/events", method: .get)
      while await state.listenerCount == 0 { await Task.yield() }
      await state.apply(.content(PreviewContent(site: ["a": "2"])))
      await state.apply(.diagnostics(json: problems))
      await state.close()
      return try await answer
    }
    #expect(response.headers[.contentType] == "text/event-stream; charset=utf-8")
    #expect(
      text(response) == "retry: 1000\n\nevent: reload\ndata: site\n\n"
        + "event: diagnostics\ndata: \(problems)\n\n")
  }

  @Test func theScriptIsServed() async throws {
    let response = try await withServer(of: [:]) {
      try await $0.execute(uri: "/_catalog/reload.js", method: .get)
    }
    #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(text(response) == ReloadScript.source)
  }

  /// What the pages' policy forbids, and what would let a message become markup.
  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "setAttribute(\"style", "eval(",
  ])
  func theScriptKeepsToThePolicy(word: String) {
    #expect(!ReloadScript.source.contains(word))
  }
}
