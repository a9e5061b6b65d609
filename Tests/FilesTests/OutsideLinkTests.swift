import Diagnostics
import Testing

@testable import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct OutsideLinkTests {
  private func refusal(_ path: String) -> Diagnostic {
    .init(
      .filesOutsideLink, "the link leads outside the folder, so the file is not read",
      at: SourceLocation(path),
      suggestion: "put the file itself here, or trust all links with --follow-links")
  }

  @Test(arguments: ["x.svg", "x.md", "x.swift", "x.json", "pages/x.mustache", "no-ending"])
  func aLinkToAFileOutsideIsRefusedWhateverItsName(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", at: "secret")
    try folder.write("fine", at: "content/a.md")
    try folder.makeFolder("content/pages")
    try folder.link("content/\(name)", to: "\(folder.path)/secret")
    let contents = try FileTree.read(folder: "\(folder.path)/content")
    #expect(contents.tree == ["a.md": "fine"])
    #expect(contents.diagnostics == [refusal(name)])
  }

  @Test func relativeLinksAndLinksToLinksAreResolved() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", at: "secret")
    try folder.write("in", at: "content/deep/real")
    try folder.link("content/up", to: "../secret")
    try folder.link("content/again", to: "deep/step")
    try folder.link("content/deep/step", to: "../up")
    try folder.link("content/round", to: "../content/deep/real")
    let contents = try FileTree.read(folder: "\(folder.path)/content")
    #expect(contents.tree == ["deep/real": "in", "round": "in"])
    #expect(contents.diagnostics == ["again", "deep/step", "up"].map(refusal))
  }

  @Test func aFolderWhoseNameBeginsAlikeIsOutside() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", at: "content-of-others/secret")
    try folder.makeFolder("content")
    try folder.link("content/a.md", to: "../content-of-others/secret")
    let contents = try FileTree.read(folder: "\(folder.path)/content")
    #expect(contents.diagnostics == [refusal("a.md")])
  }

  @Test func aFolderThatIsItselfReachedThroughALinkIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("fine", at: "real/a.md")
    try folder.link("real/b.md", to: "a.md")
    try folder.link("content", to: "real")
    let contents = try FileTree.read(folder: "\(folder.path)/content")
    #expect(contents.tree == ["a.md": "fine", "b.md": "fine"])
    #expect(contents.diagnostics.isEmpty)
  }

  @Test func linksOutsideAreFollowedWhereThatIsAsked() throws {
    let folder = try TemporaryFolder()
    try folder.write("shared", at: "shared.md")
    try folder.makeFolder("content")
    try folder.link("content/a.md", to: "../shared.md")
    let contents = try FileTree.read(
      folder: "\(folder.path)/content", options: ReadOptions(followsLinksOutside: true))
    #expect(contents.tree == ["a.md": "shared"])
    #expect(contents.diagnostics.isEmpty)
  }

  @Test func devicesAreNeverRead() throws {
    let folder = try TemporaryFolder()
    try folder.link("zero.svg", to: "/dev/zero")
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    try folder.link("pipe.svg", to: "pipe")
    for follows in [false, true] {
      let contents = try FileTree.read(
        folder: folder.path, options: ReadOptions(followsLinksOutside: follows))
      #expect(contents.tree.isEmpty)
      #expect(
        contents.diagnostics.map(\.summary) == [
          "not a file or folder, so it is not read", "the link does not lead to a file",
          "the link does not lead to a file",
        ])
    }
  }

  #if os(Linux)
    @Test func theEnvironmentOfTheProcessIsNotRead() throws {
      let folder = try TemporaryFolder()
      try folder.link("x.svg", to: "/proc/self/environ")
      let contents = try FileTree.read(folder: folder.path)
      #expect(contents.tree.isEmpty)
      #expect(contents.diagnostics == [refusal("x.svg")])
    }
  #endif

  @Test func aFolderOnTheWayThatBecameALinkIsNoticed() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", at: "outside/a.md")
    try folder.makeFolder("content")
    try folder.link("content/sub", to: "../outside")
    let root = try OutputPath(resolving: "\(folder.path)/content")
    let path = "\(root.text)/sub/a.md"
    #expect(try Disk.content(of: path, below: root, limit: 100) == nil)
    #expect(try Disk.content(of: path) == Array("secret".utf8))
  }

  @Test func oneFileIsReadByTheSameRule() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", at: "secret")
    try folder.write("fine", at: "Kit/Real.swift")
    try folder.link("Kit/Link.swift", to: "../secret")
    let kit = "\(folder.path)/Kit"
    let options = ReadOptions(displayPrefix: "../Kit")
    #expect(FileTree.read(file: "Real.swift", in: kit).tree == ["Real.swift": "fine"])
    let link = FileTree.read(file: "Link.swift", in: kit, options: options)
    #expect(link == FolderContents(tree: [:], diagnostics: [refusal("../Kit/Link.swift")]))
    let none = FileTree.read(file: "None.swift", in: kit)
    #expect(none == FolderContents(tree: [:], diagnostics: []))
  }

  @Test func aLinkToAHiddenFileIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", at: ".git/config")
    try folder.link("a.svg", to: ".git/config")
    let contents = try FileTree.read(folder: folder.path)
    #expect(contents.tree.isEmpty)
    var refusal = refusal("a.svg")
    refusal.summary = "the link leads to a file that is not read by itself, so it is not read"
    #expect(contents.diagnostics == [refusal])
  }

  @Test(arguments: ["link", "link/Kit", "real/Link"])
  func aFolderThatAFileNamesIsNotReachedThroughALink(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("fine", at: "real/Kit/A.swift")
    try folder.link("link", to: "real")
    try folder.link("real/Link", to: "Kit")
    let path = "\(folder.path)/\(name)"
    let options = ReadOptions().untrusting(name.split(separator: "/").count)
    #expect(throws: FolderError.linked(path)) {
      try FileTree.read(folder: path, options: options)
    }
    #expect(
      FolderError.linked("Kit").diagnostic
        == .init(
          .filesOutsideLink,
          "the way to the folder 'Kit' leads through a link, so it is not read",
          suggestion: "name the folder that the link leads to, or trust all links with "
            + "--follow-links"))
    var trusting = options
    trusting.followsLinksOutside = true
    #expect(try FileTree.read(folder: path, options: trusting).tree.isEmpty == false)
  }

  /// The links above are those of the person who runs the command.
  @Test func whatIsAboveTheNamesMayBeALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("fine", at: "real/Kit/A.swift")
    try folder.link("link", to: "real")
    let options = ReadOptions().untrusting(1)
    let contents = try FileTree.read(folder: "\(folder.path)/link/Kit", options: options)
    #expect(contents.tree == ["A.swift": "fine"])
  }

  @Test func inAFolderThatAFileNamesLinksLeadToWhatIsReadAnyway() throws {
    let folder = try TemporaryFolder()
    try folder.write("fine", at: "A.swift")
    try folder.write("secret", at: "secret.txt")
    try folder.link("B.swift", to: "A.swift")
    try folder.link("C.swift", to: "secret.txt")
    try folder.makeFolder("deep")
    try folder.link("more", to: "deep")
    let contents = try FileTree.read(
      folder: folder.path, options: ReadOptions().untrusting(0)
    ) { $0.filter { $0.hasSuffix(".swift") } }
    #expect(contents.tree == ["A.swift": "fine", "B.swift": "fine"])
    #expect(contents.diagnostics.map(\.id.name) == ["files/outside-link", "files/linked-folder"])
  }
}
