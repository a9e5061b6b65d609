import Files
import Testing

@testable import CatalogRenderer

/// The markdown file at a path of the sample's site.
private func twin(
  _ path: String, replacing: [String: String] = [:], appending: [String: String] = [:]
) throws -> String {
  let site = try render(replacing: replacing, appending: appending).site
  return try #require(site.text(at: path))
}

@Suite struct TwinTests {
  @Test func everyPageHasATwinThatItLeadsTo() throws {
    let site = try render().site
    let alone = ["404.html", "search.html"]
    for path in site.paths.filter({ $0.hasSuffix(".html") && !alone.contains($0) }) {
      let name = String(path.split(separator: "/").last ?? "").dropLast(".html".count)
      let page = try #require(site.text(at: path))
      #expect(
        page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"\(name).md\">"),
        "\(path)")
      let text = try #require(site.text(at: path.dropLast(".html".count) + ".md"), "\(path)")
      #expect(text.hasPrefix("# "), "\(path)")
      #expect(text.contains("\nPage: [\(name).html](\(name).html)\n"), "\(path)")
    }
    for path in alone {
      #expect(site.text(at: path.dropLast(".html".count) + ".md") == nil)
      #expect(try #require(site.text(at: path)).contains("text/markdown") == false)
    }
  }

  @Test func linksOfTwinsLeadToFiles() throws {
    let site = try render(
      appending: [
        "one/guides/start.md": "\nSee [more](deep/more.md), `Badge` and `color.ink`.\n"
      ]
    ).site
    let guide = try #require(site.text(at: "one/guides/start.md"))
    #expect(guide.contains("[more](deep/more.md)"))
    #expect(guide.contains("[`Badge`](../components/badge.md)"))
    #expect(guide.contains("[`color.ink`](../tokens/color.md)"))
    for path in site.paths.filter({ $0.hasSuffix(".md") }) {
      let text = try #require(site.text(at: path))
      for link in text.split(separator: "](").dropFirst() {
        let target = link.prefix { $0 != ")" && $0 != "#" }
        let parts = (path.split(separator: "/").dropLast() + target.split(separator: "/"))
        let resolved = parts.reduce(into: [Substring]()) { folders, part in
          if part == ".." { _ = folders.popLast() } else { folders.append(part) }
        }
        #expect(site[resolved.joined(separator: "/")] != nil, "\(path): \(target)")
      }
    }
  }

  @Test func aComponentsTwinHoldsWhatAProgramNeeds() throws {
    let text = try twin("one/components/badge.md")
    #expect(
      text.hasPrefix(
        """
        # Badge

        Page: [badge.html](badge.html)

        A word.

        - Status: stable
        - Layer: component
        - Swift: [`Badge`](../api/one/badge.md) in `One`
        - Children: none

        ## Examples

        ### Short

        ```yaml
        component: Badge
        props:
          text: "NEW"
        ```

        ```swift
        Badge(text: "NEW")
        ```

        ## Usage

        ### When

        For one word.

        ## Props

        | Prop | Type | Description |
        | --- | --- | --- |
        | `text` | string | The word. |

        """))
  }

  @Test func tokensAreATable() throws {
    let text = try twin("one/tokens/color.md")
    #expect(
      text.hasSuffix(
        """
        | Token | Value | Swift |
        | --- | --- | --- |
        | `color.ink` | #000000 | `DS.Color.ink` |

        """))
  }

  @Test func declarationsKeepTheirDocumentation() throws {
    let text = try twin(
      "one/api/one/badge.md",
      replacing: [
        "one/Sources/Badge.swift": """
        /// A word, see ``Other``.
        public struct Badge {
          /// Makes it.
          ///
          /// - Parameter text: The `text`.
          /// - Returns: Nothing | something.
          public func make(text: String) -> Int { 0 }
        }
        /// Another.
        public struct Other {}
        """
      ])
    #expect(text.contains("```swift\nstruct Badge\n```\n\nA word, see [`Other`](other.md).\n"))
    #expect(
      text.contains(
        """
        ### `make(text:)`

        ```swift
        func make(text: String) -> Int
        ```

        Makes it.

        - `text`: The `text`.
        - Returns: Nothing | something.
        """))
  }

  @Test func theAddressIsWholeWhereTheSiteHasOne() throws {
    let site = try render(editing: { $0.baseURL = "https://example.org/d/" }).site
    let text = try #require(site.text(at: "one/index.md"))
    #expect(
      text.contains(
        "Page: [https://example.org/d/one/index.html](https://example.org/d/one/index.html)"))
  }
}
