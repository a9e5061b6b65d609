import Testing

@testable import CommonMark

/// Terms and what they mean, which no standard of markdown has.
@Suite struct DefinitionTests {
  @Test(arguments: [
    ("a\n: b\n: c", "<p>a<br />\nb<br />\nc</p>\n"),
    ("[a](b)\n: c", "<p><a href=\"b\">a</a><br />\nc</p>\n"),
    ("[a][]\n: c\n\n[a]: b", "<p><a href=\"b\">a</a><br />\nc</p>\n"),
    ("**a**\n: c", "<p><strong>a</strong><br />\nc</p>\n"),
    ("`a`\n\n:   b\n\n    c\n\nd", "<p><code>a</code></p>\n<p>b</p>\n<p>c</p>\n<p>d</p>\n"),
    ("<!-- a -->\n\n:   b", "<p>b</p>\n"),
    ("a\n\n:   <!-- b --> <!-- c --> d\n    e", "<p>a</p>\n<p>d\ne</p>\n"),
    ("a\n: b\n\n<!-- b --> *d*\ne", "<p>a<br />\nb</p>\n<p><em>d</em>\ne</p>\n"),
  ])
  func meaningsStandBelowTheirTerms(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    "`a`\n: {{< new-in 1.2 />}}\n: b", "`a`\n: {{< new-in 1.2 />}} b",
    "`a`\n: {{< new-in 1.2 />}}\n: {{< old-in 2 />}}\n: b",
  ])
  func aTagThatIsLeftOutLeavesNoMark(_ text: String) {
    #expect(html(text) == "<p><code>a</code><br />\nb</p>\n")
    #expect(parse(text).foreignUses.first?.name == "new-in")
  }

  @Test func aTermInAnAlertStaysThere() {
    let found = html("!!! note\n    `a`\n    : {{< x />}}\n    : b\n")
    #expect(found.contains("<p><code>a</code><br />\nb</p>\n</aside>"))
  }

  @Test(arguments: ["a\n\n:   !!! note\n\n        b\n", "a\n:   !!! note\n        b\n"])
  func aMeaningMayBeAnAlert(_ text: String) {
    let html = html(text)
    #expect(html.hasPrefix("<p>a</p>\n<aside class=\"alert alert-note\""))
    #expect(html.contains("<p>b</p>"))
  }

  @Test func aMeaningMayHoldTabsAndCode() {
    #expect(
      html("a\n\n:   === \"T\"\n\n        b\n") == "<p>a</p>\n<p><strong>T</strong></p>\n<p>b</p>\n"
    )
    #expect(html("a\n: ```sh\n  b\n  ```\n\nc").contains("<code class=\"language-sh\">b\n</code>"))
    #expect(
      html("a\n: c\n\n  ```sh\n  b\n  ```\n").contains("<code class=\"language-sh\">b\n</code>"))
  }

  @Test(arguments: ["- a\n\n: b", ": a", "# a\n: b", "[a]: b\n: c", "| a |\n: b"])
  func othersAreText(_ text: String) {
    #expect(html(text).contains(": "))
  }

  @Test func colonsInsideEachOtherAreText() {
    let text = "a\n" + String(repeating: ": ", count: 50_000)
    #expect(!html(text).isEmpty)
  }
}
