import Testing

@testable import CommonMark

/// Terms and asides of DocC.
@Suite struct DocCListTests {
  private func html(_ text: String, _ path: String = "A.docc/A.md") -> String {
    HTMLRenderer().render(Document(parsing: text, path: path)).text
  }

  @Test(arguments: [
    ("- term A b: *c*\n", "<p>A b<br />\n<em>c</em></p>\n"),
    (
      "- term **--a=\\<p\\>**:\n\n*d*\n",
      "<p><strong>--a=&lt;p&gt;</strong></p>\n<p><em>d</em></p>\n"
    ),
    ("- Term `a:b`: c: d\n", "<p><code>a:b</code><br />\nc: d</p>\n"),
    ("- term A:\n  b\n\n  c\n- term D: e\n", "<p>A<br />\nb</p>\n<p>c</p>\n<p>D<br />\ne</p>\n"),
  ])
  func termsStandAboveWhatTheyMean(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func otherItemsStayAList() {
    #expect(
      html("- a\n- term B: c\n- d\n")
        == "<ul>\n<li>a</li>\n</ul>\n<p>B<br />\nc</p>\n<ul>\n<li>d</li>\n</ul>\n")
  }

  @Test(arguments: [
    "- term A\n", "- terms: a\n", "- term : a\n", "- term **a:**\n", "1. term A: b\n",
  ])
  func othersAreNoTerms(_ text: String) {
    #expect(html(text).contains("<li>"))
  }

  @Test func termsAreThoseOfDocCAlone() {
    #expect(html("- term A: b\n", "a.md") == "<ul>\n<li>term A: b</li>\n</ul>\n")
  }

  @Test(arguments: [
    ("> SeeAlso: a", "See Also"), ("> Todo: a", "To Do"), ("- seealso: a", "See Also"),
    ("> Bug: a", "Bug"), ("> Note: a", "Note"),
  ])
  func asidesAreCalledAsInDocC(_ text: String, _ title: String) {
    #expect(html(text).contains("<p class=\"alert-title\">\(title)</p>"))
  }
}
