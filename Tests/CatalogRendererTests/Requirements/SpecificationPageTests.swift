import Testing

@Suite struct SpecificationPageTests {
  private func page(_ path: String, appending: [String: String] = [:]) throws -> String {
    let result = try render(replacing: requirementFiles, appending: appending)
    #expect(result.diagnostics.map(\.message) == [])
    return try #require(result.site.text(at: path))
  }

  @Test func headingsAreInOrderAndLinkToThemselves() throws {
    let html = try page("one/specs/words.html")
    let main = try #require(html.components(after: "<main"))
    let levels = main.split(separator: "<h").compactMap { $0.first?.wholeNumberValue }
    #expect(levels == [1, 2, 3])
    #expect(html.contains("<section class=\"requirement\" aria-labelledby=\"requirement-short\">"))
    #expect(
      html.contains(
        "<h2 id=\"requirement-short\"><span class=\"heading-kind\">Requirement"
          + "<span class=\"visually-hidden\">:</span></span> Short <a class=\"anchor\" "
          + "href=\"#requirement-short\" aria-label=\"Link to this section\"></a></h2>"))
    #expect(html.contains("<h3 id=\"scenario-two-words\">"))
  }

  @Test func wordsOfTheFormatAreSetInBold() throws {
    let html = try page("one/specs/words.html")
    #expect(html.contains("A badge <strong>SHALL</strong> hold one word."))
    #expect(
      html.contains(
        "<li><strong class=\"step-word\">WHEN</strong> <div class=\"step-text\">"
          + "<p>a badge is given two words</p></div></li>"))
    #expect(html.contains("<li class=\"is-continuation\"><strong class=\"step-word\">AND</strong>"))
    #expect(html.contains("<p>the other is left out</p><p>Below it.</p>"))
  }

  @Test func theTwinHasTheWordsOfTheFormat() throws {
    let result = try render(replacing: requirementFiles)
    let text = try #require(result.site.text(at: "one/specs/words.md"))
    #expect(
      text.contains(
        """
        Before.

        ## Requirement: Short

        A badge **SHALL** hold one word.

        ### Scenario: Two words

        - **WHEN** a badge is given two words
        - **THEN** it holds one
        - **AND** the other is left out

          Below it.

        Met by: [`Badge`](../components/badge.md), [`color.ink`](../tokens/color.md), \
        [Start](../guides/start.md), `agent/unknown-prop`

        """))
  }

  @Test func whatMeetsARequirementStandsBelowIt() throws {
    let html = try page("one/specs/words.html")
    let trace = try #require(html.components(after: "<div class=\"requirement-trace\">"))
    #expect(trace.contains("<strong>Met by</strong>"))
    #expect(trace.contains("<a href=\"../components/badge.html\""))
    #expect(trace.contains("<a href=\"../tokens/color.html#color-ink\""))
    #expect(trace.contains("<a href=\"../guides/start.html\">Start</a>"))
    #expect(trace.contains("<code>agent/unknown-prop</code>"))
  }

  @Test func anchorsKeepLettersOfOtherScripts() throws {
    let html = try page(
      "one/specs/язык.html", appending: [:])
    #expect(html.contains("<h2 id=\"requirement-буквы\">"))
    #expect(html.contains("(<strong>SHALL NOT</strong>)"))
  }

  @Test func requirementsAreTargetsOfLinks() throws {
    let link = "\n[Буквы](../../specs/язык.md#requirement-буквы)\n"
    let html = try page("one/guides/deep/more.html", appending: ["one/guides/deep/more.md": link])
    #expect(html.contains("/specs/%D1%8F%D0%B7%D1%8B%D0%BA.html#requirement-"))
    let broken = try render(
      replacing: requirementFiles,
      appending: ["one/guides/deep/more.md": "\n[x](../../specs/words.md#requirement-shrt)\n"])
    #expect(
      broken.diagnostics.map(\.message) == [
        "one/guides/deep/more.md:9: one/specs/words.md has no heading '#requirement-shrt'"
          + " [link/missing-anchor]"
      ])
    #expect(broken.diagnostics.map(\.suggestion) == ["did you mean 'requirement-short'?"])
  }

  @Test func theTwinIsTheText() throws {
    let text = try page("one/specs/words.md")
    #expect(text.contains("## Requirement: Short\n"))
    #expect(text.contains("- **WHEN** a badge is given two words\n"))
    #expect(text.contains("Met by: [`Badge`](../components/badge.md)"))
  }

  @Test func aSystemWithoutRequirementsHasNoPageOfThem() throws {
    let result = try render()
    #expect(result.site.text(at: "one/specs/index.html") == nil)
    #expect(result.site.text(at: "one/rules/index.html") == nil)
    #expect(result.site.text(at: "one/index.html")?.contains("specs/") == false)
  }
}

extension String {
  /// What follows the first place of a text; `nil` where it does not occur.
  func components(after text: String) -> String? {
    firstRange(of: text).map { String(self[$0.upperBound...]) }
  }
}
