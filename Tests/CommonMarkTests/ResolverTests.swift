import Diagnostics
import Testing

@testable import CommonMark

/// Answers that show what it was asked.
private struct Answers: MarkdownResolver {
  func resolve(_ link: LinkUse) -> LinkResolution {
    switch link.destination {
    case "missing":
      let location = SourceLocation("guide.md", line: link.line)
      return LinkResolution(
        nil,
        diagnostics: [
          .init(FindingID("test/missing", .error), "No \(link.kind.rawValue)", at: location)
        ])
    case "evil": return LinkResolution("javascript:a")
    case "sharp", "both":
      var resolution = LinkResolution("a.png")
      resolution.forms.scales = [1: "a.png", 3: "b c,.png", 2: "javascript:a"]
      if link.destination == "both" { resolution.forms.dark = [2: "dark.png"] }
      return resolution
    default: return LinkResolution("/base/" + link.destination)
    }
  }

  func reference(forCode code: String, line: Int) -> CodeReference? {
    switch code {
    case "Button": CodeReference(destination: "/button?a&b", title: "\"Button\"")
    case "color.red":
      CodeReference(
        destination: nil, title: "red", classes: ["token", "color"], leadingHTML: "<i></i>")
    default: nil
    }
  }

  func render(_ code: CodeBlock) -> RenderedCode? {
    guard code.info == "yaml agent" else { return nil }
    let location = SourceLocation("guide.md", line: code.firstLine)
    return RenderedCode(
      html: "<figure></figure>",
      diagnostics: [.init(FindingID("test/agent", .warning), "Agent", at: location)])
  }
}

@Suite struct ResolverTests {
  @Test func linksLeadWhereTheSiteSays() {
    #expect(
      html("[a](b) ![c](d)", resolver: Answers())
        == "<p><a href=\"/base/b\">a</a> <img src=\"/base/d\" alt=\"c\" /></p>\n")
  }

  @Test func refusedLinksLeaveTheirText() {
    #expect(html("[*a*](missing) ![b](missing)", resolver: Answers()) == "<p><em>a</em> b</p>\n")
    #expect(
      findings("a\n[b](missing)\n![c](missing)", resolver: Answers()) == [
        "2 test/missing: No link", "3 test/missing: No image",
      ])
  }

  @Test func answersAreNotTrustedEither() {
    #expect(html("[a](evil)", resolver: Answers()) == "<p>a</p>\n")
  }

  @Test func anImageMayHaveSeveralFiles() {
    #expect(
      html("![c](sharp)", resolver: Answers())
        == "<p><img src=\"a.png\" srcset=\"b%20c%2C.png 3x\" alt=\"c\" /></p>\n")
    #expect(
      html("![c](both)", resolver: Answers()) == """
        <p><img class="in-light" src="a.png" srcset="b%20c%2C.png 3x" alt="c" />\
        <img class="in-dark" src="dark.png" srcset="dark.png 2x" alt="c" /></p>

        """)
  }

  @Test func codeSpansBecomeReferences() {
    #expect(
      html("`Button` `color.red` `other`", resolver: Answers()) == """
        <p><a href="/button?a&amp;b" title="&quot;Button&quot;"><code>Button</code></a> \
        <code class="token color" title="red"><i></i>color.red</code> <code>other</code></p>

        """)
  }

  @Test func codeSpansInLinksStayCode() {
    #expect(
      html("[`Button`](b)", resolver: Answers())
        == "<p><a href=\"/base/b\"><code>Button</code></a></p>\n")
  }

  @Test func codeBlocksCanBeDrawn() {
    #expect(
      html("- a\n\n  ```yaml agent\n  b\n  ```\n\n```yaml\nc\n```", resolver: Answers()) == """
        <ul>
        <li>
        <p>a</p>
        <figure></figure>
        </li>
        </ul>
        <pre tabindex="0"><code class="language-yaml">c
        </code></pre>

        """)
    #expect(findings("\n```yaml agent\nb\n```", resolver: Answers()) == ["3 test/agent: Agent"])
  }
}

@Suite struct ContentsTests {
  @Test func plainTextHasNoMarkup() {
    let text = parse("*a* `b` ~~c~~ [d](e) ![f](g)\nh<br>i").firstParagraph
    #expect(text?.plainText == "a b c d f hi")
  }

  @Test func theFirstParagraphIsNoQuoteOrHeading() {
    #expect(parse("# a\n\n> b\n\nc\n\nd").firstParagraph?.plainText == "c")
    #expect(parse("# a").firstParagraph == nil)
  }

  @Test func linksOfAllPlaces() {
    let text = "# [a](a)\n\n> ![b](b)\n\n- *[c](c)*\n\n| [d](d) |\n|---|\n| https://e.f |\n"
    #expect(
      parse(text).links == [
        LinkUse(kind: .link, destination: "a", line: 1),
        LinkUse(kind: .image, destination: "b", line: 3),
        LinkUse(kind: .link, destination: "c", line: 5),
        LinkUse(kind: .link, destination: "d", line: 7),
        LinkUse(kind: .link, destination: "https://e.f", line: 9),
      ])
  }

  @Test func searchTextHasEveryBlock() {
    #expect(
      parse("# a\n\n- b\n  c\n\n```\nd\n```\n\n| e |\n|---|\n| f |").plainText
        == "a\nb c\nd\ne f\n")
  }
}
