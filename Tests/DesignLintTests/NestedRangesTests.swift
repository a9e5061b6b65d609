import Testing

@testable import DesignLint

@Suite("Ranges within each other")
struct NestedRangesTests {
  @Test(
    "Those around an offset come from the inside out",
    arguments: [
      (0, [0]), (2, [2, 0]), (3, [3, 2, 0]), (4, [2, 0]), (5, [0]), (7, [1, 0]), (8, []), (9, []),
    ])
  func around(offset: Int, expected: [Int]) {
    let ranges = NestedRanges([0..<8, 6..<8, 2..<5, 3..<4])
    #expect(ranges.around(offset) == expected)
  }

  @Test("Of equal ranges the later one is the inner one, and an empty one holds nothing")
  func equal() {
    #expect(NestedRanges([1..<3, 1..<3]).around(1) == [1, 0])
    #expect(NestedRanges([2..<2]).around(2) == [])
    #expect(NestedRanges([]).around(0) == [])
  }
}
