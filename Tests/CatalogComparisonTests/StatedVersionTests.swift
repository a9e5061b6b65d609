import Testing

@testable import CatalogComparison

struct StatedVersionTests {
  @Test(
    "A version is read with the numbers that it leaves out",
    arguments: [
      ("1.2.3", "1.2.3"), ("v1.2", "1.2.0"), ("17", "17.0.0"), ("2.0.0-beta.1", "2.0.0"),
      ("1.0.0+5", "1.0.0"),
    ])
  func numbers(text: String, meaning: String) {
    #expect(StatedVersion(text)?.text == meaning)
  }

  @Test(
    "Other texts are no versions", arguments: ["", "v", "1.", "1.2.3.4", "next", "1.-2", "٣.0"])
  func otherTexts(text: String) {
    #expect(StatedVersion(text) == nil)
  }

  @Test("A step clears the numbers behind it")
  func steps() {
    let version = StatedVersion(major: 1, minor: 2, patch: 3)
    #expect(version.after(.none) == version)
    #expect(version.after(.patch).text == "1.2.4")
    #expect(version.after(.minor).text == "1.3.0")
    #expect(version.after(.major).text == "2.0.0")
    #expect(StatedVersion(major: .max, minor: 0, patch: 0).after(.major).major == .max)
  }
}
