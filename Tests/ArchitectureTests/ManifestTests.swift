import Testing

/// `Package.swift` and the sources say the same.
struct ManifestTests {
  private let manifest: Manifest
  private let imports: [String: Set<String>]

  init() throws {
    manifest = Manifest(try Repository.text("Package.swift"))
    imports = try Repository.imports()
  }

  @Test("Every folder below Sources is a target")
  func foldersAreTargets() throws {
    let names = manifest.targets.filter(\.isSource).map(\.name)
    #expect(try names.sorted() == Repository.sourceFolders())
  }

  @Test("Every folder of tests is a target")
  func testFoldersAreTargets() throws {
    let names = manifest.targets.filter { $0.kind == "testTarget" }.map(\.name)
    #expect(try names.sorted() == Repository.testFolders())
  }

  @Test("A target declares what it imports, and no more")
  func dependenciesAreImports() {
    let kinds = ["target", "executableTarget"]
    for target in manifest.targets where target.isSource && kinds.contains(target.kind) {
      let imported = imports[target.name, default: []]
      #expect(target.dependencies == imported, "\(target.name)")
    }
  }

  @Test("Every package is taken in the version that was tested")
  func versionsAreExact() throws {
    let text = try Repository.text("Package.swift")
    let packages = text.split(separator: ".package(").dropFirst()
    #expect(packages.count > 3)
    for package in packages {
      #expect(package.prefix { $0 != ")" }.contains(", exact: "), "\(package.prefix(80))")
    }
  }

  @Test("A package that lints itself runs the installed tool, and does not build it")
  func lintPlugin() throws {
    let plugin = try #require(manifest.targets.first { $0.name == "LintDesign" })
    #expect(
      plugin == .init(kind: "plugin", name: "LintDesign", dependencies: [], path: plugin.path))
    let text = try Repository.text("Package.swift")
    #expect(text.contains(".plugin(name: \"LintDesign\", targets: [\"LintDesign\"])"))
    #expect(text.contains("verb: \"lint-design\""))
    #expect(
      try Repository.text("content/catalog/guides/lint.md").contains("swift package lint-design"))
  }

  @Test("A manifest is read with its products, constants and nested brackets")
  func manifestReading() {
    let manifest = Manifest(
      """
      let parsers: [Target.Dependency] = [
        .product(name: "Parser", package: "syntax"),
      ]
      let targets: [Target] = [
        .target(name: "A"),
        .target(name: "B", dependencies: ["A", .product(name: "Yams", package: "Yams")]),
        .target(name: "C", dependencies: ["A"] + parsers),
      ]
      """)
    #expect(
      manifest.targets == [
        .init(kind: "target", name: "A", dependencies: []),
        .init(kind: "target", name: "B", dependencies: ["A", "Yams"]),
        .init(kind: "target", name: "C", dependencies: ["A", "Parser"]),
      ])
  }
}
