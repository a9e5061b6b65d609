import Diagnostics
import Files
import JSONTree
import SwiftSymbols
import Testing

@testable import SwiftPackages

@Suite("What SwiftPM says of a manifest")
struct PackageDescriptionTests {
  private let text = """
    {"name": "Kit", "dependencies": [{"sourceControl": [{"identity": "core", "location":
      {"remote": [{"urlString": "https://example.org/Core.git"}]}}]},
      {"fileSystem": [{"identity": "texts", "path": "/texts",
        "nameForTargetDependencyResolutionOnly": "Texts"}]}],
    "platforms": [{"platformName": "macos", "version": "15.0"}],
    "products": [{"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}},
      {"name": "k", "targets": ["k"], "type": {"executable": null}}],
    "traits": [{"name": "default", "enabledTraits": ["Fast"]},
      {"name": "Fast", "enabledTraits": []}],
    "targets": [{"name": "Kit", "type": "regular", "path": "Code", "exclude": ["A.md"],
      "dependencies": [{"byName": ["A", null]}, {"target": ["B",
        {"platformNames": ["linux"], "traits": ["Fast"]}]}, {"product": ["C", "Core", null, null]}],
      "sources": ["a"], "resources": [{"path": "D", "rule": {"copy": {}}},
        {"path": "T", "rule": {"process": {}}}], "pluginUsages": [{"plugin": ["P", null]}],
      "settings": [
        {"tool": "swift", "kind": {"define": {"_0": "A"}}},
        {"tool": "swift", "kind": {"define": {"_0": "B"}},
          "condition": {"platformNames": ["linux"], "traits": ["Fast"]}},
        {"tool": "swift", "kind": {"define": {"_0": "C"}}, "condition": {"config": "release"}},
        {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "X"}}},
        {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
        {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-DU"]}}},
        {"tool": "c", "kind": {"define": {"_0": "IN_C"}}}]},
      {"name": "k", "type": "executable", "exclude": [], "settings": []}],
    "swiftLanguageVersions": ["6"]}
    """

  private let source = """
    import PackageDescription
    let package = Package(
      name: "Kit", platforms: [.macOS(.v15)],
      products: [
        .library(name: "Kit", targets: ["Kit"]), .executable(name: "k", targets: ["k"]),
      ],
      traits: [.trait(name: "Fast"), .default(enabledTraits: ["Fast"])],
      dependencies: [
        .package(url: "https://example.org/Core.git", from: "1.0.0"),
        .package(name: "Texts", path: "/texts"),
      ],
      targets: [
        .target(
          name: "Kit",
          dependencies: [
            "A", .target(name: "B", condition: .when(platforms: [.linux], traits: ["Fast"])),
            .product(name: "C", package: "Core"),
          ], path: "Code", exclude: ["A.md"], sources: ["a"],
          resources: [.copy("D"), .process("T")],
          swiftSettings: [
            .define("A"), .define("B", .when(platforms: [.linux], traits: ["Fast"])),
            .define("C", .when(configuration: .release)), .enableUpcomingFeature("X"),
            .swiftLanguageMode(.v5), .unsafeFlags(["-DU"]),
          ], plugins: [.plugin(name: "P")]),
        .executableTarget(name: "k"),
      ], swiftLanguageModes: [.v6])
    """

  @Test("It is the same that the manifest's text says")
  func same() throws {
    let root = try #require(JSONDocument(parsing: Array(text.utf8), path: "dump").root)
    let asked = try #require(PackageDescription.manifest(root))
    #expect(asked == PackageManifest.read(text: source, path: "Package.swift"))
    #expect(asked.targets.first?.defines.map(\.name) == ["A", "B", "U"])
  }

  private func answer(_ status: Int32, _ output: String, _ errors: String = "") throws
    -> Result<PackageManifest, ManifestDump.Failure>
  {
    // Only a process can make a result, so one runs that says what is wanted.
    let script = "printf '%s' \"$1\"; printf '%s' \"$2\" >&2; exit \(status)"
    return ManifestDump.manifest(
      in: try ToolProcess.run("sh", ["-c", script, "sh", output, errors]))
  }

  @Test("An answer that is none, and a manifest that SwiftPM refuses")
  func failures() throws {
    #expect(throws: ManifestDump.Failure.answer) { try answer(0, "[]").get() }
    #expect(throws: ManifestDump.Failure.answer) { try answer(0, "oops").get() }
    #expect(throws: ManifestDump.Failure.refused("error: no such module")) {
      try answer(1, "", "note\nerror: no such module\n").get()
    }
    let gap = PackageManifest.Gap(source: "make(…)", at: SourceLocation("Package.swift", line: 3))
    let diagnostic = ManifestDump.Failure.process(.notFound("swift"))
      .diagnostic(gap: gap, path: "Package.swift")
    #expect(
      diagnostic
        == .init(
          .packageManifest, "'make(…)' in the manifest cannot be understood without running it",
          at: SourceLocation("Package.swift", line: 3),
          notes: [
            .init("'swift' is not installed, or not on the PATH"),
            .init("every folder of 'Sources' that holds Swift files is read instead"),
          ], suggestion: "name the folders of the sources with --source"))
  }

  @Test(
    "The version that a manifest asks for",
    arguments: [
      ("// swift-tools-version: 6.1", 6, 1), ("// swift-tools-version:5.9.2;", 5, 9),
      ("//swift-tools-version:6", 6, 0), ("// Swift-Tools-Version: 5.10\nrest", 5, 10),
      ("import PackageDescription", 3, 0), ("", 3, 0),
    ])
  func versions(_ text: String, _ major: Int, _ minor: Int) {
    #expect(ToolsVersion(declaredIn: text) == ToolsVersion(major, minor))
  }
}
