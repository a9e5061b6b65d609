import Testing

@testable import CommonMark

/// Forms of VitePress, its plugins, and mdBook.
@Suite struct PressFormTests {
  private func paragraphs(_ text: String) -> [String] {
    parse(text).blocks.map { block in
      if case .paragraph(let text) = block.content { text.plainText } else { "…" }
    }
  }

  @Test func oneLineOfColonsClosesAllThatIsAsLong() {
    let text = "::: warning\nText.\n::: code-group\n```js [a]\n1\n:::\n```\n:::\n\nAfter.\n"
    #expect(paragraphs(text) == ["…", "After."])
    #expect(paragraphs(text + "\n::: tip\nB\n:::\n\nEnd.\n") == ["…", "After.", "…", "End."])
  }

  @Test func partsThatAreClosedOneByOneStayNested() {
    let text = "::: warning\n::: tip\nA\n:::\nB\n:::\n\nAfter.\n"
    #expect(paragraphs(text) == ["…", "After."])
    #expect(html(text).contains("</aside>\n<p>B</p>\n</aside>"))
    #expect(paragraphs(":::: note\n::: tip\nA\n::::\n\nAfter.\n") == ["…", "After."])
  }

  @Test(arguments: ["::: tabs key:x\n== One `a`\n", ":::: tabs\n=== One `a`\n"])
  func tabsHaveTheirTitles(_ opening: String) {
    let text = opening + "First.\n== Two\nSecond.\n\n- c\n::::\n"
    #expect(
      html(text) == "<p><strong>One <code>a</code></strong></p>\n<p>First.</p>\n"
        + "<p><strong>Two</strong></p>\n<p>Second.</p>\n<ul>\n<li>c</li>\n</ul>\n")
    #expect(html("a\n\n== b\n") == "<p>a</p>\n<p>== b</p>\n")
  }

  @Test(arguments: ["code-group\n```js [a]\n1\n```", "tip\nA", "warning\n::: tip\nA"])
  func aTabEndsWhatIsOpenInTheOneAbove(_ opened: String) {
    let found = html("::: tabs key:p\n== One\n::: \(opened)\n== Two\nSecond.\n:::\n\nAfter.\n")
    #expect(
      found.hasSuffix(
        ">\n<p><strong>Two</strong></p>\n<p>Second.</p>\n<p>After.</p>\n"))
    #expect(html("::: tip\n== One\n:::\n").contains("<p>== One</p>"))
  }

  @Test func aNameAloneIsAPlace() {
    #expect(
      html("Text:\n\n{#a-name}\n\n- b\n")
        == "<p>Text:</p>\n<p><span id=\"a-name\"></span><a></a></p>\n<ul>\n<li>b</li>\n</ul>\n")
    #expect(html("{#if a}\n") == "<p>{#if a}</p>\n")
  }

  @Test func titlesOfContainersHaveNoTagsOfComponents() {
    #expect(
      html("::: warning WARNING <Version>3.2.0</Version>\nText.\n:::").contains(
        ">WARNING 3.2.0</p>"))
    #expect(html("::: tip a < b\nText.\n:::").contains(">a &lt; b</p>"))
  }

  @Test func theContentsOfThePageAreNotShown() {
    #expect(html("[[toc]]\n\na\n") == "<p>a</p>\n")
  }

  @Test func aWarningOfABookIsAnAlert() {
    #expect(
      html("<div class=\"warning\">\n\nBe *careful*.\n\n</div>\n\nAfter.\n")
        == "<aside class=\"alert alert-warning\" role=\"note\">\n"
        + "<p class=\"alert-title\">Warning</p>\n<p>Be <em>careful</em>.</p>\n</aside>\n"
        + "<p>After.</p>\n")
  }

  @Test(arguments: [
    "<div class=\"warning\">\nA\n</div>\n", "<div class=\"other\">\n\nA\n\n</div>\n",
    "<div class=\"warning\">\n\n<div>\n\nA\n\n</div>\n\n</div>\n",
    "<div class=\"warning\">\n\nA\n", "<div class=\"warning\">\n\nA</div> b\n",
  ])
  func otherElementsAreNoAlerts(_ text: String) {
    #expect(!html(text).contains("<aside"))
  }

  @Test(arguments: [
    ("a() // [!code --]\nb() // [!code ++]\n\nc()\n", "- a()\n+ b()\n\n  c()\n"),
    ("# [!code ++:2]\na\nb\nc # [!code focus]\n", "+ a\n+ b\n  c\n"),
    ("a /* [!code error] */\n<b> <!-- [!code hl] -->\n", "a\n<b>\n"),
    ("// [!code word:a:1]\na\n", "a\n"), ("a // b [!code hl]\n", "a // b\n"),
    ("a // [!code --] // [!code focus]\n", "- a\n"), ("a // [!code] b\n", "a // [!code] b\n"),
  ])
  func marksOfLinesAreNotShown(_ code: String, _ expected: String) throws {
    let block = try #require(parse("```js\n\(code)```\n").blocks.first)
    guard case .code(let shown) = block.content else { return #expect(Bool(false)) }
    #expect(shown.text == expected)
  }

  @Test(arguments: [
    ("a\n// ---cut---\nb\n//    ^?\n", "b\n"),
    ("// @errors: 2322\n// @ts-ignore\na // ^?\n", "// @ts-ignore\na // ^?\n"),
    ("// @filename: a.ts\na\n// ---cut-after---\nb\n", "// @filename: a.ts\na\n"),
    ("a\n// ---cut-start---\nb\n// ---cut-end---\nc\n", "a\nc\n"),
  ])
  func whatOnlyTwoslashReadsIsNotShown(_ code: String, _ expected: String) throws {
    func shown(_ info: String) -> String? {
      guard case .code(let block)? = parse("```\(info)\n\(code)```\n").blocks.first?.content else {
        return nil
      }
      return block.text
    }
    #expect(shown("ts twoslash") == expected)
    #expect(shown("ts") == code)
  }

  @Test func diagramsAreTold() {
    let uses = parse("```mermaid\ngraph TD\n```\n\n```js\na\n```\n").foreignUses
    #expect(uses == [ForeignUse(.diagram, "mermaid", line: 1)])
  }
}
