import Testing
import YAMLTree

@Suite struct FieldsTests {
  private enum Status: String, CaseIterable { case stable, beta }

  private func fields(_ text: String) throws -> YAMLFields {
    YAMLFields(try #require(root(text)), subject: "a component")
  }

  @Test func unknownKeysAreReportedWithTheNearest() throws {
    var fields = try fields("name: Badge\nsumary: x\nzzzzzz: 1")
    _ = fields.text("name")
    _ = fields.text("summary")
    let found = fields.finish(hint: "see the manual")
    #expect(
      found.map(line) == [
        "2:1 yaml/unknown-key: a component has no key 'sumary' | help: did you mean 'summary'?",
        "3:1 yaml/unknown-key: a component has no key 'zzzzzz' | help: see the manual",
      ])
    #expect(found.first?.notes == [.init("known keys: name, summary")])
  }

  /// Each search costs as much as there are keys that are known.
  @Test func notEveryUnknownKeyOfALongFileIsSearchedFor() throws {
    let letters = try (0..<150).map { try #require(UnicodeScalar(0x4E00 + $0)) }
    var fields = try fields(letters.map { "titl\($0): 1\n" }.joined())
    _ = fields.text("title")
    let found = fields.finish(hint: "see the manual")
    #expect(found.count == 150)
    #expect(found.first?.suggestion == "did you mean 'title'?")
    #expect(found.last?.suggestion == "see the manual")
  }

  @Test func missingAndBlankTexts() throws {
    var fields = try fields("summary: \"  \"")
    #expect(fields.requiredText("name") == nil)
    #expect(fields.requiredText("summary") == nil)
    #expect(
      fields.finish().map(line) == [
        "1:1 yaml/missing-key: a component needs 'name' | help: add 'name: …'",
        "1:1 yaml/missing-key: a component needs 'summary' | help: add 'summary: …'",
      ])
  }

  @Test func aMisspeltKeyIsNotMissingAsWell() throws {
    var fields = try fields("nmae: Badge")
    #expect(fields.requiredText("name") == nil)
    #expect(fields.requiredText("summary") == nil)
    #expect(
      fields.finish().map(line) == [
        "1:1 yaml/missing-key: a component needs 'summary' | help: add 'summary: …'",
        "1:1 yaml/unknown-key: a component has no key 'nmae' | help: did you mean 'name'?",
      ])
  }

  @Test func wrongKinds() throws {
    var fields = try fields("a: [1]\nb: maybe\nc: x\nd: x\ne: [{}]\nf: betta")
    #expect(fields.text("a") == nil)
    #expect(fields.boolean("b", default: true) == true)
    #expect(fields.number("c") == nil)
    #expect(fields.list("d") == [])
    #expect(fields.texts("e").count == 0)
    #expect(fields.oneOf("f", Status.self) == nil)
    #expect(
      fields.finish().map(line) == [
        "1:4 yaml/wrong-kind: 'a' must be text, not a list",
        "2:4 yaml/wrong-kind: 'b' must be true or false, not the text \"maybe\"",
        "3:4 yaml/wrong-kind: 'c' must be a number, not the text \"x\"",
        "4:4 yaml/wrong-kind: 'd' must be a list, not the text \"x\"",
        "5:5 yaml/wrong-kind: 'e' must be a list of texts, not a mapping",
        "6:4 yaml/unknown-value: 'f' cannot be the text \"betta\" | help: did you mean 'beta'?",
      ])
  }

  @Test func anythingButAMappingReadsAsEmpty() throws {
    var fields = try fields("- 1")
    #expect(fields.text("name") == nil)
    #expect(
      fields.finish().map(line) == [
        "1:1 yaml/wrong-kind: a component must be a mapping, not a list"
          + " | help: write its keys as 'key: value', one a line"
      ])
  }
}
