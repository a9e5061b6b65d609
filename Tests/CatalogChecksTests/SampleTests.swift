import Testing

@Suite struct SampleTests {
  @Test func nothingIsWrongWithTheSample() throws {
    #expect(try findings() == [])
  }
}
