import AgentUI
import Diagnostics
import Testing

@Suite struct PreviewRendererTests {
  private func source(_ component: String, _ text: String) -> PreviewSource {
    PreviewSource(
      component: component, templatePath: "\(component)/preview.mustache", templateText: text,
      stylesheets: ["base.css", "\(component).css"])
  }

  private func draw(_ text: String, _ sources: [PreviewSource]) -> String {
    let (renderer, _) = PreviewRenderer.make(.sample, previews: sources)
    return renderer.render(tree(text)) { "../\($0)" }
  }

  private func links(_ component: String) -> String {
    "<link rel=\"stylesheet\" href=\"../base.css\">"
      + "<link rel=\"stylesheet\" href=\"../\(component).css\">"
  }

  @Test func aNodeIsAHostWithAShadowTree() {
    let badge = source("Badge", "<span class=\"chip\"><slot name=\"text\"></slot></span>")
    #expect(
      draw("component: Badge\nprops: { text: \"ERROR\", level: error }", [badge])
        == "<ds-node class=\"node\" data-component=\"Badge\" data-level=\"error\">"
        + "<template shadowrootmode=\"open\">\(links("Badge"))"
        + "<span class=\"chip\"><slot name=\"text\"></slot></span></template>"
        + "<span slot=\"text\">ERROR</span></ds-node>")
  }

  @Test func defaultsArePresentAndOptionalPropsAreNot() {
    let sources = [source("Card", "c"), source("Indicator", "i"), source("KeyValueRow", "k")]
    #expect(
      draw("component: Card", sources).hasPrefix(
        "<ds-node class=\"node\" data-component=\"Card\" data-elevation=\"low\""
          + " data-corner-radius=\"radius.card\"><template"))
    #expect(
      draw("component: Indicator\nprops: { level: info, reason: \"\" }", sources).hasSuffix(
        "</template><span slot=\"reason\"></span></ds-node>"))
    #expect(
      draw("component: KeyValueRow\nprops: { key: a, value: b, copyable: true }", sources)
        .hasPrefix(
          "<ds-node class=\"node\" data-component=\"KeyValueRow\" data-copyable><template"))
    #expect(
      !draw("component: KeyValueRow\nprops: { key: a, value: b, copyable: \"yes\" }", sources)
        .contains("data-copyable"))
  }

  @Test func childrenFollowTheSlotsInOrder() {
    let sources = [
      source("InspectorPattern", "{{#hasChildren}}<slot></slot>{{/hasChildren}}"),
      source("Divider", "<hr>"),
    ]
    let text = """
      view: InspectorPattern
      props: { title: "T" }
      children: [{component: Divider}, {component: Divider}]
      """
    let divider =
      "<ds-node class=\"node\" data-component=\"Divider\"><template shadowrootmode=\"open\">"
      + "\(links("Divider"))<hr></template></ds-node>"
    #expect(
      draw(text, sources)
        == "<ds-node class=\"node\" data-component=\"InspectorPattern\">"
        + "<template shadowrootmode=\"open\">\(links("InspectorPattern"))<slot></slot></template>"
        + "<span slot=\"title\">T</span>\(divider)\(divider)</ds-node>")
  }

  @Test func templatesMayNameProps() {
    let indicator = source(
      "Indicator",
      "{{level}}{{#tooltip}}[{{tooltip}}]{{/tooltip}}{{^reason}}none{{/reason}}{{size}}")
    let html = draw("component: Indicator\nprops: { level: info, tooltip: \"<b>\" }", [indicator])
    #expect(html.contains("info[&lt;b&gt;]nonesmall</template>"))
    let row = source("KeyValueRow", "{{#copyable}}copy{{/copyable}}{{^copyable}}fixed{{/copyable}}")
    #expect(draw("component: KeyValueRow", [row]).contains("fixed</template>"))
  }

  @Test func undeclaredNamesAreDiagnosticsWithAPlace() throws {
    let (renderer, diagnostics) = PreviewRenderer.make(
      .sample, previews: [source("Badge", "<b>\n  {{txet}}</b>"), source("Text", "{{> Badge}}")])
    #expect(diagnostics.first?.summary.contains("txet") == true)
    #expect(diagnostics.first?.location?.description.hasPrefix("Badge/preview.mustache:2:") == true)
    #expect(diagnostics.count == 2)
    #expect(
      renderer.render(tree("component: Badge")) { $0 }
        == "<span class=\"missing-component\">Badge</span>")
  }

  @Test func aTemplateCannotIncludeItself() {
    let found = PreviewRenderer.make(
      .sample, previews: [source("Badge", "{{> Badge/preview.mustache}}")])
    #expect(
      found.diagnostics.map(line) == [
        "0:0 preview/include: the preview of Badge includes another template"
          + " | help: write its markup out; children are drawn by <slot></slot>"
      ])
  }

  @Test func everythingGivenIsEscapedByByte() {
    let badge = source("Badge", "x")
    let html = draw(
      "component: Badge\nprops: { text: \"\\\"\\u0301<script>&'\", level: \"\\\"\\u0301 onclick=x\" }",
      [badge])
    #expect(html.contains("data-level=\"&quot;\u{301} onclick=x\">"))
    #expect(html.contains(">&quot;\u{301}&lt;script&gt;&amp;&#39;</span>"))
    let missing = draw("component: \"<img src=x>\"", [])
    #expect(missing == "<span class=\"missing-component\">&lt;img src=x&gt;</span>")
  }

  @Test func propNamesCannotLeaveTheirAttribute() {
    let prop = PropContract(name: "a\" onload=\"x", kind: .enum, choices: [.init("v")])
    #expect(prop.attributeName == "data-a--onload--x")
    let names = ["cornerRadius", "infoBG", "isHTMLSafe", "title2", "h2Size", "text"]
    #expect(
      names.map { PropContract(name: $0, kind: .string).slotName }
        == ["corner-radius", "info-bg", "is-html-safe", "title2", "h2-size", "text"])
  }

  @Test(arguments: [
    ("größe", "größe"), ("grüße", "grüße"), ("名前", "名前"), ("Über", "über"),
    ("maxGröße", "max-größe"), ("ÄÖÜWert", "äöü-wert"), ("не\u{301}бо", "не\u{301}бо"),
    ("a\u{2028}b\u{A0}c", "a-b-c"), ("\u{D4E}\"x", "\u{D4E}-x"),
  ])
  func lettersOfAllScriptsStay(name: String, slot: String) {
    let prop = PropContract(name: name, kind: .string)
    #expect(prop.slotName.unicodeScalars.elementsEqual(slot.unicodeScalars))
    #expect(prop.attributeName == "data-" + slot)
  }

  @Test func drawingEndsAtTheDepthLimit() {
    var node = AgentNode(component: "Card", location: SourceLocation("a.yaml"))
    for _ in 0..<1_000 {
      node = AgentNode(component: "Card", children: [node], location: SourceLocation("a.yaml"))
    }
    let (renderer, _) = PreviewRenderer.make(.sample, previews: [source("Card", "c")])
    let html = renderer.render(node) { $0 }
    let oneLevel = renderer.render(AgentNode(component: "Card", location: node.location)) { $0 }
    #expect(html.utf8.count == AgentParser.depthLimit * oneLevel.utf8.count)
  }
}
