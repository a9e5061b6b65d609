import Testing

@testable import Files

@Suite struct OutputPathTests {
  @Test func takesWhatDoesNotExistByItsLetters() throws {
    let folder = try TemporaryFolder()
    let path = try OutputPath(resolving: "\(folder.path)/x/./y/../z//")
    #expect(path.text == "\(folder.path)/x/z")
    #expect(path.name == "z")
    #expect(path.parent.text == "\(folder.path)/x")
  }

  @Test func resolvesLinksOnTheWay() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("real/inner")
    try folder.link("link", to: "real/inner")
    #expect(
      try OutputPath(resolving: "\(folder.path)/link/new").text
        == "\(folder.path)/real/inner/new")
    // '..' after a link is the parent of where it leads.
    #expect(try OutputPath(resolving: "\(folder.path)/link/..").text == "\(folder.path)/real")
  }

  @Test func aRelativePathBeginsAtTheWorkingFolder() throws {
    let here = try OutputPath(resolving: ".")
    #expect(try OutputPath(resolving: "no-such-folder").names == here.names + ["no-such-folder"])
    #expect(try here.contains(OutputPath(resolving: "a/b")))
  }

  @Test func containsComparesWholeNames() throws {
    let outer = try OutputPath(resolving: "/no/such")
    #expect(try outer.contains(OutputPath(resolving: "/no/such/thing")))
    #expect(outer.contains(outer))
    #expect(try !outer.contains(OutputPath(resolving: "/no/suchlike")))
  }
}
