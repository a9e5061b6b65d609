import CatalogRenderer
import DefaultTheme
import Files
import Testing

@Suite struct AssetBundlesTests {
  private func result(_ overrides: FileTree) throws -> SiteRenderer.Result {
    try render(theme: Theme(overrides: overrides, displayPrefix: "mine/"))
  }

  @Test func aStylesheetHoldsWhatItImports() throws {
    let site = try result([
      "assets/css/mine.css":
        "@import \"one.css\";\n@import \"paper.css\" print;\nb { order: 3; }\n",
      "assets/css/one.css": "/* A note. */\na {\n  order: 1;\n}\n",
      "assets/css/paper.css": "a { order: 2; }\n",
    ]).site
    #expect(
      site.text(at: "assets/css/mine.css") == """
        a {
        order: 1;
        }
        @media print {
        a { order: 2; }
        }
        b { order: 3; }

        """)
    #expect(site.text(at: "assets/css/one.css") == nil)
  }

  @Test func aScriptHoldsWhatItImportsOnce() throws {
    let site = try result([
      "assets/js/mine.js": "import \"./a.js\";\nimport \"./b.js\";\nlast();\n",
      "assets/js/a.js": "import \"./b.js\";\na();\n", "assets/js/b.js": "b(\"  /* kept */\");\n",
    ]).site
    #expect(
      site.text(at: "assets/js/mine.js") == "b(\"  /* kept */\");\na();\nlast();\n")
  }

  @Test func aScriptIsWrittenWithoutCommentsUnlessWhiteSpaceCounts() throws {
    let site = try result([
      "assets/js/mine.js": "import \"./a.js\";\n", "assets/js/a.js": "// Why.\n{\n  a(`b`);\n}\n",
      "assets/js/other.js": "import \"./c.js\";\n", "assets/js/c.js": "c(`\n  // text\n`);\n",
    ]).site
    #expect(site.text(at: "assets/js/mine.js") == "{\na(`b`);\n}\n")
    #expect(site.text(at: "assets/js/other.js") == "c(`\n  // text\n`);\n")
  }

  @Test func filesThatImportEachOtherComeToAnEnd() throws {
    let site = try result([
      "assets/css/mine.css": "@import \"a.css\";\n", "assets/css/a.css": "@import \"b.css\";\n",
      "assets/css/b.css": "@import \"a.css\";\nb { order: 1; }\n",
    ]).site
    #expect(site.text(at: "assets/css/mine.css") == "b { order: 1; }\n")
  }

  @Test func textInStringsStays() throws {
    let site = try result([
      "assets/css/mine.css": "@import \"a.css\";\n",
      "assets/css/a.css": "a { content: \"/* \\\" */\n  x\"; }\n",
    ]).site
    #expect(site.text(at: "assets/css/mine.css") == "a { content: \"/* \\\" */\n  x\"; }\n")
  }

  @Test func aReplacedFileIsImportedInPlaceOfTheDefaultOne() throws {
    let site = try result(["assets/css/tags.css": ".mine { order: 7; }\n"]).site
    let text = try #require(site.text(at: "assets/css/site.css"))
    #expect(text.contains(".mine { order: 7; }"))
    #expect(!text.contains(".tag-unavailable"))
  }

  @Test func aMissingFileIsReportedAtItsPlace() throws {
    let result = try result(["assets/css/mine.css": "@import \"thme.css\";\n"])
    #expect(
      result.diagnostics.map(\.message) == [
        "mine/assets/css/mine.css:1: 'assets/css/thme.css' is imported and is not in the theme "
          + "[theme/missing-import]"
      ])
    #expect(result.diagnostics.first?.suggestion == "did you mean 'assets/css/theme.css'?")
  }

  /// A file that is neither imported nor linked would be written for nothing.
  @Test func everyDefaultFileIsLoadedByAPage() throws {
    let files = DefaultTheme.files
    let loaders = files.filter { $0.key.hasSuffix(".mustache") || $0.key.hasPrefix("assets/") }
    let texts = loaders.values.joined()
    let folders = ["assets/css/", "assets/js/"]
    for path in files.keys.sorted() where folders.contains(where: path.hasPrefix) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      #expect(texts.contains("/\(name)\"") || texts.contains("\"\(name)\""), "\(path)")
    }
  }
}
