import Templates
import Testing

@Suite struct InheritanceTests {
  @Test func aBlockShowsItsContentUnlessItIsFilled() throws {
    let partials = ["layout": "<{{$title}}none{{/title}}|{{$main}}{{title}}{{/main}}>"]
    #expect(try render("{{<layout}}{{/layout}}", Page(), partials) == "<none|Buttons>")
    #expect(
      try render("{{<layout}}{{$title}}T{{/title}}{{/layout}}", Page(), partials) == "<T|Buttons>")
    #expect(try render("{{>layout}}", Page(), partials) == "<none|Buttons>")
    #expect(try render("{{$free}}as it is{{/free}}") == "as it is")
  }

  @Test func theOutermostTemplateWins() throws {
    let partials = [
      "base": "{{$a}}1{{/a}}{{$b}}1{{/b}}{{$c}}1{{/c}}",
      "middle": "{{<base}}{{$a}}2{{/a}}{{$b}}2{{/b}}{{/base}}",
    ]
    #expect(try render("{{<middle}}{{$a}}3{{/a}}{{/middle}}", Page(), partials) == "321")
    #expect(try render("{{<middle}}{{$c}}3{{/c}}{{/middle}}", Page(), partials) == "223")
  }

  @Test func aBlockInWhatFillsABlockCanBeFilled() throws {
    let partials = [
      "base": "<{{$main}}{{/main}}>",
      "article": "{{<base}}{{$main}}[{{$text}}none{{/text}}]{{/main}}{{/base}}",
    ]
    #expect(try render("{{<article}}{{/article}}", Page(), partials) == "<[none]>")
    #expect(try render("{{<article}}{{$text}}T{{/text}}{{/article}}", Page(), partials) == "<[T]>")
  }

  @Test func aBlockMayHoldABlockOfItsOwnName() throws {
    let partials = ["base": "<{{$main}}{{/main}}>"]
    #expect(
      try render("{{<base}}{{$main}}({{$main}}inner{{/main}}){{/main}}{{/base}}", Page(), partials)
        == "<(inner)>")
  }

  @Test func contentIsShownInTheContextsOfItsPlace() throws {
    let page = Page(author: Author(name: "Ada"), items: [Item(label: "a"), Item(label: "b")])
    let partials = ["each": "{{#items}}{{$row}}{{/row}}{{/items}}"]
    #expect(
      try render("{{<each}}{{$row}}{{label}}-{{title}} {{/row}}{{/each}}", page, partials)
        == "a-Buttons b-Buttons ")
  }

  @Test func partialsOfAParentAreFilledToo() throws {
    let partials = ["layout": "{{>head}}", "head": "<{{$title}}none{{/title}}>"]
    #expect(try render("{{<layout}}{{$title}}T{{/title}}{{/layout}}", Page(), partials) == "<T>")
  }

  @Test func twoUsesOfAParentDoNotMix() throws {
    let partials = ["box": "<{{$x}}-{{/x}}>"]
    #expect(
      try render(
        "{{<box}}{{$x}}1{{/x}}{{/box}}{{<box}}{{$x}}2{{/x}}{{/box}}{{>box}}", Page(), partials)
        == "<1><2><->")
  }

  @Test func contentTakesTheIndentationOfItsPlace() throws {
    let layout = "<main>\n  {{$main}}{{/main}}\n</main>\n"
    let page =
      "{{<layout}}{{$main}}\n      <p>\n        {{title}}\n      </p>\n{{/main}}{{/layout}}\n"
    #expect(
      try render(page, Page(), ["layout": layout])
        == "<main>\n  <p>\n    Buttons\n  </p>\n</main>\n")
  }

  @Test func aBlockOnItsOwnLinesIndentsLikeItsContent() throws {
    let layout = "<main>\n{{$main}}\n    nothing\n{{/main}}\n</main>\n"
    #expect(
      try render("{{<layout}}{{/layout}}", Page(), ["layout": layout])
        == "<main>\n    nothing\n</main>\n")
    #expect(
      try render("{{<layout}}{{$main}}\none\ntwo\n{{/main}}{{/layout}}", Page(), ["layout": layout])
        == "<main>\n    one\n    two\n</main>\n")
  }

  @Test func aParentOnItsOwnLineIndentsEveryLine() throws {
    let partials = ["layout": "<b>\n{{$x}}{{/x}}\n</b>\n"]
    #expect(
      try render("a\n  {{<layout}}\n  {{$x}}X{{/x}}\n  {{/layout}}\nb\n", Page(), partials)
        == "a\n  <b>\n  X\n  </b>\nb\n")
  }

  @Test func contentOutsideOfBlocksIsNotShownAndReported() throws {
    let (template, diagnostics) = library(
      "{{<layout}} a {{$x}}X{{/x}} {{/layout}}", ["layout": "{{$x}}{{/x}}"]
    ).compile("page", for: Page.self)
    #expect(try template?.render(Page()) == Array("X".utf8))
    #expect(
      diagnostics.map(\.text) == [
        "page.mustache:1:1: template/ignored-content: content of {{<layout}} outside its blocks "
          + "is not shown; put it into a block, as in {{$name}}…{{/name}}"
      ])
    #expect(diagnostics.map(\.severity) == [.warning])
  }
}
