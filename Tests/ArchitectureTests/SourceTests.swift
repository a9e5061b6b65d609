import Testing

/// What no source file may hold.
struct SourceTests {
  /// Ways to end the process instead of telling the user what is wrong.
  static let traps = [
    "try!", " as!", "fatalError(", "precondition(", "preconditionFailure(", "assert(",
    "assertionFailure(", "unsafelyUnwrapped",
  ]

  @Test("Nothing in the sources ends the process", arguments: traps)
  func nothingTraps(trap: String) throws {
    let places = try Repository.sources().flatMap { file in
      file.code.enumerated().filter { $0.element.contains(trap) }
        .map { "\(file.path):\($0.offset + 1)" }
    }
    #expect(places == [])
  }

  @Test("A file has at most 300 lines")
  func filesAreShort() throws {
    #expect(try Repository.sources().filter { $0.code.count > 300 }.map(\.path) == [])
  }

  @Test("Comments and quoted text are no code")
  func codeOfALine() {
    #expect(SwiftFile.code(of: "a() // try! it") == "a() ")
    #expect(SwiftFile.code(of: #"say("try! \" // it", b)"#) == "say(, b)")
    #expect(SwiftFile.code(of: "let half = a / b") == "let half = a / b")
  }

  @Test(
    "An import names its module",
    arguments: [
      ("import Files", "Files"), ("@testable import Files", "Files"),
      ("internal import struct Files.FileTree", "Files"), ("  import Glibc", "Glibc"),
    ])
  func importStatements(line: String, module: String) {
    #expect(SwiftFile.importedModule(in: line) == module)
  }

  @Test("Other lines import nothing", arguments: ["let import1 = 2", "an important import A", ""])
  func otherLines(line: String) {
    #expect(SwiftFile.importedModule(in: line) == nil)
  }
}
