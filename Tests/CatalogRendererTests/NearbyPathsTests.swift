import Testing

@testable import CatalogRenderer

@Suite struct NearbyPathsTests {
  @Test(arguments: [
    ("guides/colour.md", "guides/color.md"), ("guide/color.md", "guides/color.md"),
    ("guides/color", "guides/color.md"), ("nothing/like/it.md", nil),
  ])
  func theNearestPathIsFound(wrong: String, meant: String?) {
    let paths = NearbyPaths(["guides/color.md", "guides/type.md", "specs/motion.md"])
    #expect(paths.nearest(to: wrong) == meant)
  }

  @Test func amongManyPathsItIsFoundByItsNeighboursAndItsNamesakes() {
    let many = (0..<5_000).map { "guides/f\($0 % 50)/page-\($0).md" }
    let paths = NearbyPaths(many + ["start/first-steps.md"])
    #expect(paths.nearest(to: "starts/first-steps.md") == "start/first-steps.md")
    for _ in 1...2 {
      #expect(paths.nearest(to: "guides/f7/page-4107.mdd") == "guides/f7/page-4107.md")
      #expect(paths.nearest(to: "nothing/like/it.md") == nil)
    }
  }
}
