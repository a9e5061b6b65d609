import Testing

@testable import CatalogRenderer

@Suite struct LinkTests {
  private let path = "one/guides/deep/more.md"

  @Test(arguments: [
    ("../start.md", "../start.html"), ("../start.md#first-steps", "../start.html#first-steps"),
    ("../%73tart.md#%66irst-steps", "../start.html#first-steps"),
    ("../../components/badge/component.yaml", "../../components/badge.html"),
    ("../../components/badge/component.yaml#prop-text", "../../components/badge.html#prop-text"),
    (
      "../../components/badge/component.yaml#example-short",
      "../../components/badge.html#example-short"
    ),
    ("../../components/badge/guide.md#when", "../../components/badge.html#usage-when"),
    ("../../components/badge/guide.md#props", "../../components/badge.html#props"),
    ("https://example.org/a.md#x", "https://example.org/a.md#x"), ("#top", "#top"),
  ])
  func filesOfTheContentBecomePages(link: String, href: String) throws {
    #expect(try findings(inGuide: "\n[a](\(link))\n") == [])
    #expect(try guidePage("\n[a](\(link))\n").contains("<a href=\"\(href)\">a</a>"))
  }

  @Test(arguments: [
    ("../start", "../start.html"), ("../start.html#first-steps", "../start.html#first-steps"),
    ("../start.md#start", "../start.html"), ("../Start.MD", "../start.html"),
    ("../start.mdx", "../start.html"),
    ("../start.md?plain=1", "../start.html"), ("/start.md", "../start.html"),
    ("/guides/start", "../start.html"), ("/one/guides/start.md", "../start.html"),
    ("../../start/", "../start.html"), ("../", "../index.html"), (".", "index.html"),
    ("/docs/next/start", "../start.html"),
    ("/docs/1.x/start#first-steps", "../start.html#first-steps"),
    ("/", "../index.html"), ("../start.md#First-Steps", "../start.html#first-steps"),
    ("../start.md#user-content-first--steps", "../start.html#first-steps"),
  ])
  func linksAreReadAsOtherToolsReadThem(link: String, href: String) throws {
    #expect(try findings(inGuide: "\n[a](\(link))\n") == [])
    #expect(try guidePage("\n[a](\(link))\n").contains("<a href=\"\(href)\">a</a>"))
  }

  @Test(arguments: ["start", "Start", "begin/first", "first", "begin"])
  func pagesOfHugoAreNamedFromTheRootOrByTheirFiles(name: String) throws {
    let page = "---\ntitle: First\nsummary: s\n---\n"
    let files = ["one/guides/begin/first.md": page, "one/guides/begin/_index.md": page]
    let result = try render(
      replacing: files, appending: [path: "\n[a]({{< relref \"\(name)\" >}})\n"])
    #expect(result.diagnostics.filter { $0.id.name.hasPrefix("link/") } == [])
    #expect(result.site.text(at: "one/guides/deep/more.html")?.contains(">a</a>") == true)
  }

  @Test func aPageThatHugoDoesNotFindIsTold() throws {
    let found = try findings(inGuide: "\n[a]({{< ref \"none/first\" >}})\n")
    #expect(found.map(\.summary) == ["this link leads to no page: none/first"])
    let plain = try findings(inGuide: "\n[a](start)\n")
    #expect(plain.count == 1, "other links start from their file")
  }

  @Test(arguments: [
    "/docs/start.md", "doc:start", "/manual/begin/", "/manual/begin.html", "../begin",
    "<doc:start>",
  ])
  func linksAreReadByAddressesAndNames(link: String) throws {
    let text = link.hasPrefix("<") ? link : "[Start](\(link))"
    let start = "---\ntitle: Start\nsummary: s\npermalink: /manual/begin/\nslug: begin\n---\n"
    let result = try render(
      replacing: ["one/guides/start.md": start], appending: [path: "\n\(text)\n"])
    #expect(result.diagnostics == [])
    #expect(
      result.site.text(at: "one/guides/deep/more.html")?
        .contains("<a href=\"../start.html\">Start</a>") == true)
  }

  @Test(arguments: ["/manual/first", "../manual/first.md#now", "first", "../01-manual/02-first"])
  func numbersThatSetTheOrderMayBeLeftOut(link: String) throws {
    let first = "---\ntitle: First\nsummary: s\n---\n\n## Now\n"
    let result = try render(
      replacing: ["one/guides/01-manual/02-first.md": first],
      appending: [path: "\n[a](\(link))\n"])
    #expect(result.diagnostics == [])
    #expect(
      result.site.text(at: "one/guides/deep/more.html")?
        .contains("<a href=\"../01-manual/02-first.html") == true)
  }

  @Test(arguments: [
    ("[a](libs#now)", "<a href=\"libs.html#now\">a</a>"), ("[a](libs.svg)", "libs.svg\">a</a>"),
    ("![a](libs)", "libs.svg\" alt=\"a\""), ("[a](other)", "other.svg\">a</a>"),
  ])
  func aLinkMeansAPageBeforeAPictureOfItsName(link: String, shown: String) throws {
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>"
    let result = try render(
      replacing: [
        "one/guides/deep/libs.md": "---\ntitle: L\nsummary: s\n---\n\n## Now\n",
        "one/guides/img/libs.svg": picture, "one/guides/img/other.svg": picture,
      ], appending: [path: "\n\(link)\n"])
    #expect(result.site.text(at: "one/guides/deep/more.html")?.contains(shown) == true)
  }

  @Test func aNameOfSeveralNumberedFilesIsNone() throws {
    let text = "---\ntitle: T\nsummary: s\n---\n"
    let result = try render(
      replacing: ["one/guides/a/01-x.md": text, "one/guides/b/02-x.md": text],
      appending: [path: "\n[a](x)\n"])
    #expect(result.diagnostics.map(\.id.name) == ["link/missing"])
  }

  @Test(arguments: [
    ("<doc:start#First-steps>", "../start.html#first-steps\">First steps</a>"),
    ("<doc:start>", "../start.html\">Start</a>"),
    ("[here](doc:start#First-steps)", "../start.html#first-steps\">here</a>"),
  ])
  func aLinkToAHeadingOfAnArticleHasItsText(link: String, shown: String) throws {
    let result = try render(appending: [path: "\n\(link)\n"])
    #expect(result.diagnostics == [])
    #expect(result.site.text(at: "one/guides/deep/more.html")?.contains(shown) == true)
  }

  @Test(arguments: [
    ("<doc:#Plain-heading>", "#plain-heading\">Plain heading</a>"),
    ("[a](<doc:#4.1.-List-x>)", "#41-list-x\">a</a>"), ("<doc:#41-list-x>", "4.1. List x</a>"),
  ])
  func aLinkOfDocCLeadsToAHeadingOfItsPage(link: String, shown: String) throws {
    let text = "\n\(link)\n\n## Plain heading\n\n## 4.1. List x\n"
    #expect(try findings(inGuide: text) == [])
    #expect(try guidePage(text).contains(shown))
  }

  @Test func aHeadingOfDocCThatIsNotThereIsTold() throws {
    #expect(
      try findings(inGuide: "\n<doc:#None>\n").map(\.id.name) == ["link/missing-anchor"])
  }

  @Test func aLinkToAHiddenFileSaysThatItIsNotRead() throws {
    let found = try render(appending: [path: "\n![a](.attachments/p.png)\n"]).diagnostics
    #expect(
      found.map(\.message) == [
        "\(path):9: this link leads to no page: .attachments/p.png [link/missing]"
      ])
    #expect(
      found.map(\.notes.last?.message) == [
        "files and folders whose names begin with a dot are not read"
      ])
    #expect(found.map(\.suggestion) == ["rename '.attachments', or move the file out of it"])
  }

  @Test func aLinkToAFootnoteLeadsToIt() throws {
    let page = try guidePage("\na[^1]\n\n[^1]: b\n")
    #expect(try findings(inGuide: "\na[^1]\n\n[^1]: b\n") == [])
    #expect(page.contains("<sup><a href=\"#footnote-1\">1</a></sup>"))
    #expect(page.contains("<span id=\"footnote-1\"></span>b"))
  }

  @Test func anArticleThatIsNotThereIsToldAndShownByItsName() throws {
    let text = "\n<doc:Strat>\n"
    #expect(
      try findings(inGuide: text).map(\.message) == [
        "\(path):9: this link leads to no page: doc:Strat [link/missing]"
      ])
    #expect(try guidePage(text).contains("<p>Strat</p>"))
  }

  @Test func imagesAreFoundByTheirNamesAlone() {
    let names = ImageNames([
      "a.docc/Resources/hero~dark@2x.png", "a.docc/Resources/hero@2x.png", "b/other.svg",
    ])
    #expect(names.path(of: "hero") == "a.docc/Resources/hero@2x.png")
    #expect(names.path(of: "hero.png") == "a.docc/Resources/hero@2x.png")
    #expect(names.path(of: "other") == "b/other.svg")
    #expect(names.path(of: "b/other") == nil)
    let hero = names.files(of: "a.docc/Resources/hero@2x.png")
    #expect(hero.light == [2: "a.docc/Resources/hero@2x.png"])
    #expect(hero.dark == [2: "a.docc/Resources/hero~dark@2x.png"])
    // Whoever names the dark one means it.
    #expect(names.files(of: "a.docc/Resources/hero~dark@2x.png").light.isEmpty)
  }

  @Test func whatLiesAtThePlaceItselfComesFirst() {
    #expect(
      LinkCandidates.paths(of: "a", from: "one/guides/b/c.md").prefix(2) == [
        "one/guides/b/a", "one/guides/b/a.md",
      ])
    #expect(LinkCandidates.paths(of: "../../../../a.md", from: "one/guides/b/c.md") == [])
    #expect(
      LinkCandidates.images(of: "../img/a.png", from: "one/guides/b/c.md") == [
        "one/guides/img/a.png", "one/guides/b/img/a.png",
      ])
    #expect(
      LinkCandidates.images(of: "/img/a.png", from: "one/guides/c.md") == [
        "one/guides/img/a.png", "one/guides/static/img/a.png", "one/guides/public/img/a.png",
        "one/img/a.png", "one/static/img/a.png", "one/public/img/a.png", "img/a.png",
        "static/img/a.png", "public/img/a.png",
      ])
  }

  @Test func aLinkToNoPageIsReportedAndLeftOut() throws {
    let found = try findings(inGuide: "\n[a](../strat.md)\n")
    #expect(
      found.map(\.message) == ["\(path):9: this link leads to no page: ../strat.md [link/missing]"])
    #expect(
      found.first?.notes.map(\.message) == [
        "links are relative to the file they stand in: one/guides/strat.md"
      ])
    #expect(found.first?.suggestion == "did you mean '../start.md'?")
    #expect(try guidePage("\n[leftout](../strat.md)\n").contains("<p>leftout</p>"))
  }

  @Test func anImageFromAnotherHostIsReportedAndIsItsDescription() throws {
    let image = "\n![A harbour](https://example.org/a.png)\n"
    let found = try findings(inGuide: image)
    #expect(
      found.map(\.message) == [
        "\(path):9: images from other hosts are not shown: https://example.org/a.png "
          + "[link/remote-image]"
      ])
    #expect(try guidePage(image).contains("<p>A harbour</p>"))
  }

  @Test func imagesFromOtherHostsAreReportedOnceForAFile() throws {
    let image = "\n![A](https://example.org/a.png)\n"
    let found = try findings(inGuide: image + image + image)
    #expect(found.map(\.location?.line) == [9])
    #expect(found.first?.notes.last?.message == "the same holds in 2 more places of this file")
  }

  @Test func aLinkOutOfTheContentIsReported() throws {
    let found = try findings(inGuide: "\n[a](../../../../one/guides/start.md)\n")
    #expect(found.map(\.id.name) == ["link/missing"])
    #expect(
      found.first?.notes.map(\.message) == [
        "links are relative to the file they stand in, and this one leads out of the content"
      ])
  }

  @Test func aMissingAnchorIsReportedAndTheLinkLeadsToThePage() throws {
    let link = "\n[a](../start.md#frist-steps)\n"
    let found = try findings(inGuide: link)
    #expect(
      found.map(\.message) == [
        "\(path):9: one/guides/start.md has no heading '#frist-steps' [link/missing-anchor]"
      ])
    #expect(found.first?.suggestion == "did you mean 'first-steps'?")
    #expect(try guidePage(link).contains("<a href=\"../start.html\">a</a>"))
  }

  @Test(arguments: ["begin/", "begin", "/guides/begin/", "begin/_index.md"])
  func anAnchorBehindAFolderIsOneOfItsIntroduction(folder: String) throws {
    let introduction = "---\ntitle: Begin\nsummary: s\n---\n\n## First steps\n\nText.\n"
    let result = try render(
      replacing: ["one/guides/begin/_index.md": introduction],
      appending: ["one/guides/start.md": "\n[a](\(folder)#first-steps) [b](\(folder)#nope)\n"])
    #expect(
      result.diagnostics.filter { $0.id == .linkMissingAnchor }.map(\.summary) == [
        "one/guides/begin/_index.md has no heading '#nope'"
      ])
    let page = result.site.text(at: "one/guides/start.html")
    #expect(page?.contains("<a href=\"begin/index.html#first-steps\">a</a>") == true)
  }

  @Test func anAnchorOfTheSamePageIsChecked() throws {
    #expect(try findings(inGuide: "\n## Here\n\n[a](#here)\n") == [])
    let found = try findings(inGuide: "\n## Here\n\n[a](#hree)\n")
    #expect(
      found.map(\.message) == ["\(path):11: \(path) has no heading '#hree' [link/missing-anchor]"])
  }

  @Test func anchorsOfATextThatCouldNotBeReadAreNotChecked() throws {
    let deep = String(repeating: "> ", count: 200) + "x\n"
    let result = try render(
      replacing: ["one/guides/start.md": "---\ntitle: Start\nsummary: s\n---\n\n" + deep],
      appending: [path: "\n[a](../start.md#anything)\n"])
    #expect(result.diagnostics == [])
  }

  @Test func aLinkToAFileThatCouldNotBeReadIsNotReported() throws {
    let result = try render(
      replacing: ["one/guides/start.md": "---\ntitle: Start\n"],
      appending: [path: "\n[a](../start.md)\n"])
    #expect(result.diagnostics == [])
  }

  @Test func headingsOfAComponentsGuideKeepClearOfThoseOfThePage() throws {
    let site = try render(replacing: ["one/components/badge/guide.md": "## Props\n\n[a](#props)\n"])
      .site
    let page = try #require(site.text(at: "one/components/badge.html"))
    #expect(page.split(separator: " id=\"props\"").count == 2)
    #expect(page.split(separator: " id=\"usage-props\"").count == 2)
    #expect(page.contains("<a href=\"#usage-props\">a</a>"))
  }
}
