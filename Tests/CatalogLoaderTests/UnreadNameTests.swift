import CatalogLoader
import Testing

@Suite struct UnreadNameTests {
  @Test(arguments: [
    ("guide", "a.md", "guides"), ("Guides", "deep/a.mdx", "guides"), ("rule", "a.md", "rules"),
    ("spec", "a.md", "specs"), ("component", "tag/component.yaml", "components"),
    ("Primitive", "text/component.yaml", "primitives"), ("preview", "rows.css", "previews"),
    ("exampels", "a.yaml", "examples"),
  ])
  func aMisspeltFolderIsReported(folder: String, file: String, meant: String) {
    let path = "one/\(folder)/\(file)"
    let result = load([path: "name: A\nagent:\n  component: Tag\n"])
    #expect(
      result.messages == ["\(path): the folder '\(folder)' is not read [content/unread-name]"])
    #expect(result.suggestions == ["rename it to '\(meant)'"])
  }

  @Test func nothingIsRenamedToAFolderThatIsThere() {
    let text = "---\ntitle: A\nsummary: s\norder: 1\n---\n\ntext\n"
    let result = load(["one/Guides/b.md": text, "one/guides/a.md": text])
    #expect(
      result.messages == ["one/Guides/b.md: the folder 'Guides' is not read [content/unread-name]"])
    #expect(result.suggestions == ["move its files to 'guides'"])
  }

  @Test(arguments: [
    "Specs/TagSpec.swift", "Example/project.yaml", "notes/a.md", "component/component.yaml",
    "Preview Content/a.json", "guide/picture.png",
  ])
  func foldersOfOtherThingsAreLeftAlone(file: String) {
    #expect(load(["one/\(file)": "name: x\n"]).messages == [])
  }

  @Test func aScreenOfAnotherEndingIsReported() {
    let result = load(["one/examples/deep/b.yml": "name: B\n"])
    #expect(
      result.messages == [
        "one/examples/deep/b.yml: a screen that ends in .yml is not read [content/unread-name]"
      ])
    #expect(result.suggestions == ["rename it to b.yaml"])
  }
}
