import Testing

@testable import SearchIndex

/// Which questions are colours, and which colours they are.
struct SearchColorTests {
  @Test(
    "A colour in any notation",
    arguments: [
      "#fff", "#FFFF", "#ffffff", "rgb(255 255 255)", "rgb(100%, 100%, 100%)", "hsl(0 0% 100%)",
      "hwb(0 100% 0%)", "lab(100 0 0)", "oklch(1 0 0)", "oklab(100% 0 0 / 1)",
      "color(display-p3 1 1 1)", " RGBA(255, 255, 255, 1) ",
    ])
  func white(text: String) throws {
    let color = try #require(SearchColor(query: text))
    #expect(color.lab == [1000, 0, 0])
    #expect(color.alpha == 1000)
  }

  @Test(
    "What is not a colour",
    arguments: [
      "", "#", "#12345", "badge", "123456", "facade", "rgb(1 2)", "rgb()", "oklch(a b c)", "init()",
      "color(rec2020 1 1 1)", "var(--color-accent)",
    ])
  func noColor(text: String) {
    #expect(SearchColor(query: text) == nil)
  }

  @Test func aNameIsAWordAndAColour() {
    #expect(SearchColor(query: "tomato") == nil)
    #expect(SearchColor(name: " Tomato ") == SearchColor(css: "#ff6347"))
    #expect(SearchColor(name: "badge") == nil)
    #expect(SearchColor.names.hasPrefix("aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff "))
  }
}
