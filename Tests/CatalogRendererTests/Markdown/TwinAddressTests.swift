import Testing

@testable import CatalogRenderer

@Suite struct TwinAddressTests {
  @Test func pagesBecomeTheirTwins() {
    #expect(TwinAddress.of("../tokens/color.html") == "../tokens/color.md")
    #expect(TwinAddress.of("badge.html#props") == "badge.md#props")
    #expect(TwinAddress.ofPage("badge.html#props") == "badge.md")
  }

  @Test func otherAddressesStay() {
    #expect(TwinAddress.of("#props") == "#props")
    #expect(TwinAddress.of("../assets/downloads/tokens.css") == "../assets/downloads/tokens.css")
    #expect(TwinAddress.of("https://example.org/a.html#b") == "https://example.org/a.html#b")
    #expect(TwinAddress.ofPage("https://example.org/a.html#b") == "https://example.org/a.html#b")
    #expect(TwinAddress.ofPage("#props") == "")
  }
}
