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

  @Test func packagesBelowLendTheirCommentsAndModules() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [
          .package(path: "levels"), .package(url: "https://example.org/Core.git", from: "1.0.0"),
          .package(url: "https://example.org/absent", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "Kit",
            dependencies: [
              .product(name: "Levels", package: "levels"), "Core",
              .product(name: "Absent", package: "absent"),
              .target(name: "OnMac", condition: .when(platforms: [.macOS])),
            ]), .target(name: "OnMac"),
        ])
      """, at: "Package.swift")
    try run.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "levels", products: [.library(name: "Levels", targets: ["LevelKit"])],
        targets: [.target(name: "LevelKit")])
      """, at: "levels/Package.swift")
    try run.write(
      "public protocol Leveled {\n  /// How urgent it is.\n  var level: Int { get }\n}\n",
      at: "levels/Sources/LevelKit/Leveled.swift")
    try run.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Core", products: [.library(name: "Core", targets: ["Core"])],
        targets: [.target(name: "Core")])
      """, at: ".build/checkouts/Core/Package.swift")
    try run.write(
      "public protocol Named {\n  /// What it is called.\n  var name: String { get }\n}\n",
      at: ".build/checkouts/Core/Sources/Core/Named.swift")
    try run.write(
      """
      import LevelKit
      #if canImport(LevelKit) && canImport(Core) && canImport(Absent) && !canImport(OnMac)
      public struct Badge: Leveled, Named {
        public var level = 0
        public var name = ""
      }
      #endif
      """, at: "Sources/Kit/Badge.swift")
    let result = try run("coverage")
    #expect(result.output.contains("Kit          0          2      3     0.0         66.6\n"))
    #expect(
      result.output.contains(
        "Text inherited from absent is not known: it is not checked out, or its manifest has to be run\n"
      ))
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
    #expect(result.output.contains("Read for Linux in language mode 5, with DEBUG"))
    let other = try run(
      "coverage", "--source", "Sources/Kit", "--all", "--feature", "Lifetimes",
      "--language-mode", "6")
    #expect(other.output.contains("function six()"))
    #expect(other.output.contains("function lifetimes()"))
    let plain = try run("coverage", "--source", "Sources/Kit", "--all", "--language-mode", "5")
    #expect(plain.output.hasPrefix("Kit: 1 of 2 public symbols is documented"))
    #expect(try run("coverage", "--language-mode", "7").status == 64)
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
        Solo: 0 of 1 public symbol is documented (0 %)

        Document 1 more symbol to reach 80 %
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
