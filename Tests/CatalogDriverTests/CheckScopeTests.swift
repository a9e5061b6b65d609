import CatalogDriver
import CatalogLoader
import DiagnosticReports
import Testing

@Suite struct CheckScopeTests {
  @Test func noTopicsAreAll() {
    #expect(CatalogLoader.Scope(for: []) == .site)
    #expect(CatalogLoader.Scope(for: Set(CheckTopic.allCases)) == .site)
  }

  @Test func aTopicReadsWhatItNeeds() {
    #expect(CatalogLoader.Scope(for: [.tokens]) == .tokens)
    #expect(CatalogLoader.Scope(for: [.drift]) == .sources)
    #expect(CatalogLoader.Scope(for: [.tokens, .previews]) == .previews)
    #expect(CatalogLoader.Scope(for: [.links]) == .site)
    #expect(CatalogLoader.Scope(for: [.coverage]).contains(.components))
  }
}
