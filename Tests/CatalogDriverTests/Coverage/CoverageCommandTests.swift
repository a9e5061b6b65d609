import Foundation
import Testing

/// `catalog coverage` as a user runs it.
@Suite struct CoverageCommandTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write(
      "/// A short text on a row.\npublic struct Badge {\n  public var level = 0\n}\n",
      at: "Sources/Kit/Badge.swift")
  }

  // MARK: Subjects

  @Test func aSourceFolderIsAModule() throws {
    let result = try run("coverage", "--source", "Sources/Kit")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output.hasPrefix(
        """
        Kit: 1 of 2 public symbols is documented (50.0 %)

        Begin with:
          Sources/Kit/Badge.swift:3:14  property Badge.level

        """))
  }

  @Test func thePackageOfTheWorkingFolderIsFound() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """, at: "Package.swift")
    let result = try run("coverage")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("kit: 1 of 2 public symbols is documented (50.0 %)\n"))
    let source = try run("coverage", "--source", ".")
    #expect(source.status == 64)
    #expect(source.errors.contains("'.' is a package; name it with '--package'"))
    let content = try run("coverage", ".")
    #expect(content.status == 2)
    #expect(content.errors.contains("help: measure it with 'catalog coverage --package .'\n"))
  }

  @Test func modulesOfAPackageLendEachOtherTheirComments() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "kit", products: [.library(name: "Kit", targets: ["Kit", "Core"])],
        targets: [.target(name: "Core"), .target(name: "Kit", dependencies: ["Core"])])
      """, at: "Package.swift")
    try run.write(
      """
      /// A level.
      public protocol Leveled {
        /// How urgent it is.
        var level: Int { get }
      }
      """, at: "Sources/Core/Leveled.swift")
    try run.write(
      """
      import Core
      /// A short text on a row.
      public struct Badge: Leveled { public var level: Int { 0 } }
      """, at: "Sources/Kit/Badge.swift")
    let result = try run("coverage", "--minimum", "100", "--credit-inherited")
    #expect(result.output.contains("all           3          4      4    75.0        100.0\n"))
    #expect(result.status == 0)
  }

  @Test func aPackageIsReadInItsLanguageMode() throws {
    try run.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", swiftSettings: [.enableExperimentalFeature("Lifetimes")])
        ])
      """, at: "Package.swift")
    try run.write(
      """
      #if swift(>=6)
      public func six() {}
      #endif
      #if $Lifetimes && compiler(>=6)
      public func lifetimes() {}
      #endif
      """, at: "Sources/Kit/Modes.swift")
    let result = try run("coverage", "--all")
    #expect(!result.output.contains("six()"))
    #expect(result.output.contains("function lifetimes()"))
  }

  @Test func whereNothingIsThereTheCommandSaysWhatToName() throws {
    let result = try run("coverage")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: there is neither content nor a package here [coverage/no-subject]
          help: name a content folder, or sources with '--source Sources/NAME', symbol graphs \
        with '--symbol-graph DIR' or a package with '--package DIR'

        """)
  }

  @Test func contentIsFoundBeforeAPackage() throws {
    try run.write("", at: "Package.swift")
    try run.write(
      """
      name: Solo
      summary: x
      tokens: { files: [a.tokens.json] }
      modules: [{ name: Kit, path: Sources }]
      coverage: { minimum: 80 }
      """, at: "content/system.yaml")
    try run.write("{}", at: "content/a.tokens.json")
    try run.write("public struct A {}\n", at: "content/Sources/A.swift")
    let result = try run("coverage")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        Solo: 0 of 1 public symbol is documented (0.0 %)

        Document 1 more declaration to reach 80 %
        Begin with:
          content/Sources/A.swift:1:15  struct A

        """))
    #expect(try run("coverage", "--minimum", "0").status == 0)
  }

  @Test func aGraphThatCannotBeReadGivesNoFigures() throws {
    try run.write("{", at: "graphs/Kit.symbols.json")
    let result = try run("coverage", "--symbol-graph", "graphs")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("graphs/Kit.symbols.json: error: "))
  }

  @Test func graphsGiveTheFiguresOfTheSources() throws {
    try run.write(Self.graph(in: run.folder), at: "graphs/Kit.symbols.json")
    let result = try run("coverage", "--symbol-graph", "graphs")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        """
        Kit: 1 of 2 public symbols is documented (50.0 %)

        Begin with:
          Sources/Kit/Badge.swift:3:14  property Badge.level

        """))
    #expect(
      result.output.contains("\nRead from symbol graphs, for what they were compiled for\n"))
  }

  // MARK: Gates

  @Test func aShareThatIsMissedEndsWithOne() throws {
    let result = try run("coverage", "--source", "Sources/Kit", "--minimum", "80")
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix("\nnot reached: document 1 more declaration to reach 80 %\n"))
  }

  @Test func aBaselineIsWrittenAndHolds() throws {
    let arguments = ["coverage", "--source", "Sources/Kit", "--baseline", "coverage.json"]
    let missing = try run(arguments)
    #expect(missing.status == 1)
    #expect(
      missing.errors == """
        error: there is no baseline 'coverage.json' [coverage/missing-baseline]
          help: '--update' writes it, and accepts what is undocumented now

        """)
    let made = try run(arguments + ["--update"])
    #expect(made.status == 0)
    #expect(made.errors == "coverage.json is made and accepts 1 undocumented symbol\n")
    #expect(made.output.hasSuffix("\neverything that is asked is reached\n"))
    #expect(try run(arguments).status == 0)
    try run.write("public let a = 0\n", at: "Sources/Kit/New.swift")
    let worse = try run(arguments)
    #expect(worse.status == 1)
    #expect(worse.output.contains("\n  Sources/Kit/New.swift:1:12  variable a\n"))
    #expect(!worse.output.contains("Badge.level"))
  }

  @Test func aFileThatIsNoBaselineIsNotOverwritten() throws {
    try run.write("my notes", at: "notes.txt")
    let result = try run(
      "coverage", "--source", "Sources/Kit", "--baseline", "notes.txt", "--update")
    #expect(result.status == 1)
    #expect(try run.text(at: "notes.txt") == "my notes")
    #expect(result.output.hasSuffix("\n1 error to be mended first\n"))
  }

  @Test func everyFormGoesToStandardOutput() throws {
    for format in ["json", "markdown", "github", "sarif", "junit", "badge"] {
      let result = try run("coverage", "--source", "Sources/Kit", "--format", format)
      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
      #expect(result.errors == "1 warning\n")
    }
  }

  // MARK: Command lines

  @Test(arguments: [
    (
      ["--source", "a", "--package", "b"],
      "Name content, '--source', '--symbol-graph' or '--package', but only one of them."
    ),
    (["--source", "Sources/Kit", "--system", "a"], "'--system' goes with content only."),
    (["--source", "Sources/Kit", "--all-targets"], "'--all-targets' goes with a package only."),
    (
      ["--source", "Sources/Kit", "--platform", "ios", "--all-branches"],
      "Name '--platform' or '--all-branches', not both."
    ),
    (
      ["--source", "Sources/Kit", "--define", "A", "--all-branches"],
      "With '--all-branches', nothing asks '--define'."
    ),
    (
      ["--symbol-graph", "a", "--platform", "ios"],
      "Symbol graphs hold the branches and traits they were compiled with."
    ),
    (
      ["content", "--platform", "ios"],
      "What counts of content is said in system.yaml, such as coverage: { platform: iOS }."
    ),
    (["--source", "Sources/Kit", "--minimum", "101"], "'--minimum' is a share from 0 to 100."),
    (["--source", "Sources/Kit", "--update"], "'--update' needs '--baseline FILE' to write."),
    (["--source", "Sources/Kit", "--patch"], "'--patch' goes with content only."),
    (
      ["--source", "Sources/Kit", "--source", "Sources/Kit"],
      "Two sources would be the module 'Kit'; give each its name with '--module', in the order of "
        + "the sources."
    ),
    (
      ["--source", "Sources/Kit", "--module", "A", "--module", "B"],
      "With '--source', name one '--module' for each folder, in their order, or none."
    ),
  ])
  func whatGoesNotTogetherIsRefused(arguments: [String], sentence: String) throws {
    let result = try run(["coverage"] + arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: \(sentence)\n"))
  }

  @Test(arguments: ["Sources/None", "Empty"])
  func aFolderWithoutSourcesCannotBeMeasured(path: String) throws {
    try run.write("x", at: "Empty/a.txt")
    let result = try run("coverage", "--source", path)
    #expect(result.status == 2)
    #expect(result.output == "")
  }

  /// What the compiler writes about `Sources/Kit/Badge.swift`, as far as it is read.
  private static func graph(in folder: URL) -> String {
    let file = folder.appending(path: "Sources/Kit/Badge.swift").absoluteString
    return """
      {
        "metadata": {
          "formatVersion": { "major": 0, "minor": 6, "patch": 0 }, "generator": "Swift"
        },
        "module": { "name": "Kit", "platform": {} },
        "symbols": [
          {
            "kind": { "identifier": "swift.struct", "displayName": "Structure" },
            "identifier": { "precise": "s:3Kit5BadgeV", "interfaceLanguage": "swift" },
            "pathComponents": ["Badge"], "names": { "title": "Badge" }, "accessLevel": "public",
            "docComment": {
              "uri": "\(file)",
              "lines": [{
                "range": {
                  "start": { "line": 0, "character": 4 }, "end": { "line": 0, "character": 25 }
                },
                "text": "A short text on a row."
              }]
            },
            "location": { "uri": "\(file)", "position": { "line": 1, "character": 14 } }
          },
          {
            "kind": { "identifier": "swift.property", "displayName": "Instance Property" },
            "identifier": { "precise": "s:3Kit5BadgeV5levelSivp", "interfaceLanguage": "swift" },
            "pathComponents": ["Badge", "level"], "names": { "title": "level" },
            "accessLevel": "public",
            "location": { "uri": "\(file)", "position": { "line": 2, "character": 13 } }
          }
        ],
        "relationships": []
      }
      """
  }
}
