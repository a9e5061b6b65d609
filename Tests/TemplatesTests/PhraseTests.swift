import Templates
import Testing

@Suite("Phrases")
struct PhraseTests {
  private struct Page: TemplateContext {
    var name: String
    static let fields: [ContextField<Page>] = [.text("name") { $0.name }]
  }

  private func library(_ text: String) -> TemplateLibrary {
    TemplateLibrary(
      ["page": TemplateSource(path: "page.mustache", text: text)],
      phrases: [
        "frame.skip": TemplatePhrase([.text("To <b> & \"back\"")]),
        "start.open": TemplatePhrase([.text("Open "), .variable("name")]),
        "start.lost": TemplatePhrase([.variable("nme")]),
      ])
  }

  private func render(_ library: TemplateLibrary) throws -> String {
    let template = try #require(library.compile("page", for: Page.self).template)
    return String(decoding: try template.render(Page(name: "A&B")), as: UTF8.self)
  }

  @Test("Its text is escaped, its values are variables of the place")
  func rendering() throws {
    #expect(
      try render(library("<p>{{words.frame.skip}}</p>"))
        == "<p>To &lt;b&gt; &amp; &quot;back&quot;</p>")
    #expect(try render(library("[{{words.start.open}}]")) == "[Open A&amp;B]")
  }

  @Test("The same templates speak another language")
  func otherPhrases() throws {
    let russian = library("{{words.start.open}}!").with(phrases: [
      "start.open": TemplatePhrase([.text("Открыть "), .variable("name")])
    ])
    #expect(try render(russian) == "Открыть A&amp;B!")
  }

  @Test("A phrase that does not exist, and a value that no context has")
  func unknown() {
    let missing = library("{{words.frame.skp}}").compile("page", for: Page.self)
    #expect(missing.template == nil)
    #expect(missing.diagnostics.map(\.summary) == ["there is no phrase 'frame.skp'"])
    #expect(missing.diagnostics.first?.suggestion == "did you mean 'frame.skip'?")
    let value = library("{{words.start.lost}}").compile("page", for: Page.self)
    #expect(value.diagnostics.map(\.summary) == ["no open context declares 'nme'"])
  }
}
