import Foundation
import Testing

/// `catalog init --from-package`: what lies beside the sources of a library, or came later.
@Suite struct PackageExtrasTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Pier", products: [.library(name: "Pier", targets: ["Pier"])],
        targets: [
          .target(name: "Pier"), .target(name: "Quay"), .executableTarget(name: "Show"),
          .testTarget(name: "PierTests"),
        ])
      """, at: "Package.swift")
  }

  private func writeView(_ name: String, in target: String) throws {
    try run.write(
      """
      /// What \(name) is.
      public struct \(name): View {
        /// Makes it.
        public init() {}
        /// Draws it.
        public var body: some View { EmptyView() }
      }
      """, at: "Sources/\(target)/\(name).swift")
  }

  @Test func allTargetsAreReadWhenAsked() throws {
    try run.write("/// Nothing.\npublic struct Pier {}\n", at: "Sources/Pier/Pier.swift")
    try writeView("Bollard", in: "Quay")
    try writeView("Window", in: "Show")
    try run.write("public struct Proof: View {}\n", at: "Tests/PierTests/Proof.swift")
    let few = try run("init", "few", "--from-package", ".")
    #expect(
      few.errors.contains("'--all-targets' reads what no library offers, too: Quay, Show\n"),
      "\(few.errors)")
    #expect(try run("init", "all", "--from-package", ".", "--all-targets").status == 0)
    #expect(run.exists("all/components/bollard/component.yaml"))
    #expect(run.exists("all/components/window/component.yaml"))
    #expect(!run.exists("all/components/proof"))
    #expect(try run("init", "--all-targets").status == 64)
  }

  @Test func modulesBelowAProductAreRead() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Pier", products: [.library(name: "Pier", targets: ["Pier"])],
        targets: [
          .target(
            name: "Pier",
            dependencies: [.target(name: "Quay", condition: .when(platforms: [.iOS])), "Rope"]),
          .target(name: "Quay"), .target(name: "Rope"), .target(name: "Lone"),
        ])
      """, at: "Package.swift")
    try run.write("public struct Pier {}\n", at: "Sources/Pier/Pier.swift")
    try run.write("public struct Rope {}\n", at: "Sources/Rope/Rope.swift")
    try writeView("Bollard", in: "Quay")
    try writeView("Window", in: "Lone")
    let result = try run("init", "--from-package", ".")
    #expect(result.status == 0)
    #expect(try run.text(at: "content/components/bollard/component.yaml").contains("module: Quay"))
    #expect(!run.exists("content/components/window"))
    #expect(try !run.text(at: "content/system.yaml").contains("name: Rope"))
    #expect(
      result.errors.contains(
        "no product offers Quay, but products are built on it [init/inner-module]\n"),
      "\(result.errors)")
    #expect(
      result.errors.contains(
        """
        warning: a target that no product offers is not read [init/left-out]
          note: Lone
        """), "\(result.errors)")
  }

  @Test func stylesOfThePackageAreCalledByItsModifiers() throws {
    try run.write(
      """
      /// Text in parts.
      public enum Rich {
        /// How a heading looks.
        public protocol HeadingStyle {}
        /// Large.
        public struct Big: HeadingStyle {
          /// Makes it.
          public init() {}
        }
      }
      /// The modifiers of Pier.
      public struct Kit<Base> {}
      extension View {
        /// The modifiers of Pier.
        public var kit: Kit<Self> { Kit() }
      }
      extension Kit where Base: View {
        /// Sets how headings look.
        public func headingStyle(_ style: some Rich.HeadingStyle) -> some View { base }
        /// Makes room.
        public func roomy(_ width: Int) -> some View { base }
      }
      """, at: "Sources/Pier/Rich.swift")
    let result = try run("init", "--from-package", ".")
    #expect(
      result.errors.contains(
        "note: Swift needs an argument without a label (some Rich.HeadingStyle), which an example"),
      "\(result.errors)")
    #expect(!result.errors.contains("[component/props]"))
    #expect(try run("build").status == 0)
    let style = try run.text(at: "site/components/big.md")
    #expect(style.contains("\nText(\"Content\")\n    .kit.headingStyle(Rich.Big())\n"), "\(style)")
    let modifier = try run.text(at: "site/components/roomy.md")
    #expect(modifier.contains("    .kit.roomy(1)\n") && modifier.contains("Makes room."))
  }

  @Test func picturesOfSnapshotTestsShowComponents() throws {
    try writeView("Bollard", in: "Pier")
    try writeView("Mooring", in: "Pier")
    let folder = "Tests/PierTests/__Snapshots__/BollardTests/"
    for name in ["light", "dark"] { try run.write(name, at: "\(folder)testBollard.\(name).png") }
    try run.write("version https://git-lfs", at: "\(folder)../MooringTests/testMooring.1.png")
    #expect(try run("init", "--from-package", ".").status == 0)
    #expect(
      try run.text(at: "content/system.yaml").contains(
        "snapshots:\n  - \"../Tests/PierTests/__Snapshots__\"\n"))
    #expect(!run.exists("content/components/bollard/preview.css"))
    #expect(run.exists("content/components/mooring/preview.css"))
    let build = try run("build", "--strict")
    #expect(build.status == 0, "\(build.errors)")
    let page = try run.text(at: "site/components/bollard.html")
    #expect(page.contains("testBollard.light.png") && page.contains("testBollard.dark.png"))
    #expect(page.contains("A picture, not a drawing"))
  }

  @Test func picturesThatBrowsersDoNotShowAreLeftOut() throws {
    try writeView("Bollard", in: "Pier")
    let picture = "Tests/PierTests/__Snapshots__/BollardTests/testBollard"
    try run.write("x", at: picture + ".1.heic")
    let one = try run("init", "one", "--from-package", ".")
    let words = "left out, because browsers do not show HEIC [init/left-out]\n"
    #expect(
      one.errors.contains("testBollard.1.heic: warning: a picture of a snapshot test is " + words))
    #expect(run.exists("one/components/bollard/preview.css"))
    try run.write("x", at: picture + ".2.heic")
    let two = try run("init", "two", "--from-package", ".")
    #expect(two.errors.contains("2 pictures of snapshot tests are " + words), "\(two.errors)")
  }

  @Test func anUpdateAddsArticlesThatNoGuideStandsFor() throws {
    try writeView("Bollard", in: "Pier")
    let folder = "Sources/Pier/Pier.docc/"
    try run.write("# Landing\n\nAt night.\n", at: folder + "Landing.md")
    #expect(try run("init", "--from-package", ".").status == 0)
    try run.write("# Landing\n\nMy own.\n", at: "content/guides/moved.md")
    try FileManager.default.removeItem(
      at: run.folder.appending(path: "content/guides/Landing.md"))
    try run.write("# Leaving\n\n![A boat](boat)\n", at: folder + "Leaving.md")
    for name in ["boat", "rope"] { try run.write("x", at: folder + name + ".png") }
    let update = try run("init", "--from-package", ".", "--update")
    #expect(update.status == 0, "\(update.errors)")
    #expect(run.exists("content/guides/Leaving.md") && run.exists("content/guides/boat.png"))
    #expect(!run.exists("content/guides/Landing.md") && !run.exists("content/guides/rope.png"))
    #expect(try run.text(at: "content/guides/moved.md").contains("My own."))
  }
}
