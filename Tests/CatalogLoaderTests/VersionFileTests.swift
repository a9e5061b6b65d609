import Testing

struct VersionFileTests {
  private func record(_ version: String) -> String {
    #"{ "format": 1, "system": "old", "name": "One", "version": "\#(version)" }"#
  }

  @Test("Records are in the order of their versions, whatever their files are called")
  func order() {
    let loaded = load([
      "one/versions/a.json": record("1.10"), "one/versions/b.json": record("1.9"),
      "one/versions/c.json": record("1.10-rc.1"),
    ])
    #expect(loaded.messages == [])
    #expect(loaded.system?.records.map(\.version) == ["1.9", "1.10-rc.1", "1.10"])
    #expect(loaded.system?.records.first?.slug == "one")
  }

  @Test("Two records of one version are a mistake")
  func repeated() {
    let loaded = load([
      "one/versions/1.0.0.json": record("1.0.0"), "one/versions/1.0.json": record("1.0"),
    ])
    #expect(
      loaded.messages == [
        "one/versions/1.0.json:1:59: the version '1.0' is recorded twice [version/repeated]"
      ])
    #expect(loaded.system?.records.map(\.version) == ["1.0.0"])
  }

  @Test("A broken record is reported, and the others stay")
  func broken() {
    let loaded = load([
      "one/versions/1.0.json": record("1.0"), "one/versions/1.1.json": #"{ "format": 7 }"#,
    ])
    #expect(
      loaded.messages == [
        "one/versions/1.1.json:1:13: the record has format 7, and this tool reads format 1"
          + " [version/later-format]"
      ])
    #expect(loaded.system?.records.count == 1)
  }
}
