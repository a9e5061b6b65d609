import Diagnostics
import Templates
import Testing

@Suite struct SyntaxDiagnosticTests {
  @Test func unclosedTags() {
    #expect(
      problems("a\n  {{title\n{{title}} {{{body}} {{#title")
        == [
          "page.mustache:2:3: template/unclosed-tag: the tag '{{title' is not closed; "
            + "end the tag with the closing delimiter that matches its beginning",
          "page.mustache:3:11: template/unclosed-tag: the tag '{{{body}} {{#title' is not closed; "
            + "end the tag with the closing delimiter that matches its beginning",
          "page.mustache:3:21: template/unclosed-tag: the tag '{{#title' is not closed; "
            + "end the tag with the closing delimiter that matches its beginning",
        ])
  }

  @Test func unclosedSectionsPointAtTheOpening() {
    #expect(
      problems("{{title}}\n {{#title}}\nx")
        == [
          "page.mustache:2:2: template/unclosed-section: {{#title}} is not closed; add {{/title}}"
        ])
  }

  @Test func aTagThatClosesAnOuterSectionPointsAtBoth() throws {
    let found = library("{{#title}}{{#isDraft}}\n{{/title}}").diagnostics
    #expect(
      found == [
        .init(
          .templateUnclosedSection, "{{#isDraft}} is not closed",
          at: SourceLocation("page.mustache", line: 1, column: 11),
          notes: [
            .init(
              "{{/title}} closes an element outside of it",
              at: SourceLocation("page.mustache", line: 2, column: 1))
          ],
          suggestion: "add {{/isDraft}}")
      ])
  }

  @Test func wrongClosingNamesPointAtTheOpening() {
    let found = library("{{#title}}\n  {{/titel}}").diagnostics
    #expect(
      found == [
        .init(
          .templateWrongClose, "{{/titel}} does not close {{#title}}",
          at: SourceLocation("page.mustache", line: 2, column: 3),
          notes: [
            .init(
              "{{#title}} was opened here", at: SourceLocation("page.mustache", line: 1, column: 1))
          ],
          suggestion: "write {{/title}}")
      ])
  }

  @Test func closingTagsWithoutOpening() {
    #expect(
      problems("a{{/title}}")
        == [
          "page.mustache:1:2: template/unexpected-close: {{/title}} closes nothing; "
            + "remove it, or open it with {{#title}}"
        ])
  }

  @Test func delimitersThatAreNoPair() {
    #expect(
      problems("{{=<% %> x=}}{{=|=}}{{=a= b=}}{{title}}").map { $0.prefix(88) } == [
        "page.mustache:1:1: template/bad-delimiters: '<% %> x' is not a pair of delimiters; write",
        "page.mustache:1:14: template/bad-delimiters: '|' is not a pair of delimiters; write two ",
        "page.mustache:1:21: template/bad-delimiters: 'a= b' is not a pair of delimiters; write t",
      ])
  }

  @Test func namesThatAreNone() {
    #expect(
      problems("{{}}{{# }}{{title subtitle}}{{author..name}}{{author.}}") == [
        "page.mustache:1:1: template/bad-name: the tag has no name; "
          + "write a name between the delimiters",
        "page.mustache:1:5: template/bad-name: the tag has no name; "
          + "write a name between the delimiters",
        "page.mustache:1:11: template/bad-name: the name 'title subtitle' has white space in it",
        "page.mustache:1:29: template/bad-name: the name 'author..name' has an empty part; "
          + "put exactly one dot between the parts of a name",
        "page.mustache:1:45: template/bad-name: the name 'author.' has an empty part; "
          + "put exactly one dot between the parts of a name",
      ])
  }

  @Test func columnsCountBytes() {
    let found = library("é日{{titel}}").compile("page", for: Page.self).diagnostics
    #expect(found.map(\.location) == [SourceLocation("page.mustache", line: 1, column: 6)])
  }

  @Test func bytesThatAreNotUTF8() {
    let source = TemplateSource(path: "t.mustache", bytes: Array("é\nab".utf8) + [0xFF, 0x41])
    #expect(
      TemplateLibrary(["t": source]).diagnostics.map(\.text) == [
        "t.mustache:2:3: template/invalid-utf8: the template is not UTF-8 from here on; "
          + "save the file as UTF-8"
      ])
  }

  @Test func aBlockGivenTwice() {
    #expect(
      problems("{{<l}}{{$a}}1{{/a}}{{$a}}2{{/a}}{{/l}}", ["l": "{{$a}}{{/a}}"]) == [
        "page.mustache:1:20: template/duplicate-block: {{$a}} is given twice to the same parent; "
          + "keep one of them"
      ])
  }

  @Test func templatesNobodyUsesAreReportedByTheLibraryOnly() {
    let library = library("{{title}}", ["unused": "{{/x}}"])
    #expect(library.diagnostics.map(\.id.name) == ["template/unexpected-close"])
    #expect(library.compile("page", for: Page.self).diagnostics.isEmpty)
  }
}
