import CatalogModel
import Testing

@testable import CatalogComparison

struct RecordFileTests {
  @Test("A version that was read from its file is the version, and writes the same file")
  func roundTrip() throws {
    let version = try SampleSystem().version()
    let read = try SampleSystem().recorded()
    #expect(SystemComparison(version, read).changes == [])
    #expect(SystemComparison(read, version).changes == [])
    var again = version
    again.version = "1.0"
    #expect(RecordWriter.text(of: read) == RecordWriter.text(of: again))
  }

  @Test("A token has a line, with the contexts in which it differs")
  func lines() throws {
    var version = try SampleSystem().version()
    version.version = "1.0"
    let lines = RecordWriter.text(of: version).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4)
        == ["{", #"  "format": 1,"#, #"  "system": "system","#, #"  "name": "Kit","#])
    #expect(
      lines.contains(
        #"    "gap": {"type":"dimension","value":"8px","swift":"DS.gap"},"#))
    #expect(
      lines.contains {
        $0.hasPrefix(##"    "paper": {"type":"color","value":"#ffffff","swift":"DS.paper","##)
          && $0.contains(#""axes":["appearance"],"variants":[{"in":[["dark"]],"value":"#)
      })
    #expect(lines.contains(#"  "coverage": {"documented":3,"total":15}"#))
  }

  @Test("A change of what a record states leads to its line")
  func places() throws {
    let sample = SampleSystem()
    let other = try sample.replacing("default: ok", with: "default: off", in: .badge)
    let change = try #require(
      SystemComparison(try sample.recorded(), try other.version()).changes.first)
    #expect(change.before?.path == "versions/1.0.json")
    #expect((change.before?.line ?? 0) > 1)
    #expect(change.after?.path == "components/badge/component.yaml")
  }
}
