import Diagnostics
import Templates
import Testing

@Suite struct NameDiagnosticTests {
  @Test func unknownNamesShowTheOpenContexts() {
    let found = library("{{#author}}\n  {{titel}}{{/author}}").compile("page", for: Page.self)
    #expect(found.template == nil)
    #expect(
      found.diagnostics == [
        .init(
          .templateUnknownName, "no open context declares 'titel'",
          at: SourceLocation("page.mustache", line: 2, column: 3),
          notes: [
            .init("open context 'Author' declares name, mail"),
            .init(
              "open context 'Page' declares title, subtitle, body, isDraft, count, author, "
                + "items, tags"
            ),
          ],
          near: "title")
      ])
    #expect(found.diagnostics.first?.suggestion == "did you mean 'title'?")
  }

  @Test func namesOfAnObjectAreSuggestedWithTheirObject() {
    #expect(
      problems("{{mail}}") == [
        "page.mustache:1:1: template/unknown-name: no open context declares 'mail'; "
          + "did you mean 'author.mail'?"
      ])
  }

  @Test func unknownPartsNameTheirObject() {
    #expect(
      problems("{{author.nmae}}") == [
        "page.mustache:1:1: template/unknown-name: 'Author' declares no 'nmae'; "
          + "did you mean 'name'?"
      ])
  }

  @Test func allMistakesAreShownAtOnceAndInOrder() {
    #expect(
      problems("{{x1}}{{#items}}{{x2}}{{/items}}{{>p}}{{#x3}}{{unknowable}}{{>q}}{{/x3}}{{x1}}")
        .map { $0.prefix { $0 != ";" } } == [
          "page.mustache:1:1: template/unknown-name: no open context declares 'x1'",
          "page.mustache:1:17: template/unknown-name: no open context declares 'x2'",
          "page.mustache:1:33: template/missing-partial: there is no partial 'p'",
          "page.mustache:1:39: template/unknown-name: no open context declares 'x3'",
          "page.mustache:1:60: template/missing-partial: there is no partial 'q'",
          "page.mustache:1:73: template/unknown-name: no open context declares 'x1'",
        ])
  }

  @Test func textIsNotWrittenRaw() {
    let expected =
      "template/unescaped-text: {{{title}}} would write unescaped text; "
      + "write {{title}}, or declare the field as markup"
    #expect(
      problems("{{{title}}}{{&title}}") == [
        "page.mustache:1:1: " + expected, "page.mustache:1:12: " + expected,
      ])
    #expect(problems("{{#tags}}{{{.}}}{{/tags}}").count == 1)
  }

  @Test func markupIsNotEscaped() {
    #expect(
      problems("{{body}}") == [
        "page.mustache:1:1: template/escaped-markup: {{body}} would show the tags of markup to "
          + "the reader; write {{{body}}}"
      ])
  }

  @Test func onlyTextsAreWritten() {
    #expect(
      problems("{{author}}{{items}}{{{isDraft}}}{{#author}}{{.}}{{/author}}") == [
        "page.mustache:1:1: template/not-a-text: 'author' is an object and cannot be written; "
          + "use it as a section with {{#author}}…{{/author}}",
        "page.mustache:1:11: template/not-a-text: 'items' is a list and cannot be written; "
          + "visit its items with {{#items}}…{{/items}}",
        "page.mustache:1:20: template/not-a-text: 'isDraft' is a flag and cannot be written; "
          + "use it as a section with {{#isDraft}}…{{/isDraft}}",
        "page.mustache:1:44: template/not-a-text: '.' is an object and cannot be written; "
          + "name one of its fields",
      ])
  }

  @Test func onlyObjectsHaveFields() {
    #expect(
      problems("{{title.size}}{{items.label}}") == [
        "page.mustache:1:1: template/not-an-object: 'title' is a text and has no fields",
        "page.mustache:1:15: template/not-an-object: 'items' is a list and has no fields; "
          + "visit its items with {{#items}}…{{/items}}",
      ])
  }

  @Test func missingTemplatesPartialsAndParents() {
    #expect(
      library("").compile("pgae", for: Page.self).diagnostics.map(\.text) == [
        "template/missing-template: there is no template 'pgae'; did you mean 'page'?"
      ])
    #expect(
      problems("{{>nva}}{{<layuot}}{{/layuot}}", ["nav": "", "layout": ""]) == [
        "page.mustache:1:1: template/missing-partial: there is no partial 'nva'; "
          + "did you mean 'nav'?",
        "page.mustache:1:9: template/missing-parent: there is no parent 'layuot'; "
          + "did you mean 'layout'?",
      ])
  }

  @Test func blocksTheParentDoesNotHave() {
    #expect(
      problems("{{<layout}}{{$mian}}{{/mian}}{{/layout}}", ["layout": "{{$main}}{{/main}}"]) == [
        "page.mustache:1:12: template/unknown-block: 'layout' has no block 'mian'; "
          + "did you mean 'main'?"
      ])
  }

  @Test func mistakesInPartialsTellTheWayThere() {
    let partials = ["nav": "\n{{>link}}", "link": "<a>{{lable}}</a>"]
    let found = library("{{#items}}{{>nav}}{{/items}}", partials).compile("page", for: Page.self)
    #expect(
      found.diagnostics.map(\.text) == [
        "link.mustache:1:4: template/unknown-name: no open context declares 'lable'; "
          + "did you mean 'label'?"
      ])
    #expect(
      found.diagnostics.first?.notes.suffix(2) == [
        .init("'link' is included here", at: SourceLocation("nav.mustache", line: 2, column: 1)),
        .init("'nav' is included here", at: SourceLocation("page.mustache", line: 1, column: 11)),
      ])
  }

  @Test func mistakesInBlocksTellWhereTheyAreShown() {
    let found = library(
      "{{<layout}}{{$main}}{{titel}}{{/main}}{{/layout}}", ["layout": "\n {{$main}}{{/main}}"]
    ).compile("page", for: Page.self)
    #expect(
      found.diagnostics.map(\.location) == [
        SourceLocation("page.mustache", line: 1, column: 21)
      ])
    #expect(
      found.diagnostics.first?.notes.suffix(2) == [
        .init(
          "block 'main' is shown here", at: SourceLocation("layout.mustache", line: 2, column: 2)),
        .init("'layout' is included here", at: SourceLocation("page.mustache", line: 1, column: 1)),
      ])
  }

  @Test func aPartialUsedOftenReportsOnce() {
    let found = problems("{{>p}}{{#author}}{{>p}}{{/author}}{{>p}}", ["p": "{{nothing}}"])
    #expect(found.count == 1)
  }

  @Test func namesDeclaredTwice() {
    let shape = Shape(name: "props", fields: [.text("a"), .flag("a")])
    #expect(
      library("").compile("page", for: shape).diagnostics.map(\.text) == [
        "template/duplicate-field: context 'props' declares 'a' twice"
      ])
  }
}
