import Files
import Testing

/// Files in folders that tools take as a whole.
@Suite struct BundleFolderTests {
  @Test(arguments: [
    ("Kit.docc/Kit.md", "docc"), ("a/Kit.docc/Resources/code.swift", "docc"),
    ("Try.playground/Sources/A.swift", "playground"), ("a/b.swift", nil), (".docc/a.md", nil),
    ("Kit.docc", nil), ("x.doccs/a.md", nil),
  ])
  func theKindIsThatOfTheFolderAround(path: String, kind: String?) {
    #expect(BundleFolder.kind(around: path) == kind)
  }

  @Test func articlesAreMarkdownOfACatalogue() {
    #expect(BundleFolder.isArticle("Kit.docc/sub/Badge.md"))
    #expect(!BundleFolder.isArticle("Try.playground/a.md"))
    #expect(!BundleFolder.isArticle("x.docc.md"))
  }

  @Test func codeOfATutorialIsNoSource() {
    #expect(BundleFolder.isSource("Badge.swift"))
    #expect(!BundleFolder.isSource("Kit.docc/Resources/code.swift"))
    #expect(!BundleFolder.isSource("Kit.docc/Kit.md"))
  }
}
