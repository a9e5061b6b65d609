import Files
import Hummingbird
import Testing

@testable import PreviewServer

@Suite(.timeLimit(.minutes(2))) struct EventTests {
  private let problems = #"{"version":1,"diagnostics":[{"id":"x"}]}"#
  private let none = #"{"version":1,"diagnostics":[]}"#
  private let tree = PreviewTree(["a/index.html": "1"])

  /// What a browser that shows `page` is told of what `body` does; the box is emptied at the end.
  private func events(
    of page: String? = "a/index.html", _ body: (PreviewState) async -> Void
  ) async -> [PreviewEvent] {
    let state = PreviewState(tree)
    let mailbox = await state.listen(page: page, version: state.version)
    await body(state)
    await state.close()
    return await mailbox.reduce(into: []) { $0 += $1 }
  }

  /// Without the number of the run.
  private func kinds(_ events: [PreviewEvent]) -> [String] {
    events.map { event in
      switch event {
      case .reload: "reload"
      case .styles(let paths, _): "styles " + paths.sorted().joined(separator: " ")
      case .sources(let paths): "sources " + paths.joined(separator: " ")
      case .findings(let json): "findings " + json
      case .ownFindings(let json): "own " + json
      case .editor: "editor"
      }
    }
  }

  @Test func aPageHearsOfItselfAndOfStylesheets() async {
    let own = await events { await $0.apply(.changed(.init(pages: .some(["a/index.html"])))) }
    #expect(kinds(own) == ["reload"])
    let all = await events { await $0.apply(.changed(.init(pages: .all, styles: ["s.css"]))) }
    #expect(kinds(all) == ["reload"])
    let other = await events {
      await $0.apply(.changed(.init(pages: .some(["b.html"]), styles: ["s.css"])))
    }
    #expect(kinds(other) == ["styles s.css"])
    let unnamed = await events(of: nil) {
      await $0.apply(.changed(.init(pages: .some(["b.html"]))))
    }
    #expect(kinds(unnamed) == ["reload"])
  }

  @Test func aChangeOfAnotherPageIsNotTold() async {
    let seen = await events { await $0.apply(.changed(.init(pages: .some(["b.html"])))) }
    #expect(kinds(seen) == [])
  }

  @Test func aPageIsLoadedAgainWhenItsBytesDifferFromThoseItWasServedWith() async {
    let tree = PreviewTree(["a.html": "1", "404.html": "lost"])
    let state = PreviewState(tree)
    /// What a browser is told that was served with `bytes`, of what `body` does.
    func told(_ bytes: String, _ body: () async -> Void) async -> [String] {
      let tag = ContentHash.of(PreviewFile(Array(bytes.utf8)))
      let version = PageVersion(await state.version, tag: tag).text
      let mailbox = await state.listen(page: "a.html", version: version)
      await body()
      await state.apply(.changed(.init(pages: .differing, styles: ["s.css"])))
      mailbox.close()
      return kinds(await mailbox.reduce(into: []) { $0 += $1 })
    }
    #expect(await told("1") {} == ["styles s.css"])
    #expect(await told("1") { _ = await tree.replace(with: ["a.html": "2"]) } == ["reload"])
    // A page that is gone, and one that still is.
    #expect(await told("2") { _ = await tree.replace(with: ["404.html": "lost"]) } == ["reload"])
    #expect(await told("lost") {} == ["styles s.css"])
  }

  @Test func aBrowserThatMissedAChangeIsToldByItsTag() async {
    let tree = PreviewTree(["a.html": "1"])
    let state = PreviewState(tree)
    let old = await state.version
    let tag = ContentHash.of(PreviewFile(Array("1".utf8)))
    await state.apply(.changed(.init(pages: .differing, styles: ["s.css"])))
    func missed() async -> [PreviewEvent] {
      let mailbox = await state.listen(page: "a.html", version: PageVersion(old, tag: tag).text)
      mailbox.close()
      return await mailbox.reduce(into: []) { $0 += $1 }
    }
    // The tag stays with the page when only its styles are new.
    let shown = PageVersion(await state.version, tag: tag).text
    #expect(await missed() == [.styles(paths: ["s.css"], version: shown)])
    _ = await tree.replace(with: ["a.html": "2"])
    #expect(kinds(await missed()) == ["reload"])
  }

  @Test func aPageGetsWhatTheFoldedFindingsLeaveOutOfItsFiles() async {
    let state = PreviewState(SourcedSite())
    let ofFiles = ["a.md": #"{"id":"x"},{"id":"y"}"#, "b.md": "{}"]
    let mailbox = await state.listen(page: "a.html", version: nil)
    await state.apply(.findings(json: "{}", ofFiles: ofFiles))
    let later = await state.listen(page: "c.html", version: nil)
    await state.close()
    #expect(
      kinds(await mailbox.reduce(into: []) { $0 += $1 }) == [
        "sources a.md", "findings {}", #"own {"diagnostics":[{"id":"x"},{"id":"y"}]}"#,
      ])
    #expect(kinds(await later.reduce(into: []) { $0 += $1 }) == ["sources c.md", "findings {}"])
  }

  @Test func aBurstIsOneEventOfEachKindHoweverSlowTheBrowser() async {
    let seen = await events { state in
      for number in 0..<10_000 {
        await state.apply(.changed(.init(pages: .some([]), styles: ["\(number % 3).css"])))
        await state.apply(.findings(json: "\(number)"))
      }
    }
    #expect(kinds(seen) == ["styles 0.css 1.css 2.css", "findings 9999"])
  }

  @Test func findingsAreShownOnceAndTakenAway() async {
    let state = PreviewState(tree)
    let mailbox = await state.listen(page: nil, version: nil)
    var events = mailbox.makeAsyncIterator()
    await state.apply(.findings(json: problems))
    await state.apply(.findings(json: problems))
    #expect(await events.next() == [.findings(json: problems)])
    await state.apply(.findings(json: nil))
    #expect(await events.next() == [.findings(json: none)])
    await state.apply(.findings(json: nil))
    await state.close()
    #expect(await events.next() == nil)
  }

  @Test func aBrowserIsToldWhatItMissed() async {
    let state = PreviewState(tree)
    let old = await state.version
    await state.apply(.findings(json: problems))
    await state.apply(.changed(.init(pages: .some(["b.html"]), styles: ["s.css"])))
    func missed(_ page: String?, _ version: String) async -> [String] {
      let mailbox = await state.listen(page: page, version: version)
      mailbox.close()
      return kinds(await mailbox.reduce(into: []) { $0 += $1 })
    }
    #expect(await missed("a.html", old) == ["styles s.css", "findings \(problems)"])
    #expect(await missed("b.html", old) == ["reload", "findings \(problems)"])
    #expect(await missed("a.html", state.version) == ["findings \(problems)"])
    #expect(await missed("a.html", "of a former run") == ["reload", "findings \(problems)"])
    await state.apply(.changed(.init(pages: .all)))
    #expect(await missed("a.html", old) == ["reload", "findings \(problems)"])
  }

  @Test func aBrowserThatGoesAwayIsForgotten() async {
    let state = PreviewState(tree)
    let listener = Task {
      for await _ in await state.listen(page: nil, version: nil) {}
    }
    while await state.listenerCount == 0 { await Task.yield() }
    listener.cancel()
    await listener.value
    while await state.listenerCount > 0 { await Task.yield() }
  }

  @Test func theSourcesOfThePageComeBeforeTheFindings() async {
    let state = PreviewState(SourcedSite())
    await state.apply(.findings(json: "{}"))
    let mailbox = await state.listen(page: "a.html", version: nil)
    await state.close()
    #expect(
      kinds(await mailbox.reduce(into: []) { $0 += $1 }) == ["sources a.md", "findings {}"])
  }

  @Test func whatIsSentHasTheFormOfItsKind() {
    #expect(
      PreviewEvent.findings(json: "{\r\n\n}").text
        == "event: diagnostics\ndata: {\ndata: \ndata: }\n\n")
    #expect(PreviewEvent.reload(version: "1-2").text == "event: reload\ndata: 1-2\n\n")
    #expect(
      PreviewEvent.styles(paths: ["b", "a"], version: "1-2").text
        == "event: styles\ndata: {\"version\":\"1-2\",\"paths\":[\"a\",\"b\"]}\n\n")
    #expect(
      PreviewEvent.sources(["\"\\\n"]).text
        == #"event: sources"# + "\n" + #"data: ["\"\\\u000a"]"# + "\n\n")
  }

  @Test func aTreeTellsWhatIsNew() {
    let old: FileTree = ["a.html": "1", "s.css": "1", "i.svg": "1", "a.md": "1"]
    func change(_ path: String, _ bytes: String?) -> PreviewChange {
      var new = old
      new[path] = bytes.map { Array($0.utf8) }
      return PreviewTree.change(from: old, to: new)
    }
    #expect(change("a.html", "2") == PreviewChange(pages: .some(["a.html"])))
    #expect(change("a.html", nil) == PreviewChange(pages: .some(["a.html"])))
    #expect(change("s.css", "2") == PreviewChange(pages: .some([]), styles: ["s.css"]))
    #expect(change("s.css", nil) == PreviewChange(pages: .some([])))
    #expect(change("i.svg", "2") == PreviewChange(pages: .all))
    #expect(change("a.md", "2") == PreviewChange(pages: .some([])))
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

/// A site whose pages are made from markdown of the same name.
private struct SourcedSite: PreviewSite {
  func file(at path: String) async -> PreviewFile? { nil }

  func sources(of path: String) async -> [String] { [path.replacing(".html", with: ".md")] }
}
