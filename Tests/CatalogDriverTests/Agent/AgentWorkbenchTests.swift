import CatalogDriver
import Files
import Testing

@Suite struct AgentWorkbenchTests {
  private let workbench: AgentWorkbench

  init() throws { workbench = try Harbour.workbench() }

  private func check(_ text: String, in system: String = "harbour") -> AgentCheck {
    workbench.check(text, path: "a.yaml", system: system)
  }

  @Test func theSystemsAreThoseOfTheCatalogInItsOrder() {
    #expect(workbench.systems == ["harbour", "forest"])
  }

  @Test func aDocumentIsCheckedAgainstItsSystem() {
    let text = "component: Badge\nprops: { text: Ahoy }\n"
    #expect(check(text).isValid)
    let elsewhere = check(text, in: "forest")
    #expect(elsewhere.diagnostics.map(\.id.name) == ["agent/unknown-component"])
    #expect(!elsewhere.isValid)
  }

  @Test func noComponentIsKnownInASystemThatIsNotThere() {
    #expect(
      check("component: Badge\n", in: "desert").diagnostics.map(\.id.name) == [
        "agent/unknown-component"
      ])
  }

  @Test func aScreenFileIsADocumentToo() throws {
    let checked = check(
      "name: Quay\nagent:\n  component: Badge\n  props: { text: Ahoy, level: eror }\n")
    #expect(checked.name == "Quay")
    #expect(checked.nodeCount == 1)
    #expect(checked.findings.map { $0.pointer?.description } == ["/agent/props/level"])
  }

  @Test func whatRestsOnAMissingFileIsNotSaid() throws {
    var tree = Harbour.tree
    tree["harbour/components/label/component.yaml"] = Array("name: [".utf8)
    let loaded = AgentWorkbench.load(tree)
    let workbench = try #require(loaded.workbench)
    #expect(loaded.diagnostics.map(\.id.name) == ["yaml/syntax"])
    let checked = workbench.check("component: Mast\n", path: "a.yaml", system: "harbour")
    #expect(checked.diagnostics == [])
  }

  @Test func aTreeBecomesCode() throws {
    let root = try #require(check("component: Badge\nprops: {level: info, text: Ahoy}\n").root)
    #expect(workbench.swift(root, system: "harbour") == #"Badge(text: "Ahoy") {}"#)
    #expect(
      workbench.yaml(root, system: "harbour") == """
        component: Badge
        props:
          level: info
          text: "Ahoy"
        """)
  }

  @Test func aFragmentLinksTheStylesheetsOfTheSite() throws {
    let root = try #require(check("component: Badge\nprops: { text: Ahoy }\n").root)
    let html = workbench.fragment(root, system: "harbour", page: "harbour/components/a.html")
    #expect(html.hasPrefix(#"<div class="stage stage-fit" data-system="harbour"><ds-node"#))
    #expect(html.contains(#"<link rel="stylesheet" href="../assets/previews.css">"#))
  }

  @Test func aDocumentNeedsNoOtherFile() throws {
    let root = try #require(check("component: Badge\nprops: { text: \"<&>\" }\n").root)
    let html = workbench.document(root, title: "A <b> & c", system: "harbour")
    #expect(html.contains("<title>A &lt;b&gt; &amp; c</title>"))
    #expect(html.contains("<style>b { padding: var(--space-m); }\n</style>"))
    #expect(html.contains("--space-m: 8;"))
    #expect(html.contains(#"<span slot="text">&lt;&amp;&gt;</span>"#))
    for reference in ["<link", "<script", "src=", "href=", "@import", "http:", "https:"] {
      #expect(!html.contains(reference), "\(reference)")
    }
    #expect(
      html.contains(
        "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
          + "base-uri 'none'; form-action 'none'\""))
  }

  @Test func aStylesheetCannotEndItsElement() throws {
    var tree = Harbour.tree
    tree["harbour/components/badge/preview.css"] = Array(
      "b::after { content: \"</style><script>\"; }\n".utf8)
    let workbench = try #require(AgentWorkbench.load(tree).workbench)
    let root = try #require(check("component: Badge\nprops: { text: a }\n").root)
    let html = workbench.document(root, title: "a", system: "harbour")
    #expect(html.contains(#"content: "<\/style><script>";"#))
    #expect(!html.contains("</style><script>"))
  }

  @Test func nothingIsDrawnInASystemThatIsNotThere() throws {
    let root = try #require(check("component: Badge\nprops: { text: a }\n").root)
    #expect(workbench.document(root, title: "a", system: "desert") == "")
    #expect(workbench.fragment(root, system: "desert", page: "index.html") == "")
  }
}
