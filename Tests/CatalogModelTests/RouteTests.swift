import CatalogModel
import Testing

@Suite struct RouteTests {
  @Test func pagesOfACatalogLieInTheFolderOfTheirSystem() {
    let map = SiteMap(isSingleSystem: false)
    let paths = [
      Route.catalog, .notFound, .system("one"), .component("badge", system: "one"),
      .tokens(system: "one"), .tokenGroup("fontFamily", system: "one"),
      .guide("start/here", system: "one"), .screens(system: "one"), .api(system: "one"),
      .contrast(system: "one"), .contrastMatrix("", system: "one"),
      .contrastMatrix("dark-increased", system: "one"),
      .symbol("badge", module: "kit", system: "one"), .coverage(system: "one"),
    ].map(map.path)
    #expect(
      paths == [
        "index.html", "404.html", "one/index.html", "one/components/badge.html",
        "one/tokens/index.html", "one/tokens/fontfamily.html", "one/guides/start/here.html",
        "one/examples.html", "one/api/index.html", "one/contrast/index.html",
        "one/contrast/matrix.html", "one/contrast/matrix-dark-increased.html",
        "one/api/kit/badge.html", "one/coverage.html",
      ])
  }

  @Test func aSingleSystemHasTheRootForItself() {
    let map = SiteMap(isSingleSystem: true)
    #expect(map.path(.system("system")) == "index.html")
    #expect(map.path(.component("badge", system: "system")) == "components/badge.html")
    #expect(map.folder("system") == "")
  }
}
