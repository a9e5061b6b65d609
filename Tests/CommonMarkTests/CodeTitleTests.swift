import Testing

@testable import CommonMark

/// Pages that begin with the documentation of code.
@Suite struct CodeTitleTests {
  private func headings(_ text: String) -> [String] {
    parse(text).blocks.compactMap { block in
      guard case .heading(let heading) = block.content else { return nil }
      return "\(heading.level) \(heading.content.plainText)"
    }
  }

  @Test(arguments: [
    (
      "::: a.events.Blur\n    options:\n      heading_level: 1\n\n## See also\n",
      ["1 Blur", "2 See also"]
    ),
    ("\n::: a.b._c_d_\n\n## E\n", ["1 _c_d_", "2 E"]),
    ("::: a.B\n    options:\n      heading_level: 2\n\n## E\n", ["1 B", "2 E"]),
    ("::: a.B\n    options:\n      heading_level: 1\n", ["1 B"]),
  ])
  func theNameIsTheTitle(_ text: String, _ expected: [String]) {
    #expect(headings(text) == expected)
    #expect(parse(text).foreignUses.map(\.name) == [":::"])
  }

  @Test(arguments: [
    ("# A\n\n::: a.B\n    options:\n      heading_level: 1\n\n## C\n", ["1 A", "2 C"]),
    ("::: a.B\n\n# A\n", ["1 A"]), ("::: a.B\n\ntext\n", []),
    ("---\ntitle: A\n---\n::: a.B\n\n## C\n", ["2 C"]),
    ("a\n\n::: a.B\n\n## C\n", ["2 C"]),
  ])
  func othersKeepTheirTitle(_ text: String, _ expected: [String]) {
    #expect(headings(text) == expected)
  }
}
