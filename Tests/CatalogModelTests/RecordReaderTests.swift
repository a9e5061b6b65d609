import CatalogModel
import Testing

struct RecordReaderTests {
  private func messages(_ text: String) -> [String] {
    RecordReader.read(Array(text.utf8), path: "versions/1.0.json").diagnostics.map { found in
      "\(found.location.map { "\($0)" } ?? ""): \(found.summary) [\(found.id)]"
    }
  }

  private func record(_ members: String) -> String {
    #"{ "format": 1, "system": "kit", "name": "Kit", "version": "1.0", "# + members + " }"
  }

  @Test("A record needs its format, its system and a version")
  func smallest() throws {
    let read = RecordReader.read(Array(record(#""tokens": {}"#).utf8), path: "a.json")
    #expect(read.diagnostics.isEmpty)
    let found = try #require(read.record)
    #expect((found.name, found.version, found.pairs) == ("Kit", "1.0", nil))
    #expect(
      messages("{\n}") == [
        "versions/1.0.json:1:1: the record of a version cannot be read: 'format' is missing"
          + " [version/broken]"
      ])
  }

  @Test("A record of a later format is said to be one")
  func laterFormat() {
    #expect(
      messages(#"{ "format": 2, "tokens": 5 }"#) == [
        "versions/1.0.json:1:13: the record has format 2, and this tool reads format 1"
          + " [version/later-format]"
      ])
  }

  @Test("A version that is not semantic is reported where it is written")
  func notSemantic() {
    #expect(
      messages(#"{ "format": 1, "system": "kit", "name": "Kit", "version": "next" }"#) == [
        "versions/1.0.json:1:59: 'next' is not a version of Semantic Versioning"
          + " [version/not-semantic]"
      ])
  }

  @Test(
    "What is wrong is reported at its place",
    arguments: [
      (
        #""tokens": []"#,
        "1:76: the record of a version cannot be read: an object is expected, not an array"
      ),
      (
        #""tokens": { "a": { "value": 5 } }"#,
        "1:94: the record of a version cannot be read: an object is expected, not a number"
      ),
      (
        #""tokens": { "a": { "axes": ["x"], "variants": [{ "in": [], "value": "1" }] } }"#,
        "1:113: the record of a version cannot be read: a variant needs a value, and contexts for "
          + "each axis"
      ),
      (
        #""components": { "A": { "slug": "a", "status": "odd" } }"#,
        "1:87: the record of a version cannot be read: 'swift' is missing"
      ),
      (
        #""coverage": { "documented": 1.5, "total": 2 }"#,
        "1:94: the record of a version cannot be read: 'documented' is no count"
      ),
    ])
  func broken(members: String, message: String) {
    #expect(messages(record(members)) == ["versions/1.0.json:\(message) [version/broken]"])
  }

  @Test("A text that is no JSON is reported as such")
  func noJSON() {
    #expect(messages("{").first?.contains("[json/syntax]") == true)
  }
}
