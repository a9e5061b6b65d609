import Diagnostics
import Templates
import Testing

@testable import AgentUI

/// What a page redraws previews from, and which it cannot redraw.
@Suite struct PreviewOutlineTests {
  private func source(_ text: String) -> PreviewSource {
    PreviewSource(
      component: "Badge", templatePath: "Badge/preview.mustache", templateText: text,
      stylesheets: ["base.css", "Badge.css"])
  }

  private func made(_ template: String) -> (outline: PreviewOutline?, found: [String]) {
    let (renderer, diagnostics) = PreviewRenderer.make(.sample, previews: [source(template)])
    let found = diagnostics.map { "\($0.location.map(\.description) ?? ""): \($0.summary)" }
    return (renderer.outline(of: "Badge"), found)
  }

  @Test(arguments: [
    "<b>{{text}}</b>", "<b title=\"{{text}}\">x</b>", "<b data-a='{{text}}'></b>",
    "<b{{#text}} class=\"has\"{{/text}}></b>", "a < b {{text}}", "<!-- note -->{{text}}",
    "<svg><title>{{text}}</title></svg>", "<a href=\"#\">{{text}}</a>",
  ])
  func valuesMayStandWhereTheyAreText(template: String) {
    let (outline, found) = made(template)
    #expect(found == [])
    #expect(outline?.pieces.isEmpty == false)
  }

  @Test(arguments: [
    "<b {{text}}></b>", "<b title={{text}}></b>", "<{{text}}>", "<!-- {{text}} -->",
    "<a href=\"{{text}}\"></a>", "<b onclick='{{text}}'></b>", "<b STYLE=\"color: {{text}}\"></b>",
    "<p>\n</p><b {{#text}}{{text}}{{/text}}></b>",
  ])
  func valuesMayNotBecomeMarkup(template: String) {
    let (outline, found) = made(template)
    #expect(outline == nil)
    let line = template.hasPrefix("<p>") ? 2 : 1
    #expect(
      found == [
        "Badge/preview.mustache:\(line): the page of Badge cannot redraw the preview: "
          + "the value 'text' stands where text could become markup"
      ])
  }

  @Test(arguments: ["script", "template", "style", "iframe"])
  func someElementsAreNotMadeByScripts(element: String) {
    let (outline, found) = made("<i></i>\n<\(element) class=\"a\"></\(element)>")
    #expect(outline == nil)
    #expect(
      found == [
        "Badge/preview.mustache:2: the page of Badge cannot redraw the preview: "
          + "scripts cannot make its element '\(element)'"
      ])
  }

  @Test func aPreviewThatIsNotRedrawnIsDrawn() {
    let (renderer, _) = PreviewRenderer.make(
      .sample, previews: [source("<script src=\"a.js\"></script>")])
    let node = AgentNode(component: "Badge", location: SourceLocation(""))
    #expect(renderer.render(node) { $0 }.contains("<script src=\"a.js\">"))
  }

  @Test func stylesheetsAreThoseOfTheSource() {
    #expect(made("x").outline?.stylesheets == ["base.css", "Badge.css"])
  }
}
