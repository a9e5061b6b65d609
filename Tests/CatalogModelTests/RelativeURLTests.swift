import CatalogModel
import Testing

@Suite struct RelativeURLTests {
  @Test(arguments: [
    ("index.html", "one/index.html", "one/index.html"),
    ("one/components/badge.html", "one/index.html", "../index.html"),
    ("one/components/badge.html", "one/components/card.html", "card.html"),
    ("one/components/badge.html", "two/tokens/color.html", "../../two/tokens/color.html"),
    ("one/guides/a/b.html", "index.html", "../../../index.html"),
    ("one/one/a.html", "one/two/one/a.html", "../two/one/a.html"),
  ])
  func leadsFromPageToPage(page: String, target: String, reference: String) {
    #expect(RelativeURL.from(page, to: target) == reference)
  }

  @Test func aPageLeadsToItselfByItsName() {
    #expect(RelativeURL.from("one/api.html", to: "one/api.html") == "api.html")
    #expect(RelativeURL.from("one/api.html", to: "one/api.html", anchor: "x") == "#x")
  }

  @Test func namesAreEncodedByteByByte() {
    #expect(
      RelativeURL.from("index.html", to: "a b/ü?#.html", anchor: "é%")
        == "a%20b/%C3%BC%3F%23.html#%C3%A9%25")
  }

  @Test func aSlashIsEncodedInAnAnchorOnly() {
    #expect(RelativeURL.from("a.html", to: "b/c.html", anchor: "d/e") == "b/c.html#d%2Fe")
  }

  @Test func namesThatBeginAlikeAreNotShared() {
    #expect(RelativeURL.from("one/a.html", to: "one-more/a.html") == "../one-more/a.html")
    #expect(RelativeURL.from("one/ab/c.html", to: "one/a/c.html") == "../a/c.html")
    #expect(RelativeURL.from("one/index.html", to: "one/index/a.html") == "index/a.html")
  }

  @Test func aColonIsEncodedSoThatNoNameReadsAsAScheme() {
    #expect(RelativeURL.from("index.html", to: "javascript:x.html") == "javascript%3Ax.html")
  }

  @Test func theRootIsAsFarUpAsThePageIsDeep() {
    #expect(RelativeURL.root(of: "index.html") == "")
    #expect(RelativeURL.root(of: "one/components/badge.html") == "../../")
  }
}
