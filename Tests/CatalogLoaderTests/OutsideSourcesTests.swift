import CatalogLoader
import CatalogModel
import Testing

@Suite struct OutsideSourcesTests {
  private func system(_ modules: String, more: String = "") -> [String: String?] {
    ["one/system.yaml": "name: One\nsummary: x\nmodules: \(modules)\n\(more)"]
  }

  private let kit = "[{ name: Kit, path: ../../Sources/Kit }]"

  @Test(arguments: [
    ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b", "b"), ("one/../../Sources", "../Sources"),
    ("../../a/..", "../.."), ("/a/../b", "/b"), ("a/..", ""),
  ])
  func aPathIsNormalised(path: String, expected: String) {
    #expect(ContentPath.normalized(path) == expected)
  }

  @Test func sourcesMayLieOutsideTheContent() {
    var files = system(kit)
    files["../Sources/Kit/A.swift"] = "public struct A {}\n"
    let result = load(files)
    #expect(result.messages == [])
    let symbols = result.system?.modules.flatMap(\.symbols) ?? []
    #expect(symbols.map(\.location.description) == ["../Sources/Kit/A.swift:1:15"])
  }

  @Test func imagesThatCommentsShowComeWithTheSources() {
    var files = system(kit)
    files["../Sources/Kit/A.swift"] = "/// A.\n///\n/// ![a](hero)\npublic struct A {}\n"
    let folder = "../Sources/Kit/Kit.docc/Resources"
    for name in ["hero~dark.png", "hero@2x.png", "other.png"] { files["\(folder)/\(name)"] = "" }
    files["../Sources/Kit/hero.png"] = ""
    let result = load(files)
    #expect(result.messages == [])
    #expect(
      result.system?.images.keys.sorted() == ["\(folder)/hero@2x.png", "\(folder)/hero~dark.png"])
  }

  @Test func imagesThatNoCommentShowsStayOutsideOfASingleSystem() {
    let loader = CatalogLoader([
      "system.yaml": "name: One\nsummary: x\nmodules: [{ name: Kit, path: ../Kit }]\n",
      "../Kit/A.swift": "/// A.\n///\n/// ![a](hero)\npublic struct A {}\n",
      "../Kit/Kit.docc/hero.png": "x", "../Kit/Kit.docc/other.png": "x",
    ])
    #expect(loader.load().system?.images.keys.sorted() == ["../Kit/Kit.docc/hero.png"])
  }

  @Test func brokenSourcesOutsideAreNoErrors() {
    var files = system(kit, more: "tokens: { swift: [../../Sources/Kit] }\n")
    files["../Sources/Kit/A.swift"] = "public enum DS { static let a: CGFloat = 1 }\n"
    files["../Sources/Kit/B.swift"] = "public struct {"
    let outside = load(files).diagnostics.filter { $0.id.name == "swift/syntax-error" }
    #expect(Set(outside.map(\.severity)) == [.warning])
    var inside = system("[{ name: Kit, path: Sources }]")
    inside["one/Sources/B.swift"] = "public struct {"
    #expect(load(inside).diagnostics.map(\.severity) == [.error])
  }

  @Test func codeOfATutorialIsNoSource() {
    var files = system(kit)
    files["../Sources/Kit/A.swift"] = "public struct A {}\n"
    files["../Sources/Kit/Kit.docc/Resources/B.swift"] = "public struct B {}\n"
    #expect(load(files).system?.modules.flatMap(\.symbols).map(\.name) == ["A"])
  }

  @Test func whatIsNamedIsToldToTheReader() {
    let modules = """
      [{ name: A, path: ../../Sources/A }, { name: B, path: ./Sources },
        { name: C, path: ../../Sources/A/C }, { name: D, path: ../../.. }]
      """
    let loader = CatalogLoader(content(system(modules)))
    #expect(loader.outsideFolders() == ["../..", "../Sources/A"])
    #expect(loader.outsideFolders(systems: ["two"]) == [])
  }

  @Test func theManifestOfASingleSystemNamesThemToo() {
    let loader = CatalogLoader([
      "system.yaml": "name: One\nsummary: x\nmodules: [{ name: A, path: ../Sources }]\n"
    ])
    #expect(loader.outsideFolders() == ["../Sources"])
  }

  @Test func aMissingFolderIsReportedWhereItIsNamed() {
    let result = load(system(kit))
    #expect(
      result.messages == [
        "one/system.yaml:3:24: there are no Swift files in ../../Sources/Kit [content/no-sources]"
      ])
  }

  @Test func aFileThatCannotBeReadMakesTheModuleIncomplete() {
    var files = system(kit)
    files["../Sources/Kit/A.swift"] = "public struct A {}\n"
    let unread: Set = ["../Sources/Kit/B.swift", "../Sources/Other/C.swift"]
    let result = load(files, unread: unread)
    #expect(result.messages == [])
    #expect(result.system?.modules.first?.incompleteFiles == ["../Sources/Kit/B.swift"])
    #expect(result.system?.gaps == Gaps())
  }

  @Test func extensionFilesOfADocumentationCatalogAreRead() {
    var files = system(kit)
    files["../Sources/Kit/A.swift"] = "public struct A {}\n"
    files["../Sources/Kit/Kit.docc/A.md"] = "# ``Kit/A``\n\nThe first letter.\n"
    let entries = load(files).system?.documentationExtensions ?? []
    #expect(entries.map(\.location.path) == ["../Sources/Kit/Kit.docc/A.md"])
  }

  @Test func assetCatalogsBesideTheSourcesAreRead() {
    var files = system(kit, more: "tokens: { swift: [../../Sources/Kit], swiftNamespace: DS }\n")
    files["../Sources/Kit/DS.swift"] =
      "public enum DS { public static let a = Color(\"Ink\"), b = Color(\"Inc\") }\n"
    files["../Sources/Kit/Media.xcassets/Ink.colorset/Contents.json"] = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """
    let result = load(files)
    #expect(
      result.messages == [
        "../Sources/Kit/DS.swift:1:64: no asset catalog has a colour 'Inc' [tokens/asset-missing]"
      ])
    #expect(result.suggestions == ["did you mean 'Ink'?"])
    #expect(result.system?.tokens.count == 2)
  }

  @Test func noTokensAreNothingToCompareTheSourceWith() {
    var files = system(kit)
    files["../Sources/Kit/A.swift"] = "public struct A {}\n"
    let system = load(files).system
    #expect(system?.modules.count == 1)
    #expect(system?.swiftTokens == nil)
  }
}
