import Diagnostics
import SwiftSymbols
import Testing

@Suite("Package manifests by syntax")
struct PackageManifestTests {
  @Test("Name, platforms, products and targets")
  func plain() throws {
    let manifest = try #require(
      readManifest(
        """
        platforms: [.macOS(.v15), .iOS("17.2"), .macCatalyst(.v10_15)],
        products: [
          .library(name: "Kit", targets: ["Kit", "Core"]), .executable(name: "k", targets: ["k"]),
        ],
        targets: [
          .target(name: "Kit", path: "Code", exclude: ["A.md"], sources: ["a", "b.swift"],
            resources: [.copy("Data"), .process("Texts")]),
          .executableTarget(name: "k"), .testTarget(name: "KitTests"), .macro(name: "M"),
          .plugin(name: "P", capability: .buildTool()), .systemLibrary(name: "C"),
          .binaryTarget(name: "B", path: "b.zip"),
          .target(name: "Core", plugins: [.plugin(name: "P")]),
        ]
        """))
    #expect(manifest.isComplete)
    #expect(manifest.name == "Kit")
    #expect(manifest.platforms == ["macos 15.0", "ios 17.2", "maccatalyst 10.15"])
    #expect(manifest.libraryTargets == ["Kit", "Core"])
    #expect(
      manifest.targets.map(\.kind) == [
        .regular, .executable, .test, .macro, .plugin, .system, .binary, .regular,
      ])
    let kit = try #require(manifest.target("Kit"))
    #expect(kit.path == "Code")
    #expect(kit.sources == ["a", "b.swift"])
    #expect(kit.exclude == ["A.md", "Data"])
    #expect(manifest.targets.map(\.usesPlugins) == [Bool](repeating: false, count: 7) + [true])
  }

  @Test("Defines hold where their conditions do")
  func defines() throws {
    let manifest = try #require(
      readManifest(
        """
        targets: [.target(name: "Kit", swiftSettings: [
          .define("A"), .define("B", .when(platforms: [.iOS, .linux])),
          .define("C", .when(traits: ["Fast"])), .define("D", .when(configuration: .release)),
          .define("E", .when(configuration: .debug)), .unsafeFlags(["-D", "F", "-DG", "-O"]),
          .enableUpcomingFeature("X"), .enableExperimentalFeature("Y"),
          .swiftLanguageMode(.v6), .strictMemorySafety(),
        ])]
        """))
    let kit = try #require(manifest.target("Kit"))
    #expect(manifest.isComplete)
    #expect(kit.defines(on: nil, traits: []) == ["A", "E", "F", "G"])
    #expect(kit.defines(on: .linux, traits: []) == ["A", "B", "E", "F", "G"])
    #expect(kit.defines(on: .macOS, traits: ["Fast"]) == ["A", "C", "E", "F", "Fast", "G"])
    #expect(kit.features == ["X", "Y"])
    #expect(kit.languageMode == 6)
  }

  @Test(
    "The language mode is the target's, the package's or that of the tools version",
    arguments: [
      (".v6, .v5", "", 5, 6), (".v5", ".swiftLanguageMode(.v6)", 6, 6), ("", "", 5, 5),
      (#".version("5"), .version("7")"#, "", 6, 5), ("", ".swiftLanguageVersion(.v4_2)", 5, 4),
      ("", ".swiftLanguageMode(.v5)", 6, 5), ("", "", 6, 6), ("", "", 7, 6),
    ])
  func languageModes(package: String, target: String, tools: Int, mode: Int) throws {
    let modes = package.isEmpty ? "" : ", swiftLanguageModes: [\(package)]"
    let manifest = try #require(
      readManifest(#"targets: [.target(name: "Kit", swiftSettings: [\#(target)])]\#(modes)"#))
    let kit = try #require(manifest.target("Kit"))
    #expect(manifest.isComplete)
    #expect(LanguageMode.mode(of: kit, in: manifest, toolsVersion: tools) == mode)
  }

  @Test("Dependencies of the package and of its targets")
  func dependencies() throws {
    let manifest = try #require(
      readManifest(
        """
        dependencies: [
          .package(url: "https://example.org/some/Swift-Kit.git", from: "1.0.0"),
          .package(name: "Local", path: "../local-kit"), .package(id: "some.kit", exact: "1.0.0"),
        ],
        targets: [
          .target(name: "Kit", dependencies: [
            "Core", .byName(name: "Text"),
            .target(name: "Linux", condition: .when(platforms: [.linux], traits: ["Fast"])),
            .product(name: "Colors", package: "swift-kit"),
          ]),
        ]
        """))
    #expect(
      manifest.dependencies == [
        PackageDependency(location: "https://example.org/some/Swift-Kit.git"),
        PackageDependency(path: "../local-kit", name: "Local"),
        PackageDependency(location: "some.kit"),
      ])
    #expect(manifest.dependencies.map(\.identity) == ["swift-kit", "local-kit", "some.kit"])
    #expect(manifest.dependencies[0].isNamed("Swift-Kit"))
    #expect(manifest.dependencies[1].isNamed("Local"))
    #expect(!manifest.dependencies[1].isNamed("local"))
    let condition = BuildCondition(platforms: ["linux"], traits: ["Fast"])
    #expect(
      manifest.target("Kit")?.dependencies == [
        PackageTarget.Dependency(name: "Core"), PackageTarget.Dependency(name: "Text"),
        PackageTarget.Dependency(name: "Linux", condition: condition),
        PackageTarget.Dependency(name: "Colors", package: "swift-kit"),
      ])
    #expect(condition.holds(on: .linux, traits: ["Fast", "Plain"]))
    #expect(!condition.holds(on: .macOS, traits: ["Fast"]))
    #expect(!condition.holds(on: .linux, traits: []))
    #expect(!condition.holds(on: nil, traits: ["Fast"]))
  }

  @Test("Traits enable others; those of the default set hold when none is chosen")
  func traits() throws {
    let manifest = try #require(
      readManifest(
        """
        traits: ["Plain", .trait(name: "Fast", enabledTraits: ["Plain"]), .trait(name: "Slow"),
          .default(enabledTraits: ["Fast"])], targets: []
        """))
    #expect(manifest.enabledTraits(nil) == ["Fast", "Plain"])
    #expect(manifest.enabledTraits(["Slow"]) == ["Slow"])
    #expect(manifest.enabledTraits([]) == [])
    #expect(manifest.enabledTraits(["Slow", "default"]) == ["Fast", "Plain", "Slow"])
  }

  @Test("A text without a package is none", arguments: ["", "let a = 1", "Package", "}{"])
  func noPackage(_ text: String) {
    #expect(PackageManifest.read(text: text, path: "Package.swift") == nil)
  }

  @Test("Text that does not parse leaves a gap")
  func unparsable() {
    let manifest = readManifest(#"targets: [.target(name: "Kit")]"#, after: "let = )")
    #expect(manifest?.targets.map(\.name) == ["Kit"])
    #expect(manifest?.isComplete == false)
  }
}
