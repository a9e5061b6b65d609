import Testing

@testable import PreviewPaint

@Suite struct SelectorTests {
  private let tree = HTMLTree(
    """
    <ds-node data-component="Card" data-level="Error"><template shadowrootmode="open">\
    <div id="top" class="a b"><p class="c">1</p><i>2</i><u></u></div>\
    </template></ds-node>
    """)

  /// How a selector of the shadow tree matches an element by its name.
  private func verdict(_ selector: String, _ name: String) -> Truth {
    var parser = SelectorParser(CSSTokenizer.tokens(of: selector)[...], parents: nil)
    guard let list = parser.list(), let element = tree.nodes.firstIndex(where: { $0.name == name })
    else { return .no }
    var matcher = SelectorMatcher(tree: tree)
    return list.map { matcher.matches($0, element, in: 1) }.max() ?? .no
  }

  @Test(arguments: [
    "p", "P", "*", ".c", "div p", "div > p", "#top .c", ".a.b > *", "p, nope", ":is(nope, .c)",
    ":not(div)", "p:first-child", ":host p", ":host > div > p", ":host([data-level=Error]) .c",
    ":host([data-level='error' i]) .c", ":host(:is([data-level], .x)) p", ":host(ds-node) p",
    ":where(:host) p", ":host(:not([data-none])) .c", "[class]", "[class~=c]", "[class^='c']",
    ":is(::before, .c)",
  ])
  func matching(selector: String) {
    #expect(verdict(selector, "p") == .yes)
  }

  @Test(arguments: [
    "div", ".a", "i + p", "p > p", ":host > p", ".card p", "ds-node p", ":host(.x) p", "p:hover",
    "p::marker", "p:last-child", "[class*='']", "p:empty", ":host([data-level=error]) .c",
    ":host:hover p", "p..c", "p >", ":not(p)", "[class|='c-']", "*:root", "",
  ])
  func notMatching(selector: String) {
    #expect(verdict(selector, "p") == .no)
  }

  @Test func boxesBesideTheContent() {
    func boxes(_ selector: String) -> [GeneratedBox?]? {
      var parser = SelectorParser(CSSTokenizer.tokens(of: selector)[...], parents: nil)
      return parser.list()?.map(\.generated)
    }
    #expect(boxes("p::before, p:AFTER, p") == [.before, .after, nil])
    #expect(boxes("::slotted(p)::after") == [.after])
    #expect(boxes("p::before::marker, p::marker") == [])
    #expect(boxes("p::before b") == nil)
  }

  @Test func siblings() {
    #expect(verdict("p + i", "i") == .yes)
    #expect(verdict("p ~ u", "u") == .yes)
    #expect(verdict("p + u", "u") == .no)
    #expect(verdict("u:last-child:empty", "u") == .yes)
  }

  @Test func onlyHostSelectorsMatchTheHost() {
    #expect(verdict(":host", "ds-node") == .yes)
    #expect(verdict(":is(:host, p)", "ds-node") == .yes)
    #expect(verdict(":host(:hover)", "ds-node") == .no)
    #expect(verdict("*", "ds-node") == .no)
    #expect(verdict(":not(p)", "ds-node") == .no)
  }

  @Test func whatIsNotReadMayMatch() {
    #expect(verdict("p:nth-child(2)", "p") == .maybe)
    #expect(verdict("p:not(:nth-child(2))", "p") == .maybe)
    #expect(verdict("i:nth-child(2)", "p") == .no)
    #expect(verdict(":is(p:nth-child(2), .c)", "p") == .yes)
    #expect(verdict(":host-context(.dark) p", "p") == .maybe)
    #expect(verdict(":host-context(.dark)", "p") == .no)
  }

  @Test(arguments: [
    ("a", [0, 0, 1]), ("#a .b c", [1, 1, 1]), (":host([x]) .a", [0, 3, 0]),
    (":where(#a) b", [0, 0, 1]),
    (":is(#a, b)", [1, 0, 0]), ("::slotted(.a)", [0, 1, 1]), ("a::before", [0, 0, 2]),
    ("*", [0, 0, 0]),
  ])
  func specificity(selector: String, counts: [Int]) {
    var parser = SelectorParser(CSSTokenizer.tokens(of: selector)[...], parents: nil)
    let found = parser.list()?.first?.specificity
    #expect(found.map { [$0.ids, $0.classes, $0.types] } == counts)
  }
}
