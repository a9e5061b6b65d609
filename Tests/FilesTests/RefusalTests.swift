import Diagnostics
import Testing

@testable import Files

@Suite struct RefusalTests {
  /// The headline of the refusal; the folder must be as it was.
  private func refusal(
    _ folder: TemporaryFolder, _ output: String, protecting: [String] = [],
    tree: FileTree = ["index.html": "new"]
  ) throws -> String? {
    let before = folder.files
    let publication = try SitePublisher(protectedFolders: protecting).publish(tree, to: output)
    #expect(folder.files == before)
    guard case .refused(let diagnostics) = publication else { return nil }
    return diagnostics.first.map { "\($0.id.name): \($0.summary)" }
  }

  @Test func aFolderWithSomebodysFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("precious", at: "home/thesis.txt")
    let output = "\(folder.path)/home"
    #expect(
      try refusal(folder, output) == "output/not-ours: the output folder '\(output)' "
        + "holds files that catalog did not make, such as 'thesis.txt'")
    #expect(folder.text("home/thesis.txt") == "precious")
  }

  @Test func aFolderWithAFolderOnly() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("home/empty")
    #expect(
      try refusal(folder, "\(folder.path)/home")?.hasSuffix("such as 'empty'") == true)
  }

  @Test(arguments: [false, true])
  func aFolderWithAHiddenFolder(isSite: Bool) throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    if isSite { _ = try SitePublisher().publish(["index.html": "old"], to: output) }
    try folder.write("ref", at: "site/.git/HEAD")
    #expect(
      try refusal(folder, output)
        == "output/not-ours: the output folder '\(output)' holds '.git', "
        + "which publishing would lose")
  }

  @Test func aMarkerWithoutOurSignatureIsNotOurs() throws {
    let folder = try TemporaryFolder()
    try folder.write("something else", at: "site/.catalog-site")
    try folder.write("mine", at: "site/mine.txt")
    #expect(try refusal(folder, "\(folder.path)/site") != nil)
  }

  @Test func aFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", at: "site")
    let output = "\(folder.path)/site"
    #expect(
      try refusal(folder, output)
        == "output/not-ours: the output folder '\(output)' is a file, not a folder")
  }

  @Test(arguments: ["/", "//", "/tmp/..", "/."])
  func theRootOfTheDisk(output: String) throws {
    #expect(
      try refusal(TemporaryFolder(), output)
        == "output/not-ours: the output folder '\(output)' is the root of the disk")
  }

  @Test func theContentAndWhatHoldsIt() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("project/content")
    try folder.link("alias", to: "project")
    let content = "\(folder.path)/project/content"
    for output in [content, "\(folder.path)/project", "\(folder.path)/alias", folder.path] {
      #expect(
        try refusal(folder, output, protecting: [content])
          == "output/not-ours: the output folder '\(output)' "
          + "is or holds the folder '\(content)' that the site is made from")
    }
    // A folder inside the content is fine: reading leaves it out.
    let inside = SitePublisher(protectedFolders: [content])
    guard case .published = try inside.publish(["a": "1"], to: "\(content)/site") else {
      Issue.record("publishing inside the content was refused")
      return
    }
  }

  @Test func aTreeThatNoDiskCanHold() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/site"
    #expect(
      try refusal(folder, output, tree: ["a/b": "1", "a": "2"])
        == "output/name-clash: the site has both a file and a folder named 'a'")
    #expect(
      try refusal(folder, output, tree: ["../x": "1"])
        == "output/name-clash: the page path '../x' holds '.' or '..'")
    #expect(
      try refusal(folder, output, tree: [".catalog-site": "1"])
        == "output/name-clash: the name '.catalog-site' is taken by the publisher")
  }

  @Test func aRefusalSaysWhatToDo() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", at: "site")
    guard case .refused(let found) = try SitePublisher().publish([:], to: "\(folder.path)/site")
    else {
      Issue.record("not refused")
      return
    }
    #expect(found.map(\.suggestion) == ["name a new or empty folder with --output"])
    #expect(
      found.flatMap(\.notes).map(\.message)
        == ["publishing replaces the whole folder, so nothing was written"])
  }
}
