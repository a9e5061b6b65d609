import CatalogScaffold
import Foundation
import Testing

/// What a stranger can put into content, and what no build may bring into a site.
@Suite struct RefusedLinkTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    _ = try CatalogInit(.init(folder: path("content"))).run()
    try run.write("elsewhere", at: "elsewhere/secret")
  }

  private func path(_ name: String) -> String {
    run.folder.appending(path: name).path(percentEncoded: false)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func append(_ text: String, to name: String) throws {
    try run.write(try run.text(at: name) + text, at: name)
  }

  private func guide(_ picture: String) throws {
    try run.write(
      "---\ntitle: Picture\nsummary: A picture.\n---\n\n![A drawing](\(picture))\n",
      at: "content/guides/picture.md")
  }

  #if os(Linux)
    @Test func theEnvironmentIsNotPublishedAsAPicture() throws {
      try guide("x.svg")
      try link("content/guides/x.svg", to: "/proc/self/environ")
      let result = try run("build", "content", "--output", "site")
      #expect(result.status == 1)
      #expect(result.errors.contains("content/guides/x.svg: error: the link leads outside"))
      #expect(!run.exists("site"))
    }
  #endif

  @Test func aPictureThatRunsScriptsIsNotPublished() throws {
    try guide("x.svg")
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>\n"
    try run.write(picture, at: "content/guides/x.svg")
    let strict = try run("build", "content", "--output", "site", "--strict")
    #expect(strict.status == 1)
    #expect(strict.errors.contains("content/guides/x.svg:1:41: "))
    #expect(!run.exists("site"))
    // A text goes without it.
    let result = try run("build", "content", "--output", "site")
    #expect(result.status == 0)
    #expect(result.errors.contains("content/guides/x.svg:1:41: warning: "))
    #expect(!run.exists("site/assets/images/guides/x.svg"))
    #expect(try run.text(at: "site/guides/picture.html").contains("A drawing"))
    #expect(try !run.text(at: "site/guides/picture.html").contains("x.svg"))
  }

  @Test func aTemplateIsNotReadThroughALink() throws {
    try run.write("<p>fine</p>", at: "outside.mustache")
    try run.write("", at: "templates/partials/none.mustache")
    try link("templates/partials/footer.mustache", to: path("outside.mustache"))
    let command = ["build", "content", "--output", "site", "--templates", "templates"]
    let refused = try run(command)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("[files/outside-link]"))
    #expect(try !run(command + ["--follow-links"]).errors.contains("[files/outside-link]"))
  }

  @Test(arguments: ["base.tokens.json", "../../../secret.tokens.json"])
  func tokensAreNotReadThroughAReference(reference: String) throws {
    let secret = "{\"secret\": {\"$type\": \"number\", \"$value\": 42}}"
    try run.write(secret, at: "elsewhere/secret.tokens.json")
    let resolver = """
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}],
       "sets": {"a": {"sources": [{"$ref": "\(reference)"}]}}}
      """
    try run.write(resolver, at: "work/tokens/x.resolver.json")
    try link("work/tokens/base.tokens.json", to: "../../elsewhere/secret.tokens.json")
    for name in ["work/tokens", "work/tokens/x.resolver.json"] {
      for command in [["resolve", name], ["export", name, "--format", "css"]] {
        let result = try run(["tokens"] + command)
        #expect(result.status == 1)
        #expect(!result.output.contains("42"))
        #expect(result.errors.contains("[files/outside-"))
      }
    }
  }

  /// A file that is named may refer to what lies in the working folder, a folder to itself alone.
  @Test func tokensOfAnotherFolderAreReadForAFileThatIsNamed() throws {
    let base = "{\"gap\": {\"$type\": \"number\", \"$value\": 42}}"
    try run.write(base, at: "shared/base.tokens.json")
    let resolver = """
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}],
       "sets": {"a": {"sources": [{"$ref": "../shared/base.tokens.json"}]}}}
      """
    try run.write(resolver, at: "mine/x.resolver.json")
    #expect(try run("tokens", "resolve", "mine/x.resolver.json").output.contains("42"))
    let refused = try run("tokens", "resolve", "mine")
    #expect(refused.errors.contains("[files/outside-reference]"))
    #expect(!refused.output.contains("42"))
  }

  /// The folder of a module that lies outside the content: a link on the way, and one inside.
  @Test func sourcesAreNotReadThroughALink() throws {
    try run.write("/// A.\npublic struct Secret {}\n", at: "elsewhere/Kit/Secret.swift")
    try link("Sources", to: "elsewhere")
    let manifest = try run.text(at: "content/system.yaml")
    try run.write(
      manifest.replacing("path: Sources", with: "path: ../Sources/Kit"), at: "content/system.yaml")
    let refused = try run("build", "content", "--output", "site")
    let words = "the way to the folder 'Sources/Kit' leads through a link, so it is not read"
    #expect(refused.errors.contains(words))
    #expect(!run.exists("site"))
    #expect(
      try !run("build", "content", "--output", "site", "--follow-links").errors.contains(words))
  }

  @Test func aModuleThatIsAFolderAboveLendsLinksNothing() throws {
    try run.write("public struct Fine {}\n", at: "Fine.swift")
    try link("Secret.swift", to: "elsewhere/secret")
    let manifest = try run.text(at: "content/system.yaml")
    try run.write(manifest.replacing("path: Sources", with: "path: .."), at: "content/system.yaml")
    let words = "Secret.swift: error: the link leads to a file that is not read by itself"
    let refused = try run("check", "content")
    #expect(refused.errors.contains(words))
  }

  /// Packages share sources by links; what such a file declares is missing, and nothing else.
  @Test func aSourceBesideTheModuleIsLeftOut() throws {
    try run.write("public struct Fine {}\n", at: "Kit/Fine.swift")
    try run.write("public struct Secret {}\n", at: "elsewhere/Secret.swift")
    try link("Kit/Secret.swift", to: "../elsewhere/Secret.swift")
    let manifest = try run.text(at: "content/system.yaml")
    try run.write(
      manifest.replacing("path: Sources", with: "path: ../Kit"), at: "content/system.yaml")
    let refused = try run("check", "content").errors
    #expect(refused.contains("Kit/Secret.swift: warning: the link leads outside the folder"))
    let measured = try run("coverage", "content").output
    #expect(measured.contains("struct Fine"))
    #expect(!measured.contains("struct Secret"))
  }

  @Test func aPackageIsNotReadThroughLinks() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])

      """
    try run.write(manifest, at: "elsewhere/Package.swift")
    try run.write("public struct Secret {}\n", at: "elsewhere/Kit/Secret.swift")
    try run.write("", at: "package/Sources/.keep")
    try link("package/Sources/Kit", to: "../../elsewhere/Kit")
    try link("package/Package.swift", to: "../elsewhere/Package.swift")
    let refused = try run("coverage", "--package", "package")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("cannot read 'package/Package.swift': the link leads outside"))
    try FileManager.default.removeItem(atPath: path("package/Package.swift"))
    try run.write(manifest, at: "package/Package.swift")
    let result = try run("coverage", "--package", "package")
    #expect(result.errors.contains("the way to 'package/Sources/Kit' leads through a link"))
    #expect(!result.output.contains("Secret"))
  }

  /// Nothing is opened to others where the command ends.
  @Test(arguments: [
    ("192.0.2.1", "'192.0.2.1' is no address of this machine"),
    ("preview.invalid", "there is no machine called 'preview.invalid'"),
  ])
  func aHostThatCannotBeListenedOnIsNamed(host: String, message: String) throws {
    let result = try run("serve", "content", "--host", host, "--port", "0")
    #expect(result.status == 2)
    #expect(!result.errors.contains("every machine on the network"))
    #expect(
      result.errors.hasSuffix(
        """
        error: \(message) [serve/cannot-listen]
          help: leave out --host, or name an address of this machine; 0.0.0.0 stands for all of them

        """))
  }
}
