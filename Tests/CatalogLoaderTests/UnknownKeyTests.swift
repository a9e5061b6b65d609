import Diagnostics
import Testing

@testable import CatalogLoader

@Suite struct UnknownKeyTests {
  /// Each search costs as much as there are keys that mean something.
  @Test func notEveryKeyOfALongListIsSearchedFor() throws {
    let names = try (0..<150).map { "titl\(try #require(UnicodeScalar(0x4E00 + $0)))" }
    let keys = names.enumerated().map {
      UnknownKey(
        name: $0.element, location: SourceLocation("a.md", line: $0.offset + 1), known: ["title"])
    }
    let findings = UnknownKey.findings([keys])
    #expect(findings.count == 150)
    #expect(findings.first?.suggestion == "did you mean 'title'?")
    #expect(findings.count { $0.suggestion != nil } == 100)
  }
}
