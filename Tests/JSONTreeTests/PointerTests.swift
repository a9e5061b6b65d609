import Diagnostics
import JSONTree
import Testing

@Suite struct PointerTests {
  @Test func escapesWhatHasAMeaning() {
    #expect(PointerFragment.escaped("a/b~c%20") == "a~1b~0c%2520")
  }

  @Test func givesPlacesInAFile() {
    #expect(
      SourceLocation("a.json", at: JSONPosition(line: 2, column: 3))
        == SourceLocation("a.json", line: 2, column: 3))
  }
}
