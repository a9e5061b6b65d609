import Foundation
import Testing

/// `catalog init --from-package` on packages of a temporary folder.
@Suite struct PackageInitTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  private func writeManifest() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "pier-kit", platforms: [.iOS(.v17), .macOS(.v14)],
        products: [.library(name: "PierKit", targets: ["PierKit"])],
        targets: [.target(name: "PierKit")])
      """, at: "Package.swift")
  }

  private func writeTokens() throws {
    try run.write(
      """
      import SwiftUI

      /// The tokens.
      public enum Pier {
        /// Distances.
        public enum Spacing {
          /// Inside rows.
          public static let small: CGFloat = 8
          /// Between rows.
          public static let large: CGFloat = 16
        }
      }
      """, at: "Sources/PierKit/Tokens.swift")
  }

  private func writeViews() throws {
    try run.write(
      """
      import SwiftUI

      /// A line that names a `ship`.
      public struct ShipRow: View {
        /// Makes a row.
        ///
        /// - Parameter name: The ship's name.
        public init(
          name: String, berth: Int = 1, kind: ShipKind, inset: CGFloat = Pier.Spacing.small,
          isMoored: Bool = false, onTap: @escaping () -> Void = {}
        ) {}
        public var body: some View { EmptyView() }
      }

      /// What sails.
      public enum ShipKind { case sail, motor }

      public struct Dock<Content: View>: View {
        public init(title: String, @ViewBuilder content: () -> Content) {}
        public var body: some View { EmptyView() }
      }

      /// Only made inside.
      public struct Buoy: View {
        public var body: some View { EmptyView() }
      }

      extension View {
        /// Lets a view rock.
        public func rocking(_ strength: Double) -> some View { self }
      }
      """, at: "Sources/PierKit/Views.swift")
  }

  @Test func viewsBecomeComponentsWithTheirProps() throws {
    try writeManifest()
    try writeTokens()
    try writeViews()
    let result = try run("init", "--from-package", ".")
    #expect(result.status == 0, "\(result.errors)")
    let row = try run.text(at: "content/components/ship-row/component.yaml")
    #expect(
      row.hasSuffix(
        """
        name: ShipRow
        layer: component
        status: stable
        swift:
          module: PierKit
          type: ShipRow
          form: view
          closureOptional: true
        props:
          - name: name
            type: string
            required: true
          - name: berth
            type: integer
            default: 1
          - name: kind
            type: enum
            swift: ShipKind
            values: [sail, motor]
            required: true
          - name: inset
            type: token
            swift: CGFloat
            default: spacing.small
          - name: isMoored
            type: boolean
            default: false
          - name: onTap
            type: action
        children: none
        examples:
          - name: With what is required
            agent:
              component: ShipRow
              props: { name: "Name", kind: sail }

        """))
    #expect(try run("build").status == 0)
    let page = try run.text(at: "site/components/ship-row.md")
    #expect(page.contains("\nA line that names a ship.\n"), "\(page)")
    #expect(page.contains("The ship's name."), "\(page)")
    let system = try run.text(at: "content/system.yaml")
    #expect(system.contains("name: pier-kit\n"))
    #expect(system.contains("platforms: { iOS: \"17.0\", macOS: \"14.0\" }\n"))
    #expect(system.contains("  swift: [\"../Sources/PierKit\"]\n  swiftNamespace: Pier\n"))
    #expect(system.contains("  - name: PierKit\n    path: \"../Sources/PierKit\"\n"))
  }

  @Test func theCatalogBuildsAndSaysWhatIsLeftToDo() throws {
    try writeManifest()
    try writeTokens()
    try writeViews()
    let result = try run("init", "--from-package", ".")
    #expect(
      result.errors == """
        Sources/PierKit/Views.swift:24:15: warning: 'Buoy' is not among the components: it has no \
        public initialiser [init/left-out]
          help: write a folder for it in 'components' if it is one
        content/components: warning: the previews are stand-ins that show names and texts \
        [init/stand-ins]
          help: draw each component in its preview.mustache and preview.css
        content/components/dock/component.yaml: warning: the source of Dock has no comment to take \
        the summary from [init/no-summary]
          help: say in one sentence under 'summary' what it is for

        """)
    let build = try run("build", "--strict")
    #expect(build.status == 0, "\(build.errors)")
    #expect(run.exists("site/components/rocking.html"))
    #expect(run.exists("site/api/pierkit/shiprow.html"))
    let check = try run("check")
    #expect(check.status == 0, "\(check.errors)")
  }

  @Test func aPackageWithoutTokensAndViewsHasItsAPI() throws {
    try writeManifest()
    try run.write(
      "/// Nothing to see.\npublic struct Quiet {}\n", at: "Sources/PierKit/Quiet.swift")
    let result = try run("init", "--from-package", ".", "--name", "Quiet Kit")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        content/system.yaml: warning: there is no public view, style or view modifier in 1 file of \
        PierKit [init/no-components]
          help: name another package, or make public what apps should use
        content/system.yaml: warning: no type was found that holds design tokens [init/no-tokens]
          help: write token files and name them under 'tokens', or name the Swift type that holds \
        them with 'swift' and 'swiftNamespace'

        """)
    #expect(try run("build", "--strict").status == 0)
  }

  @Test func articlesOfDocumentationCataloguesAreGuides() throws {
    try writeManifest()
    let folder = "Sources/PierKit/PierKit.docc/"
    try run.write("/// A pier.\npublic struct Pier {}\n", at: "Sources/PierKit/Pier.swift")
    try run.write("# ``PierKit``\n\nPiers and <doc:Landing>.\n", at: folder + "PierKit.md")
    try run.write("# Landing\n\n![A boat](boat)\n", at: folder + "Articles/Landing.md")
    try run.write("# ``PierKit/Pier``\n\nMore of it.\n", at: folder + "Pier.md")
    try run.write("@Tutorial {}\n", at: folder + "Tutorials/Build.tutorial")
    try run.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", at: folder + "Resources/boat.svg")
    let result = try run("init", "--from-package", ".")
    #expect(
      result.errors.contains(
        """
        Sources/PierKit/PierKit.docc/Tutorials/Build.tutorial: warning: a tutorial of DocC is not \
        read [init/left-out]
        """))
    #expect(run.exists("content/guides/Articles/Landing.md"))
    #expect(!run.exists("content/guides/Pier.md"))
    #expect(try run("build", "--strict").status == 0)
    #expect(try run.text(at: "site/guides/index.html").contains("Piers and"))
    #expect(try run.text(at: "site/api/pierkit/pier.html").contains("More of it."))
    #expect(try run.text(at: "site/guides/Articles/Landing.html").contains("boat.svg"))
  }

  @Test func bindingsAndStylesHaveExamples() throws {
    try writeManifest()
    try run.write(
      """
      /// A lamp that is on or off.
      public struct Lamp: View {
        /// Makes a lamp.
        public init(_ name: String, isLit: Binding<Bool>, tone: Binding<Tone> = .constant(.warm)) {}
        /// Draws it.
        public var body: some View { EmptyView() }
      }
      /// Colours of light.
      public enum Tone { case warm, cold }
      /// A wide button.
      public struct Wide: ButtonStyle {
        /// Makes the style.
        public init(tone: Tone) {}
      }
      """, at: "Sources/PierKit/Lamp.swift")
    #expect(try run("init", "--from-package", ".").status == 0)
    let lamp = try run.text(at: "content/components/lamp/component.yaml")
    #expect(
      lamp.contains(
        """
          - name: isLit
            type: boolean
            swift: "Binding<Bool>"
            required: true
          - name: tone
            type: enum
            swift: "Binding<Tone>"
            values: [warm, cold]
            default: warm
        """))
    #expect(try run("build").status == 0)
    let page = try run.text(at: "site/components/lamp.md")
    #expect(page.contains("\nLamp(\"Name\", isLit: .constant(true))\n"))
    let style = try run.text(at: "site/components/wide.md")
    #expect(
      style.contains("\nButton(\"Content\") { action() }\n    .buttonStyle(Wide(tone: .warm))\n"))
  }

  @Test func anUpdateAddsWhatIsNewAndNamesWhatIsGone() throws {
    try writeManifest()
    try writeViews()
    #expect(try run("init", "--from-package", ".").status == 0)
    let system = try run.text(at: "content/system.yaml")
    let row = "content/components/ship-row/component.yaml"
    let own = try run.text(at: row).replacing(
      "layer: component\n", with: "layer: component\nsummary: Mine.\n")
    try run.write(own, at: row)
    let unchanged = try run("init", "--from-package", ".", "--update")
    #expect(unchanged.status == 0)
    #expect(
      unchanged.output
        == "content: 'pier-kit' has a component for everything that the package offers\n")
    try run.write(
      """
      /// A light.
      public struct Lamp: View {
        /// Makes it.
        public init() {}
      }
      """, at: "Sources/PierKit/Lamp.swift")
    let views = try run.text(at: "Sources/PierKit/Views.swift")
    try run.write(
      views.replacing("struct Dock<", with: "struct Quay<"), at: "Sources/PierKit/Views.swift")
    let update = try run("init", "--from-package", ".", "--update")
    #expect(update.status == 0, "\(update.errors)")
    #expect(update.output.hasPrefix("content: 'pier-kit', 6 files\n"))
    #expect(run.exists("content/components/lamp/preview.css"))
    #expect(run.exists("content/components/quay/component.yaml"))
    #expect(try run.text(at: row) == own)
    #expect(try run.text(at: "content/system.yaml") == system)
    #expect(
      update.errors.contains(
        "the package has no 'Dock' any more, which Dock describes [init/gone]"))
  }

  @Test func anUpdateNeedsACatalog() throws {
    try writeManifest()
    try writeViews()
    let result = try run("init", "--from-package", ".", "--update")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: 'content' holds no system.yaml [init/no-catalog]\n"))
    #expect(!run.exists("content"))
  }

  @Test func modulesThatAreReExportedAreFollowed() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Pier", products: [.library(name: "Pier", targets: ["Pier"])],
        targets: [
          .target(name: "Pier", dependencies: ["PierViews", .product(name: "Sea", package: "sea")]),
          .target(name: "PierViews", dependencies: ["PierTokens"]), .target(name: "PierTokens"),
        ])
      """, at: "Package.swift")
    try run.write(
      "@_exported import PierViews\n@_exported import Sea\n", at: "Sources/Pier/Pier.swift")
    try run.write(
      "/// A lamp.\npublic struct Lamp: View {\n  /// Makes it.\n  public init() {}\n}\n",
      at: "Sources/PierViews/Lamp.swift")
    try run.write(
      "public enum Ink { public static let dark = Color(red: 0, green: 0, blue: 0) }\n",
      at: "Sources/PierTokens/Ink.swift")
    let result = try run("init", "--from-package", ".")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors.hasPrefix(
        """
        warning: 'Pier' passes on what other packages offer, and they are not on the disk \
        [init/re-exported]
          note: modules that it re-exports: Sea

        """))
    let system = try run.text(at: "content/system.yaml")
    #expect(system.contains("  swift: [\"../Sources/PierTokens\"]\n  swiftNamespace: Ink\n"))
    #expect(system.contains("  - name: PierViews\n    path: \"../Sources/PierViews\"\n"))
    #expect(run.exists("content/components/lamp/component.yaml"))
    #expect(try run("build").status == 0)
  }

  @Test func whatIsNoPackageIsRefused() throws {
    let result = try run("init", "--from-package", "nowhere")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: cannot read 'nowhere/Package.swift': "))
    #expect(!run.exists("content"))
  }

  @Test func aPackageWithoutSwiftLibrariesIsRefused() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "empty")
      """, at: "empty/Package.swift")
    let result = try run("init", "--from-package", "empty")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: the package in 'empty' offers no library in Swift [init/no-sources]
          help: leave '--from-package' out to start with a small catalog

        """)
  }

  @Test func brokenFilesAreLeftOutAndStopNothing() throws {
    try writeManifest()
    try writeViews()
    try run.write(
      """
      public struct Ship: View {
        public init(name: String) {}
        public let x = )
      }
      """, at: "Sources/PierKit/Ship.swift")
    try Data([0x2F, 0x2F, 0xFF]).write(
      to: run.folder.appending(path: "Sources/PierKit/Old.swift"))
    let result = try run("init", "--from-package", ".")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors.contains(
        """
        Sources/PierKit/Ship.swift:3:18: warning: '<#expression#>' is missing from the Swift \
        source [swift/syntax-error]
          note: the file is left out of the catalog
        """), "\(result.errors)")
    #expect(
      result.errors.contains(
        """
        Sources/PierKit/Old.swift:1:3: warning: the file is not UTF-8 text [files/not-utf8]
          note: the file is left out of the catalog
        """), "\(result.errors)")
    #expect(!run.exists("content/components/ship"))
    #expect(run.exists("content/components/ship-row/component.yaml"))
    let build = try run("build")
    #expect(build.status == 0, "\(build.errors)")
    #expect(build.errors.contains("Ship.swift:3:18: warning: '<#expression#>' is missing"))
    #expect(try run("build", "--strict").status == 1)
    #expect(try run("coverage", "content").status == 1)
  }

  @Test func filesThatTheManifestLeavesOutAreNamed() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Pier", products: [.library(name: "Pier", targets: ["Pier"])],
        targets: [.target(name: "Pier", exclude: ["old"])])
      """, at: "Package.swift")
    try run.write("/// New.\npublic struct New {}\n", at: "Sources/Pier/New.swift")
    try run.write("/// Old.\npublic struct Old {}\n", at: "Sources/Pier/old/Old.swift")
    let result = try run("init", "--from-package", ".")
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix(
        """
        Sources/Pier/old/Old.swift: warning: the catalog reads 1 file that the package leaves out \
        of 'Pier' [init/more-files]
          note: the folder of a module is read as a whole
          help: move what is not API out of the folder, or name another under 'modules'

        """))
  }

  @Test func aManifestThatIsNotUnderstoodIsSaidAndTheFoldersTakeItsPlace() throws {
    try run.write("let x = 1\n", at: "Package.swift")
    try run.write("/// New.\npublic struct New {}\n", at: "Sources/Pier/New.swift")
    let result = try run("init", "--from-package", ".")
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix(
        "Package.swift: warning: the manifest cannot be understood without running it"))
    #expect(try run.text(at: "content/system.yaml").contains("path: \"../Sources/Pier\"\n"))
    #expect(try run("build").status == 0)
  }

  @Test func thePackageMayLieElsewhere() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Pier", products: [.library(name: "Pier", targets: ["Pier"])],
        targets: [.target(name: "Pier", path: "code")])
      """, at: "kits/pier/Package.swift")
    try run.write("/// New.\npublic struct New {}\n", at: "kits/pier/code/New.swift")
    #expect(try run("init", "docs/pier", "--from-package", "kits/pier").status == 0)
    #expect(
      try run.text(at: "docs/pier/system.yaml").contains("path: \"../../kits/pier/code\"\n"))
    #expect(try run("build", "docs/pier").status == 0)
  }
}
