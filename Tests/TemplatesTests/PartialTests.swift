import Templates
import Testing

@Suite struct PartialTests {
  @Test func partialsSeeTheContextsOfTheirPlace() throws {
    let page = Page(items: [Item(label: "a"), Item(label: "b")])
    let partials = ["parts/item": "{{label}}@{{title}} "]
    #expect(
      try render("{{#items}}{{> parts/item }}{{/items}}", page, partials) == "a@Buttons b@Buttons ")
  }

  @Test func oneFileServesSeveralContexts() throws {
    let page = Page(title: "T", author: Author(name: "Ada"))
    let partials = ["title": "<{{title}}>"]
    #expect(
      try render(
        "{{>title}}{{#author}}{{>title}}{{/author}}{{#title}}{{>title}}{{/title}}", page, partials)
        == "<T><T><T>")
  }

  @Test func aLineOfItsOwnIndentsEveryLine() throws {
    let page = Page(title: "x\ny", isDraft: true)
    let partials = [
      "box": "<b>\n{{title}}\n\n{{#isDraft}}\n  {{>inner}}\n{{/isDraft}}\n</b>\n",
      "inner": "1\n2\n",
    ]
    #expect(
      try render("a\n  {{>box}}\nb\n", page, partials)
        == "a\n  <b>\n  x\ny\n  \n    1\n    2\n  </b>\nb\n")
  }

  @Test func aPartialInsideALineIsNotIndented() throws {
    let partials = ["outer": "<b>{{>inner}}</b>\n", "inner": "1\n2"]
    #expect(try render("  {{>outer}}\n", Page(), partials) == "  <b>1\n2</b>\n")
    #expect(try render("  {{title}} {{>inner}}\n", Page(), partials) == "  Buttons 1\n2\n")
  }

  @Test func indentationIsWrittenOncePerVisitedItem() throws {
    let page = Page(items: [Item(label: "a"), Item(label: "b")])
    let partials = ["list": "<ul>\n{{#items}}\n{{label}},\n{{/items}}\n</ul>\n"]
    #expect(try render(" {{>list}}\n", page, partials) == " <ul>\n a,\n b,\n </ul>\n")
  }

  @Test func aPartialMayIncludeItself() throws {
    let tree = [Item(label: "a", items: [Item(label: "b", items: [Item(label: "c")])])]
    let partials = ["tree": "{{label}}({{#items}}{{>tree}}{{/items}})"]
    #expect(try render("{{#items}}{{>tree}}{{/items}}", Page(items: tree), partials) == "a(b(c()))")
  }

  @Test func anIndentedPartialThatIncludesItselfIndentsMoreAndMore() throws {
    let tree = [Item(label: "a", items: [Item(label: "b", items: [Item(label: "c")])])]
    let partials = ["tree": "{{label}}\n{{#items}}\n  {{>tree}}\n{{/items}}\n"]
    #expect(
      try render("{{#items}}\n{{>tree}}\n{{/items}}\n", Page(items: tree), partials)
        == "a\n  b\n    c\n")
  }

  @Test func aTemplateNamesThePartialsItUses() throws {
    let partials = ["a": "{{>b}}", "b": "", "c": "", "layout": "{{$x}}{{/x}}"]
    let (template, _) = library("{{>a}}{{<layout}}{{/layout}}", partials)
      .compile("page", for: Page.self)
    #expect(template?.partials == ["a", "b", "layout"])
  }
}
