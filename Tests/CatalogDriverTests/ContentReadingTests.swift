import CatalogDriver
import Foundation
import Testing

/// Content whose systems name folders outside it, on the disk.
@Suite struct ContentReadingTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write("title: T\nsystems: [kit]\n", at: "content/catalog.yaml")
    try run.write(
      "name: Kit\nsummary: s\nmodules: [{ name: Kit, path: ../../Sources/Kit }]\n",
      at: "content/kit/system.yaml")
    try run.write("/// A.\npublic struct A {}\n", at: "Sources/Kit/A.swift")
    try run.write("not read", at: "Sources/Kit/notes.txt")
  }

  private func path(_ name: String) -> String {
    run.folder.appending(path: name).path(percentEncoded: false)
  }

  @Test func sourcesOutsideAreReadByTheirPathFromTheContent() throws {
    let reading = try ContentReading.read(ContentSource(path("content")))
    #expect(
      reading.tree.paths == ["../Sources/Kit/A.swift", "catalog.yaml", "kit/system.yaml"])
    #expect(reading.folders == [path("content"), path("Sources/Kit")])
    #expect(reading.diagnostics == [])
  }

  @Test func readingAgainSeesWhatHasChanged() throws {
    let reading = try ContentReading.read(ContentSource(path("content")))
    #expect(try reading.again([]).tree == reading.tree)
    try run.write("/// B.\npublic struct B {}\n", at: "Sources/Kit/A.swift")
    try run.write("title: U\nsystems: [kit]\n", at: "content/catalog.yaml")
    let again = try reading.again([path("content/catalog.yaml"), path("Sources/Kit/A.swift")])
    #expect(again.tree == (try ContentReading.read(ContentSource(path("content"))).tree))
    #expect(again.tree["catalog.yaml"] == Array("title: U\nsystems: [kit]\n".utf8))
    #expect(again.folders == reading.folders)
    try run.write("name: Kit\nsummary: s\n", at: "content/kit/system.yaml")
    #expect(try again.again([]).folders == [path("content")])
  }

  @Test func onlyTheSystemsThatAreAskedForCount() throws {
    #expect(
      try ContentReading.read(ContentSource(path("content"), systems: ["other"])).folders.count == 1
    )
  }

  @Test func aModuleMayBeOneFile() throws {
    try run.write(
      "name: Kit\nsummary: s\nmodules: [{ name: Kit, path: ../../Sources/Kit/A.swift }]\n",
      at: "content/kit/system.yaml")
    #expect(
      try ContentReading.read(ContentSource(path("content"))).tree.paths.first
        == "../Sources/Kit/A.swift")
    #expect(try run("check").status == 0)
  }

  @Test func ofRecordedPicturesNothingElseIsRead() throws {
    try run.write(
      "name: Kit\nsummary: s\nsnapshots: [../../Tests]\n", at: "content/kit/system.yaml")
    try run.write("struct TagTests {}\n", at: "Tests/TagTests.swift")
    try run.write("PNG", at: "Tests/__Snapshots__/TagTests/testTag.1.png")
    #expect(
      try ContentReading.read(ContentSource(path("content"))).tree.paths == [
        "../Tests/__Snapshots__/TagTests/testTag.1.png", "catalog.yaml", "kit/system.yaml",
      ])
  }

  @Test func placesAreShownFromTheWorkingFolder() throws {
    try run.write("public struct A {\n", at: "Sources/Kit/A.swift")
    let result = try run("check", "--only", "swift", "--strict")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/Kit/A.swift:"))
  }

  @Test func aBrokenFileOutsideTheContentStopsNothing() throws {
    try run.write("public struct A {\n", at: "Sources/Kit/A.swift")
    let result = try run("check", "--only", "swift")
    #expect(result.status == 0)
    #expect(result.errors.contains("warning:"))
  }

  @Test func aFolderThatIsNotThereIsReportedInTheManifest() throws {
    try FileManager.default.removeItem(atPath: path("Sources"))
    let result = try run("check")
    #expect(
      result.errors == "content/kit/system.yaml:3:24: error: there are no Swift files in "
        + "../../Sources/Kit [content/no-sources]\n1 error\n")
  }

  @Test func theSiteHoldsNoPathOfTheMachine() throws {
    let outcome = try CatalogBuild(.init(content: path("content"))).run()
    #expect(outcome.folders.count == 2)
    #expect(!outcome.site.isEmpty)
    for file in outcome.site where file.path.hasSuffix(".html") {
      let page = String(decoding: file.bytes, as: UTF8.self)
      #expect(!page.contains(run.folder.lastPathComponent), "\(file.path)")
    }
  }
}
