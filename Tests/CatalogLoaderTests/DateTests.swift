import CatalogLoader
import Testing

/// `date` of a guide's front matter.
@Suite struct DateTests {
  private func loaded(_ date: String) -> CatalogLoader.Result {
    load(["one/guides/a.md": "---\ntitle: A\nsummary: S.\ndate: \(date)\n---\n\ntext\n"])
  }

  @Test(arguments: [
    "2024-02-29", "'2024-02-29'", "2024-02-29T10:00:00Z", "2024-02-29 10:00:00 +0100", "2024-2-29",
    "2024-2-29 9:00:00",
  ])
  func theDayIsRead(date: String) throws {
    let result = loaded(date)
    #expect(result.messages == [])
    #expect(try #require(result.system).guides.map(\.date) == ["2024-02-29"])
  }

  @Test(arguments: ["2023-02-29", "2024-13-01", "1 May 2024", "2024-05-01x", "24-05-01"])
  func whatIsNoDayIsReported(date: String) throws {
    let result = loaded(date)
    #expect(
      result.messages == ["one/guides/a.md:4:1: '\(date)' is no date [guide/unread-date]"])
    #expect(try #require(result.system).guides.map(\.date) == [nil])
  }
}
