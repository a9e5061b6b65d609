import Diagnostics
import Testing

@testable import CommonMark

/// Says of every link that it is wrong, and where it leads that it must not.
struct Objecting: MarkdownResolver {
  func resolve(_ link: LinkUse) -> LinkResolution {
    LinkResolution(
      link.destination == "lost" ? nil : link.destination,
      diagnostics: [
        .init(
          FindingID("test/link", .error), "\(link.kind.rawValue) \(link.destination)",
          at: SourceLocation("guide.md", line: link.line))
      ])
  }
}

@Suite struct TextUseTests {
  private static let text = """
    # A [heading](one) with <b>HTML</b>

    ![An *image* with a [link](unseen)](two.png) and [![an image](three.png)](lost).

    > [!NOTE]
    > A [link](javascript:alert) and `code`.

    - [x] [task](four)
      1. <i>deep</i> [item](five)

    <div>
    raw
    </div>

    <!-- no finding -->

    | [a](six) | b |
    | --- | --- |
    | www.example.org | <u>c</u> [d](<data:text/html,x>) |

    ```html
    <b>[no](link)</b>
    ```
    """

  @Test func areThoseOfTheTextInItsOrder() {
    let uses = parse(Self.text).uses
    #expect(
      uses.map { use in
        switch use {
        case .link(let link): "\(link.line) \(link.kind.rawValue) \(link.destination)"
        case .rawHTML(let line): "\(line) HTML"
        }
      } == [
        "1 link one", "1 HTML", "1 HTML", "3 image two.png", "3 link lost", "3 image three.png",
        "6 link javascript:alert", "8 link four", "9 HTML", "9 HTML", "9 link five", "11 HTML",
        "17 link six", "19 link https://www.example.org", "19 HTML", "19 HTML",
        "19 link data:text/html,x",
      ])
  }

  @Test func findingsAreThoseOfTheHTML() {
    let document = parse(Self.text)
    let renderer = HTMLRenderer(resolver: Objecting())
    let found = renderer.findings(of: document.blocks, path: "guide.md")
    #expect(found == renderer.render(document).diagnostics)
    #expect(found.count == 10)
    let strict = HTMLRenderer(options: HTMLOptions(keepsTags: false), resolver: Objecting())
    #expect(
      strict.findings(of: document.blocks, path: "guide.md") == strict.render(document).diagnostics)
  }

  @Test func rawHTMLThatIsAllowedIsNoFinding() {
    let renderer = HTMLRenderer(options: HTMLOptions(allowsRawHTML: true))
    #expect(renderer.findings(of: parse("<b>a</b>").blocks, path: "guide.md") == [])
  }
}
