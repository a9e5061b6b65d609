import Testing

@testable import CatalogRenderer

@Suite struct PageAnchorsTests {
  @Test func aNameInOtherLettersMeansTheOnlyOneOfItsKind() {
    let anchors = PageAnchors(["first-steps": "first", "api": "x-api", "a_b": "1", "a-b": "2"])
    #expect(anchors.id(of: "api") == "x-api")
    #expect(anchors.id(of: "API") == "x-api")
    #expect(anchors.id(of: "First_Steps") == "first")
    #expect(anchors.id(of: "A-B") == nil)
    #expect(anchors.id(of: "a-b") == "2")
    #expect(anchors.id(of: "-") == nil)
  }

  /// A text may have as many wrong links as headings.
  @Test func aLongPageIsNotSearchedForEachWrongName() {
    func anchors(_ count: Int) -> PageAnchors {
      PageAnchors(Dictionary(uniqueKeysWithValues: (0..<count).map { ("h\($0)", "h\($0)") }))
    }
    #expect(anchors(200).candidates.count == 200)
    #expect(anchors(300).candidates.isEmpty)
    #expect(anchors(300).id(of: "H299") == "h299")
  }
}
