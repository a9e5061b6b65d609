import Testing

/// `catalog coverage` in the folder of a package.
@Suite struct PackageCommandTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write("/// Runs.\npublic struct Tool {}\n", at: "Sources/my-kit/Tool.swift")
  }

  private func manifest(_ targets: String, products: String = "", rest: String = "") throws {
    try run.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "kit", products: [\(products)],\(rest)
        targets: [\(targets)])
      """, at: "Package.swift")
  }

  private let library = ".library(name: \"kit\", targets: [\"my-kit\"])"

  @Test func executablesAreMeasuredWhenAllTargetsAre() throws {
    try manifest(".executableTarget(name: \"my-kit\"), .testTarget(name: \"KitTests\")")
    try run.write("public let a = 0\n", at: "Tests/KitTests/A.swift")
    let none = try run("coverage")
    #expect(none.status == 2)
    #expect(
      none.errors == """
        error: the package 'kit' has no library target in Swift [coverage/no-sources]
          help: '--all-targets' measures executables, too

        """)
    let all = try run("coverage", "--all-targets")
    #expect(all.status == 0)
    #expect(all.output.hasPrefix("kit: 1 of 1 public symbol is documented (100 %)\n"))
  }

  @Test func whatKeepsAPackageFromHavingSourcesIsNamed() throws {
    try manifest(
      ".target(name: \"my-kit\", path: \"Src\")",
      products: ".library(name: \"kit\", targets: [\"my-kti\"])")
    let undeclared = """
        note: the product 'kit' names the target 'my-kti', which is not declared
        help: did you mean 'my-kit'?

      """
    #expect(try run("coverage").errors.hasSuffix(undeclared))
    #expect(try run("init", "site", "--from-package", ".").errors.contains(undeclared))
    try manifest(".target(name: \"my-kit\", path: \"Src\")", products: library)
    #expect(
      try run("coverage").errors.hasSuffix(
        """
          note: the target 'my-kit' has no folder of sources
          help: make the folder 'Src', or correct 'path'

        """))
  }

  /// A manifest whose text does not suffice, and which leaves a trace when it is run.
  private func writeProgram() throws {
    try run.write(
      """
      // swift-tools-version: 6.1
      import Foundation
      import PackageDescription
      FileManager.default.createFile(atPath: "\(run.folder.path())/ran", contents: nil)
      let package = Package(name: "kit", targets: make())
      """, at: "Package.swift")
  }

  @Test func aManifestThatIsNotSwiftIsNoProgramToRun() throws {
    try manifest(".target(name: \"my-kit\")]", products: library)
    #expect(
      try run("coverage").errors == """
        Package.swift:5:37: warning: ')' is missing from the Swift source, so the manifest cannot \
        be read [package/manifest]
          note: every folder of 'Sources' that holds Swift files is read instead
          help: correct it so that the Swift compiler accepts it, or name the folders of the \
        sources with --source

        """)
  }

  @Test(arguments: [
    ["coverage"], ["coverage", "--package", "."], ["init", "site", "--from-package", "."],
  ])
  func aManifestIsNotRunUnasked(_ arguments: [String]) throws {
    try writeProgram()
    let result = try run(arguments)
    #expect(!run.exists("ran"))
    #expect(
      result.errors.contains(
        """
        in the manifest cannot be understood without running it [package/manifest]
          note: a manifest is a program, and is only run when that is asked for
        """))
    #expect(
      result.errors.contains(
        "  help: let SwiftPM run it with '--run-manifest' if you trust the package, or "))
  }

  @Test func runningAManifestGoesWithAPackageOnly() throws {
    #expect(try run("coverage", "--source", "Sources", "--run-manifest").status == 64)
    #expect(try run("init", "--run-manifest").status == 64)
  }

  @Test func aModuleIsAnIdentifier() throws {
    try manifest(".target(name: \"my-kit\")", products: library)
    try run.write("extension my_kit.Tool { public func go() {} }\n", at: "Sources/my-kit/Go.swift")
    let result = try run("coverage", "--module", "my_kit")
    #expect(result.status == 0)
    #expect(result.output.contains("  Sources/my-kit/Go.swift:1:37  method Tool.go()\n"))
  }

  @Test func aTargetWithoutAFolderIsTold() throws {
    try manifest(
      ".target(name: \"my-kit\"), .target(name: \"Lost\")",
      products: ".library(name: \"kit\", targets: [\"my-kit\", \"Lost\"])")
    let result = try run("coverage")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        warning: the target 'Lost' has no folder of sources [package/missing-folder]
          help: make the folder 'Sources/Lost', or name another with 'path'

        """)
  }

  @Test func pluginsMayWriteWhatIsMissing() throws {
    try manifest(
      ".target(name: \"my-kit\", plugins: [\"Maker\"])", products: library)
    let result = try run("coverage")
    #expect(
      result.errors == """
        warning: plugins run when 'my-kit' is built, and what they write is missing \
        [package/build-plugin]
          help: use symbol graphs of the built package if they write public declarations

        """)
  }

  @Test func aTraitThatIsNotThereIsNamedWithThoseThatAre() throws {
    try manifest(
      ".target(name: \"my-kit\")", products: library,
      rest: " traits: [\"Fast\", .default(enabledTraits: [])],")
    let result = try run("coverage", "--traits", "fast")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        Package.swift: error: the package has no trait 'fast' [package/unknown-trait]
          note: there are Fast
          help: did you mean 'Fast'?

        """)
    #expect(try run("coverage", "--traits", "").status == 0)
    #expect(try run("coverage", "--traits", "default,Fast").status == 0)
  }
}
