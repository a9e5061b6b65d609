import Testing

@testable import DesignTokens

@Suite struct UniqueListTests {
  @Test func keepsEachNumberOnceInTheOrderInWhichTheyCome() {
    var list = UniqueList()
    for number in [3, 1, 3] { list.append(number) }
    #expect(list.elements == [3, 1])
    // A long list finds them in another way.
    for number in (0..<40) + [39, 1, 40] { list.append(number) }
    #expect(list.elements == [3, 1, 0, 2] + (4...40))
  }
}
