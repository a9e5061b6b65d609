import SnippetCompilation
import Testing

/// What the words behind the backticks of a fence ask for.
struct SnippetFenceTests {
  @Test(arguments: [
    ("swift", SnippetFence.right), ("swift fragment", .fragment), ("swift  wrong", .wrong),
    ("swift Sources/App.swift", .right), ("swift fragment Sources/App.swift", .fragment),
    ("swift Sources/App.swift fragment", .fragment), ("swift title=\"A.swift\" wrong", .wrong),
    ("swift title=\"fragment\"", .right), ("swift title=\"a wrong one\"", .right),
  ])
  func words(info: String, fence: SnippetFence) {
    #expect(SnippetFence(info) == fence)
  }

  @Test(arguments: ["", "yaml", "swiftui", "yaml agent wrong", "sh"])
  func otherLanguages(info: String) {
    #expect(SnippetFence(info) == nil)
  }
}
