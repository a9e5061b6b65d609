import Templates
import Testing

@Suite struct SectionTests {
  @Test func flagsShowOrHide() throws {
    let template = "{{#isDraft}}draft{{/isDraft}}{{^isDraft}}final{{/isDraft}}"
    #expect(try render(template) == "final")
    #expect(try render(template, Page(isDraft: true)) == "draft")
  }

  @Test func textIsTrueUnlessEmpty() throws {
    let template = "{{#subtitle}}({{.}}, {{subtitle}}){{/subtitle}}{{^subtitle}}none{{/subtitle}}"
    #expect(try render(template) == "none")
    #expect(try render(template, Page(subtitle: "")) == "none")
    #expect(try render(template, Page(subtitle: "<b>")) == "(&lt;b&gt;, &lt;b&gt;)")
  }

  @Test func markupIsCurrentInItsSection() throws {
    #expect(try render("{{#body}}[{{{.}}}]{{/body}}") == "[<p>Hello</p>]")
    #expect(try render("{{#body}}[{{{.}}}]{{/body}}", Page(body: "")) == "")
  }

  @Test func aNumberIsTrueEvenWhenZero() throws {
    #expect(try render("{{#count}}{{.}} items{{/count}}", Page(count: 0)) == "0 items")
    #expect(try render("{{#count}}{{.}} items{{/count}}") == "")
  }

  @Test func objectsAreEntered() throws {
    let page = Page(title: "T", author: Author(name: "Ada", mail: "ada@example.org"))
    #expect(
      try render("{{#author}}{{name}} {{mail}} {{title}}{{/author}}", page)
        == "Ada ada@example.org T")
    #expect(try render("{{#author}}x{{/author}}{{^author}}nobody{{/author}}") == "nobody")
  }

  @Test func listsAreVisitedInOrder() throws {
    let page = Page(items: [Item(label: "a"), Item(label: "b"), Item(label: "c")])
    #expect(try render("{{#items}}<{{label}}>{{/items}}{{title}}", page) == "<a><b><c>Buttons")
    #expect(try render("{{^items}}empty{{/items}}") == "empty")
    #expect(try render("{{^items}}empty{{/items}}", page) == "")
  }

  @Test func listsOfTextsAreVisitedWithADot() throws {
    let page = Page(tags: ["a", "", "<"])
    #expect(try render("{{#tags}}[{{.}}{{^.}}-{{/.}}]{{/tags}}", page) == "[a][-][&lt;]")
  }

  @Test func theInnermostItemHidesTheOuterOne() throws {
    let page = Page(items: [Item(label: "a", items: [Item(label: "b")]), Item(label: "c")])
    #expect(
      try render("{{#items}}{{label}}({{#items}}{{label}}{{/items}}){{label}} {{/items}}", page)
        == "a(b)a c()c ")
  }

  @Test func theCurrentTextComesBackAfterAnInnerSection() throws {
    let page = Page(subtitle: "s", tags: ["t"])
    #expect(
      try render("{{#subtitle}}{{.}}{{#tags}}{{.}}{{/tags}}{{.}}{{/subtitle}}", page) == "sts")
    #expect(try render("{{#subtitle}}{{^isDraft}}{{.}}{{/isDraft}}{{/subtitle}}", page) == "s")
  }

  @Test func dottedNamesOpenTheLastPartOnly() throws {
    let page = Page(title: "T", author: Author(name: "Ada"))
    #expect(try render("{{#author.name}}{{.}} {{title}}{{/author.name}}", page) == "Ada T")
    #expect(try render("{{^author.mail}}no mail{{/author.mail}}", page) == "no mail")
  }

  @Test func aSectionMayBeOpenedWithinItself() throws {
    let page = Page(isDraft: true)
    #expect(try render("{{#isDraft}}a{{#isDraft}}b{{/isDraft}}c{{/isDraft}}", page) == "abc")
  }

  @Test func listsOfListsAreVisitedLevelByLevel() throws {
    let shape = Shape(name: "table", fields: [Shape.Field("rows", .list(.list(.text)))])
    let rows: [Value] = [.list(["1", "2"]), .list([]), .list(["3"])]
    let (compiled, _) = library("{{#rows}}({{#.}}{{.}}{{/.}}){{/rows}}").compile("page", for: shape)
    let page = try #require(compiled).render(Record(shape, ["rows": .list(rows)]))
    #expect(String(decoding: page, as: UTF8.self) == "(12)()(3)")
  }
}
