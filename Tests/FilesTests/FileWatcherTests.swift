import Testing

@testable import Files

@Suite(.timeLimit(.minutes(2))) struct FileWatcherTests {
  /// Listing this often keeps the tests short; nothing depends on it.
  static let methods: [FileWatcher.Method] = [.automatic, .polling(every: .milliseconds(10))]

  private func watcher(
    _ folder: TemporaryFolder, _ method: FileWatcher.Method
  ) -> FileWatcher {
    FileWatcher(
      folders: ["\(folder.path)/watched"], skippedNames: ["skipped"], method: method,
      quiet: .milliseconds(20))
  }

  /// The changes up to the one that names `path`, relative to the watched folder.
  private func changes(
    in stream: AsyncStream<FileChange>, of folder: TemporaryFolder, until path: String
  ) async -> Set<String> {
    var all: Set<String> = []
    for await change in stream {
      #expect(change.paths == change.paths.sorted())
      all.formUnion(change.paths.map { String($0.dropFirst("\(folder.path)/watched/".count)) })
      if all.contains(path) { break }
    }
    return all
  }

  @Test(arguments: methods)
  func reportsFilesMadeChangedAndRemoved(method: FileWatcher.Method) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", at: "watched/a.md")
    try folder.write("1", at: "watched/deep/b.md")
    let stream = watcher(folder, method).changes()
    try folder.write("22", at: "watched/a.md")
    #expect(await changes(in: stream, of: folder, until: "a.md") == ["a.md"])
    try folder.write("new", at: "watched/deep/c.md")
    #expect(await changes(in: stream, of: folder, until: "deep/c.md") == ["deep/c.md"])
    folder.remove("watched/deep/b.md")
    #expect(await changes(in: stream, of: folder, until: "deep/b.md") == ["deep/b.md"])
  }

  @Test(arguments: methods)
  func watchesFoldersThatAppear(method: FileWatcher.Method) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("watched")
    let stream = watcher(folder, method).changes()
    try folder.makeFolder("watched/x/y")
    _ = await changes(in: stream, of: folder, until: "x")
    try folder.write("1", at: "watched/x/y/z.md")
    let seen = await changes(in: stream, of: folder, until: "x/y/z.md")
    #expect(seen.contains("x/y/z.md"))
  }

  @Test(arguments: methods)
  func leavesOutHiddenNamesGivenNamesAndPublishedSites(method: FileWatcher.Method) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("watched/skipped")
    let site = "\(folder.path)/watched/site"
    _ = try SitePublisher().publish(["index.html": "1"], to: site)
    let stream = watcher(folder, method).changes()
    try folder.write("1", at: "watched/.a.md.swp")
    try folder.write("1", at: "watched/skipped/b.md")
    _ = try SitePublisher().publish(["index.html": "2"], to: site)
    try folder.write("1", at: "watched/last.md")
    #expect(await changes(in: stream, of: folder, until: "last.md") == ["last.md"])
  }

  @Test(arguments: methods)
  func goesOnWhenTheFolderIsReplaced(method: FileWatcher.Method) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", at: "watched/a.md")
    let stream = watcher(folder, method).changes()
    folder.remove("watched")
    for await _ in stream { break }
    try folder.write("2", at: "watched/b.md")
    #expect(await changes(in: stream, of: folder, until: "b.md").contains("b.md"))
  }

  @Test(arguments: methods)
  func waitsForAFolderThatIsMissing(method: FileWatcher.Method) async throws {
    let folder = try TemporaryFolder()
    let stream = watcher(folder, method).changes()
    try folder.write("1", at: "watched/a.md")
    #expect(await changes(in: stream, of: folder, until: "a.md") == ["a.md"])
  }

  @Test(arguments: methods)
  func whatHappensWhileNobodyAsksIsOneChange(method: FileWatcher.Method) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("watched")
    let stream = watcher(folder, method).changes()
    let names = (0..<200).map { "\($0).md" }
    for name in names { try folder.write("1", at: "watched/\(name)") }
    var iterator = stream.makeAsyncIterator()
    let change = try #require(await iterator.next())
    #expect(change.paths == names.map { "\(folder.path)/watched/\($0)" }.sorted())
  }

  @Test(arguments: methods)
  func endsWithTheTaskThatListens(method: FileWatcher.Method) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("watched")
    let stream = watcher(folder, method).changes()
    let listener = Task {
      for await _ in stream {}
    }
    listener.cancel()
    await listener.value
    // The stream is at its end for everybody.
    for await change in stream { Issue.record("\(change) after the end") }
  }

  #if os(Linux)
    @Test func aWatchedFolderMovedAwayIsForgottenAndOneMovedInIsWatched() async throws {
      let folder = try TemporaryFolder()
      try folder.makeFolder("watched/a")
      try folder.makeFolder("outside/b")
      var source = try #require(
        InotifySource(folders: ["\(folder.path)/watched"], skippedNames: []))
      defer { source.close() }
      try FolderSwap.exchangeAtOnce("\(folder.path)/watched/a", "\(folder.path)/outside/b")
      while source.drain().isEmpty { #expect(await source.wait()) }
      try folder.write("1", at: "outside/b/gone.md")
      try folder.write("1", at: "watched/a/here.md")
      var changed: Set<String> = []
      while changed.isEmpty {
        #expect(await source.wait())
        changed = source.drain()
      }
      #expect(changed == ["\(folder.path)/watched/a/here.md"])
    }
  #endif
}
