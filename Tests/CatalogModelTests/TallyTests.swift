import CatalogModel
import Testing

@Suite struct TallyTests {
  @Test func almostAllDoesNotReadAsAll() {
    #expect(Tally(good: 2999, total: 3000).percent == 99.9)
    #expect(Tally(good: 9999, total: 10000).percent == 99.9)
    #expect(Tally(good: 3, total: 3).percent == 100)
  }

  @Test func thirdsAreCutToATenth() {
    #expect(Tally(good: 1, total: 3).percent == 33.3)
    #expect(Tally(good: 2, total: 3).percent == 66.6)
  }

  @Test func nothingHasNoShareAndIsComplete() {
    #expect(Tally(good: 0, total: 0).percent == nil)
    #expect(Tally(good: 0, total: 0).isComplete)
    #expect(!Tally(good: 1, total: 2).isComplete)
  }
}
