import CatalogLoader
import CatalogModel
import Testing

/// Pictures of snapshot tests, by the components that they show.
@Suite struct SnapshotTests {
  private func picture(of slug: String, _ names: [String]) -> [String?] {
    let paths = names.map { "Tests/__Snapshots__/" + $0 }
    let picture = SnapshotPictures(paths).picture(of: slug)
    return [picture?.light, picture?.dark].map { path in
      path.map { String($0.dropFirst("Tests/__Snapshots__/".count)) }
    }
  }

  @Test(
    arguments: [
      (["TagTests/testTag.1.png"], "TagTests/testTag.1.png", nil),
      (
        ["TagViewSnapshotTests/test_dark.png", "TagViewSnapshotTests/test_light.png"],
        "TagViewSnapshotTests/test_light.png", "TagViewSnapshotTests/test_dark.png"
      ),
      (
        ["AllTests/testTag.dark.png", "AllTests/testTag.png"],
        "AllTests/testTag.png", "AllTests/testTag.dark.png"
      ),
      (
        ["TagTests/testTagDisabled.png", "TagTests/testTagWithAnImage.png"],
        "TagTests/testTagWithAnImage.png", nil
      ),
      (["TagTests/testOther-dark.png", "TagTests/testTag.png"], "TagTests/testTag.png", nil),
    ] as [([String], String, String?)])
  func picturesAreFoundByTheirNames(names: [String], light: String, dark: String?) {
    #expect(picture(of: "tag", names) == [light, dark])
  }

  @Test func otherNamesShowNothing() {
    #expect(picture(of: "tag", ["RowTests/testRow.png", "TagTests/testTag.svg"]) == [nil, nil])
    #expect(picture(of: "action-button", ["ActionButtonTests/a.png"])[0] != nil)
    #expect(SnapshotPictures(["TagTests/testTag.png"]).picture(of: "tag") == nil)
  }

  private func load(_ snapshots: [String: String], drawn: Bool = false) -> CatalogLoader.Result {
    var files = component()
    if !drawn {
      for name in ["mustache", "css"] { files["one/components/badge/preview.\(name)"] = .some(nil) }
    }
    files["one/system.yaml"] = "name: One\nsummary: x\nsnapshots: [../shots]\n"
    for (name, bytes) in snapshots { files["shots/__Snapshots__/" + name] = bytes }
    return CatalogLoaderTests.load(files)
  }

  @Test func aSnapshotStandsForADrawing() throws {
    let result = load(["BadgeTests/testBadge.png": "x"])
    #expect(result.messages == [])
    let path = "shots/__Snapshots__/BadgeTests/testBadge.png"
    #expect(result.system?.components.first?.picture?.light.name == path)
    let drawn = load(["BadgeTests/testBadge.png": "x"], drawn: true)
    #expect(drawn.messages == [])
    #expect(drawn.system?.components.first.map { $0.picture == nil } == true)
  }

  @Test func pointersOfGitLFSAreNoPictures() {
    let result = load(
      ["BadgeTests/testBadge.png": "version https://git-lfs.github.com/spec/v1\n"], drawn: true)
    #expect(
      result.messages == [
        "one/system.yaml:3:13: the pictures in ../shots are not here, only in Git LFS "
          + "[component/no-snapshots]"
      ])
    #expect(
      load([:], drawn: true).messages == [
        "one/system.yaml:3:13: there are no pictures of snapshot tests in ../shots "
          + "[component/no-snapshots]"
      ])
  }
}
