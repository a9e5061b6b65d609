import Diagnostics
import JSONTree
import Testing
import TokenDialects

@Suite struct SyntaxTests {
  let plain = #"{"a":{"$type":"number","$value":1.50}}"#

  @Test func returnsAPlainFileUnchanged() {
    let reading = Reading(plain)
    #expect(reading.dialect == .dtcg)
    #expect(reading.json == plain)
    #expect(reading.allMessages.isEmpty)
    #expect(
      reading.document.root == JSONDocument(parsing: Array(plain.utf8), path: "a.json").root)
  }

  @Test func saysThatAFileIsEmpty() {
    #expect(Reading("").allMessages == ["1:1 the file is empty"])
  }

  @Test func readsCommentsWithAWarning() throws {
    let reading = Reading("{\n// x\n\"a\": {\"$type\": \"number\", \"$value\": .5,}}")
    #expect(reading.json == #"{"a":{"$type":"number","$value":0.5}}"#)
    let warning = try #require(reading.document.diagnostics.first)
    #expect(warning.id.name == "tokens/relaxed-json")
    #expect(warning.severity == .warning)
    #expect(warning.summary == "comments are not JSON")
    #expect(warning.location == SourceLocation("a.json", line: 2, column: 1))
    #expect(
      warning.notes == [
        .init("this form of a number is not JSON", at: .init("a.json", line: 3, column: 36)),
        .init(
          "a comma after the last entry is not JSON", at: .init("a.json", line: 3, column: 38)),
      ])
    #expect(
      warning.suggestion
        == "run 'catalog tokens check FILE --upgrade FOLDER' with this file, and use what it writes"
    )
    #expect(reading.document.diagnostics.count == 1)
  }

  @Test(arguments: ["a.yaml", "a.yml", "tokens"])
  func readsYAMLWithPlaces(path: String) {
    let reading = Reading(
      "# comment\nsize:\n  m:\n    $type: number\n    $value: 1.50\n    '05': [x, true, ~, 007, 'é']\n",
      path: path)
    #expect(
      reading.json
        == #"{"size":{"m":{"$type":"number","$value":1.50,"05":["x",true,null,7,"é"]}}}"#)
    #expect(reading.allMessages == ["2:1 the file is YAML, not JSON"])
    let token = reading.document.root?.object?["size"]?.object?["m"]?.object
    #expect(token?["$value"]?.position == JSONPosition(line: 5, column: 13))
    #expect(token?.member("$type")?.namePosition == JSONPosition(line: 4, column: 5))
  }

  @Test func readsJSONInAFileNamedYAML() {
    #expect(Reading(plain, path: "a.yaml").allMessages.isEmpty)
  }

  @Test func reportsWhatStrictJSONMisses() {
    let reading = Reading("{\"a\": [1 2]}")
    #expect(reading.json == nil)
    #expect(reading.allMessages == ["1:10 expected ',' or ']' in an array, but found '2'"])
    #expect(reading.document.diagnostics.map(\.id.name) == ["json/syntax"])
  }

  @Test func reportsMistakesInTheSyntaxOfTheName() {
    #expect(
      Reading("{a: 1, b}", path: "a.json5").allMessages == [
        "1:9 expected ':' after the name 'b', but found '}'"
      ])
    #expect(
      Reading("a: [1", path: "a.yaml").document.diagnostics.allSatisfy {
        $0.id.name.hasPrefix("yaml/")
      })
  }

  @Test func readsOnlyStrictJSONWhenAskedTo() {
    let relaxed = Reading("{a: 1}", readsDialects: false)
    #expect(relaxed.allMessages == ["1:2 expected a name in double quotes, but found 'a'"])
    let draft = Reading(##"{"a":{"$type":"color","$value":"#fff"}}"##, readsDialects: false)
    #expect(draft.json == ##"{"a":{"$type":"color","$value":"#fff"}}"##)
    #expect(draft.allMessages.isEmpty)
  }

  @Test func tellsResolverDocuments() {
    #expect(Reading(#"{"version":"2025.10","resolutionOrder":[]}"#).document.isResolver)
    #expect(Reading("{}", path: "a.resolver.json").document.isResolver)
    #expect(!Reading(#"{"resolutionOrder":{"a":{"$value":1}}}"#).document.isResolver)
  }
}
