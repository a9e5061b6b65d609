import Templates
import Testing

@Suite struct VariableTests {
  @Test func textIsWrittenWhereItIsNamed() throws {
    #expect(try render("<h1>{{title}}</h1>") == "<h1>Buttons</h1>")
    #expect(try render("{{ title }}{{title}}") == "ButtonsButtons")
  }

  @Test func absentTextIsEmpty() throws {
    #expect(try render("[{{subtitle}}]") == "[]")
    #expect(try render("[{{count}}]") == "[]")
    #expect(try render("[{{count}}]", Page(count: -12)) == "[-12]")
  }

  @Test func markupIsWrittenAsItIs() throws {
    #expect(
      try render("{{{body}}} {{&body}} {{& body }}") == "<p>Hello</p> <p>Hello</p> <p>Hello</p>")
  }

  @Test func markupMayBeBytes() throws {
    struct Fragment: TemplateContext {
      var html: [UInt8]?
      static let fields: [ContextField<Fragment>] = [.markup("html") { $0.html }]
    }
    let (compiled, _) = library("[{{{html}}}{{^html}}none{{/html}}]")
      .compile("page", for: Fragment.self)
    let template = try #require(compiled)
    let bold = Fragment(html: Array("<b>é</b>".utf8))
    #expect(try template.render(bold) == Array("[<b>é</b>]".utf8))
    #expect(try template.render(Fragment(html: nil)) == Array("[none]".utf8))
  }

  @Test func dottedNamesGoIntoObjects() throws {
    let page = Page(author: Author(name: "Ada"))
    #expect(try render("{{author.name}}{{author.mail}}", page) == "Ada")
    #expect(try render("[{{author.name}}]") == "[]")
  }

  @Test func aLeadingDotKeepsToTheInnermostContext() throws {
    let page = Page(author: Author(name: "Ada"))
    #expect(try render("{{#author}}{{.name}}{{/author}}", page) == "Ada")
    #expect(
      problems("{{#author}}{{.title}}{{/author}}")
        == ["page.mustache:1:12: template/unknown-name: no open context declares '.title'"])
  }

  @Test func bracesThatAreNoTagsStay() throws {
    #expect(try render("{title} }} {") == "{title} }} {")
  }

  @Test func aByteOrderMarkIsNotText() throws {
    #expect(try render("\u{FEFF}{{title}}") == "Buttons")
  }

  @Test func rawTextIsAllowedOnRequest() throws {
    let options = TemplateOptions(allowsRawText: true)
    let (template, diagnostics) = library("{{{title}}}{{&title}}")
      .compile("page", for: Page.self, options: options)
    #expect(diagnostics.isEmpty)
    #expect(try template?.render(Page(title: "<")) == Array("<<".utf8))
  }
}
