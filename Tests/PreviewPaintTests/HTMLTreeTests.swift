import Testing

@testable import PreviewPaint

@Suite struct HTMLTreeTests {
  /// The elements in brackets, and `.` for a text that can be seen.
  private func outline(_ html: String) -> String {
    let tree = HTMLTree(html)
    func text(_ id: Int) -> String {
      let node = tree.nodes[id]
      guard let name = node.name else { return node.isVisibleText ? "." : "" }
      return "\(name)(\(tree.flatChildren(id).map(text).joined()))"
    }
    return tree.scopes[0].children.map(text).joined()
  }

  @Test(arguments: [
    ("<a><b>x</b></a>", "a(b(.))"), ("<a>x<br>y</a>", "a(.br().)"), ("<p>x<p>y", "p(.)p(.)"),
    ("<ul><li>x<li>y</ul>z", "ul(li(.)li(.))."), ("<dl><dt>x<dd>y</dl>", "dl(dt(.)dd(.))"),
    ("<svg><path/><path/></svg>x", "svg(path()path())."), ("<b/>x", "b(.)"), ("</b>x", "."),
    ("<a><b>x</a>y", "a(b(.))."), ("<!-- <b> --><i> </i>", "i()"), ("<i>&nbsp;&#32;</i>", "i()"),
    ("<i>&amp;</i>", "i(.)"), ("a < b", ".."), ("<style><b></style>x", "style(.)."),
    ("<i x='>' y=\">\">x</i>", "i(.)"), ("<i", "i()"), ("<!doctype html><i>x", "i(.)"),
  ])
  func markup(html: String, tree: String) {
    #expect(outline(html) == tree)
  }

  @Test func attributesAreDecoded() {
    let tree = HTMLTree("<i A=\"&quot;&#x41;&amp;&nope;\" b=c d class='x  y'>")
    #expect(tree.nodes.first?.attribute("a") == "\"A&&nope;")
    #expect(tree.nodes.first?.attribute("b") == "c")
    #expect(tree.nodes.first?.attribute("d") == "")
    #expect(tree.nodes.first?.classes == ["x", "y"])
  }

  @Test(arguments: [
    ("<slot></slot>", "<b>x</b>y", "h(slot(b(.).))"),
    ("<slot>f</slot>", "", "h(slot(.))"),
    ("<slot name=t>f</slot>", "<b slot=t>x</b>", "h(slot(b(.)))"),
    ("<slot name=t></slot><slot></slot>", "y<b slot=t>x</b>", "h(slot(b(.))slot(.))"),
    ("<slot></slot><slot>f</slot>", "x", "h(slot(.)slot(.))"),
    ("<i></i>", "<b>x</b>", "h(i())"),
    ("<slot name=a></slot>", "<b slot=b>x</b>", "h(slot())"),
  ])
  func slots(shadow: String, light: String, tree: String) {
    #expect(outline("<h><template shadowrootmode=open>\(shadow)</template>\(light)</h>") == tree)
  }

  @Test func slotsPassOn() {
    let inner = "<g><template shadowrootmode=open><i><slot></slot></i></template><slot></slot></g>"
    #expect(
      outline("<h><template shadowrootmode=open>\(inner)</template>x</h>")
        == "h(g(i(slot(slot(.)))))")
  }

  @Test func theEndOfAShadowTreeIsThatOfItsTemplate() {
    #expect(
      outline("<h><template shadowrootmode=open><i></h><u></template><slot>x</slot></h>y")
        == "h(i(u())).")
  }

  @Test func theComponentIsThatOfTheNearestHost() throws {
    let html =
      "<h data-component=A><template shadowrootmode=open><i></i></template><b></b></h><u></u>"
    let tree = HTMLTree(html)
    let names = tree.nodes.indices.map {
      "\(tree.nodes[$0].name ?? "") \(tree.component(of: $0) ?? "-")"
    }
    #expect(names == ["h A", "i A", "b A", "u -"])
  }
}
