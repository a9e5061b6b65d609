import Testing

@Suite struct AcyclicUnderlaysTests {
  @Test func noColourLiesBelowItself() throws {
    let found = try diagnostics(appending: [
      "one/system.yaml": "\ncontrast: { over: { grey: [back], back: [grey] } }\n"
    ])
    #expect(found.map(\.id.name) == ["contrast/over-cycle"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.summary) == ["'grey' lies below itself"])
    #expect(found.map(\.location?.description) == ["one/system.yaml:4:21"])
    #expect(found.first?.notes.map(\.message) == ["grey lies on back lies on grey"])
    #expect(found.map(\.suggestion) == ["take one of these colours out of 'over'"])
  }

  @Test func aChainIsNoCycle() throws {
    #expect(
      try findings(appending: ["one/system.yaml": "\ncontrast: { over: { grey: [back] } }\n"])
        == [])
  }
}
