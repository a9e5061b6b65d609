import Templates
import Testing

/// Which lines disappear, and which white space stays.
@Suite struct LineTests {
  @Test func linesOfTagsThatWriteNothingDisappear() throws {
    let template = """
      one
        {{#title}}
      two
      \t{{/title}}\u{20}
      {{! a remark
          of two lines }}
      {{=[ ]=}}
      three

      """
    #expect(try render(template) == "one\ntwo\nthree\n")
  }

  @Test func linesWithOtherTextStay() throws {
    #expect(try render(" {{#title}}a{{/title}} \n b {{! c }}\n") == " a \n b \n")
  }

  @Test func linesOfVariablesStay() throws {
    #expect(try render("  {{title}}\n  {{{body}}}\n") == "  Buttons\n  <p>Hello</p>\n")
  }

  @Test func twoSectionTagsKeepTheirLine() throws {
    #expect(try render("a\n{{#title}}{{/title}}\nb\n") == "a\n\nb\n")
  }

  @Test func theFirstAndTheLastLineNeedNoLineEnd() throws {
    #expect(try render("  {{#title}}\na\n  {{/title}}") == "a\n")
  }

  @Test func carriageReturnsBelongToLineEnds() throws {
    #expect(try render("a\r\n{{#title}}\r\nb\r\n{{/title}}\r\nc") == "a\r\nb\r\nc")
  }

  @Test func remarksDoNotAppear() throws {
    #expect(try render("a{{! {{title}} }}b") == "a }}b")
    #expect(try render("a{{!}}b{{!-- x --}}c") == "abc")
  }

  @Test func delimitersChangeForTheRestOfTheTemplate() throws {
    #expect(
      try render("{{=<% %>=}}<% title %>{{title}}<%={{ }}=%>{{title}}") == "Buttons{{title}}Buttons"
    )
    #expect(try render("{{= | | =}}|title|, |#title|x|/title|") == "Buttons, x")
    #expect(try render("{{=<% %>=}}<%{body}%><%&body%>") == "<p>Hello</p><p>Hello</p>")
  }

  @Test func delimitersEndWithTheTemplate() throws {
    let partials = ["name": "{{title}}{{=[ ]=}}[title]"]
    #expect(
      try render("{{>name}} [title] {{=( )=}}(>name)", Page(), partials)
        == "ButtonsButtons [title] ButtonsButtons")
  }
}
