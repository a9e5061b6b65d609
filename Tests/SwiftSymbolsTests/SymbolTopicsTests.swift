import SwiftSymbols
import Testing

/// How `## Topics` is taken out of a text.
@Suite struct SymbolTopicsTests {
  @Test func groupsAreTakenOut() {
    let topics = SymbolTopics(
      """
      Text.

      ## Topics

      ### Making tags

      - ``init(text:)``
      * ``Kit/Tag/init(image:)-4f8gp``

      ### Empty

      ## See also

      More.
      """)
    #expect(topics.text == "Text.\n\n## See also\n\nMore.")
    #expect(topics.groups.map(\.title) == ["Making tags"])
    #expect(topics.groups.first?.names == ["init(text:)", "Kit/Tag/init(image:)-4f8gp"])
  }

  @Test func whatIsNoSymbolStays() {
    let topics = SymbolTopics(
      """
      ## Topics

      ### Essentials

      Begin here.

      - <doc:Start>
      - ``Tag``
      """)
    #expect(
      topics.text == "## Topics\n\n### Essentials\n\nBegin here.\n\n- <doc:Start>")
    #expect(topics.groups.map(\.names) == [["Tag"]])
  }

  @Test func codeIsNotRead() {
    let text = "```\n## Topics\n- ``Tag``\n```"
    #expect(SymbolTopics(text).text == text)
    #expect(SymbolTopics(text).groups == [])
  }
}
