import CatalogModel
import CommonMark
import Testing

@Suite struct GuideFoldersTests {
  @Test func foldersLieInFolders() {
    let folders = folders([("start", "Start", 1), ("tasks/web/colour", "Colour", 1)])
    #expect(folders.all.map(\.path) == ["", "tasks", "tasks/web"])
    #expect(folders.all.map(\.slug) == ["", "tasks", "web"])
    #expect(folders.root.guides.map(\.title) == ["Start"])
    #expect(folders.root.folders == ["tasks"])
    #expect(folders["tasks"]?.guides.count == 0)
    #expect(folders["tasks"]?.folders == ["tasks/web"])
    #expect(folders["tasks/web"]?.guides.map(\.slug) == ["tasks/web/colour"])
    #expect(folders.all.map(\.guideCount) == [2, 1, 1])
    #expect(folders.chain(to: "tasks/web").map(\.path) == ["tasks", "tasks/web"])
    #expect(folders["web"] == nil)
  }

  @Test func anIndexIntroducesItsFolder() {
    let folders = folders([
      ("tasks/colour", "Colour", 1), ("tasks/index", "What to do", 7), ("index", "Guides", 3),
    ])
    #expect(folders.root.title == "Guides")
    #expect(folders.root.introduction?.slug == "index")
    let tasks = folders["tasks"]
    #expect(tasks?.title == "What to do")
    #expect(tasks?.summary == "About What to do.")
    #expect(tasks?.order == 7)
    #expect(tasks?.guides.map(\.title) == ["Colour"])
    #expect(tasks?.guideCount == 1)
  }

  @Test func aFolderWithoutAnIndexIsCalledByItsName() {
    let folders = folders([
      ("getting-started/a", "A", 1), ("API_reference/b", "B", 1), ("Kit.docc/c", "C", 1),
    ])
    #expect(folders["Kit.docc"]?.title == "Kit")
    #expect(folders["getting-started"]?.title == "Getting started")
    #expect(folders["getting-started"]?.introduction == nil)
    #expect(folders["getting-started"]?.order == .greatestFiniteMagnitude)
    #expect(folders["API_reference"]?.title == "API reference")
  }

  @Test func foldersComeInTheirOrderThenByTitle() {
    let folders = folders([
      ("a/index", "Zed", 2), ("b/index", "Young", 2), ("c/index", "Last", 3), ("d/x", "X", 1),
      ("e/index", "First", 1),
    ])
    #expect(folders.root.folders == ["e", "b", "a", "c", "d"])
    #expect(folders.all.map(\.path) == ["", "e", "b", "a", "c", "d"])
  }

  @Test func aSystemWithoutGuidesHasTheFolderOfAllGuides() {
    #expect(GuideFolders([]).all.map(\.path) == [""])
    #expect(GuideFolders([]).root.title == "")
  }

  private func folders(
    _ guides: [(slug: String, title: String, order: Double)]
  ) -> GuideFolders {
    GuideFolders(
      guides.map { guide in
        Guide(
          slug: guide.slug, title: guide.title, summary: "About \(guide.title).",
          order: guide.order, kind: .guide,
          text: MarkdownSource(Document(path: "guides/\(guide.slug).md", blocks: [])))
      })
  }
}
