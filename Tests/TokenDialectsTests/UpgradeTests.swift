import JSONTree
import Testing
import TokenDialects

@Suite struct UpgradeTests {
  /// One file in each dialect, with its name.
  static let files: [(path: String, text: String)] = [
    ("a.tokens.json", #"{"a":{"$type":"number","$value":1.50}}"#),
    (
      "a.json",
      ##"{"a":{"$type":"color","$value":"#fff"},"b":{"$type":"dimension","$value":"em"}}"##
    ),
    ("a.json5", ##"{/* */ a:{$type:'color',$value:'#fff8',},}"##),
    (
      "a.yaml", "color:\n  a:\n    _: {$value: red}\n  b:\n    $value: ['{color.a}', '{color.c}']\n"
    ),
    (
      "s.json",
      ##"{"s":{"a":{"type":"sizing","value":"4"}},"t":{"b":{"type":"spacing","value":"{a} * 2"}},"$metadata":{"tokenSetOrder":["s","t"]}}"##
    ),
    ("d.json", ##"{"size":{"a":{"value":"4px","comment":"c"},"b":{"value":"{size.a.value}"}}}"##),
    (
      "t.json",
      ##"{"a":{"$type":"color","$value":"red","$extensions":{"v":1,"mode":{"l":"red","d":"blue"}}}}"##
    ),
    ("p.json", ##"{"a":{"$schema":"https://x/token-types/opacity.json","value":"0.5"}}"##),
  ]

  @Test func keepsWhatTheStandardHasNoFormForWithoutItsSchema() throws {
    let text = #"{"a":{"$type":"string","$value":"x","$extensions":{"com.figma.scopes":[]}}}"#
    let upgrade = try #require(TokenUpgrade(Reading(text).document))
    #expect(JSONWriter().string(upgrade.document) == text)
  }

  @Test(arguments: ["format.json", "format/group.json"])
  func keepsTheSchemaOfAFileThatHasOne(schema: String) throws {
    let text = """
      {"$schema":"https://www.designtokens.org/schemas/2025.10/\(schema)",\
      "a":{"$type":"color"},"b":{"$value":"{a"}}
      """
    let once = try #require(TokenUpgrade(Reading(text).document)).text
    #expect(once.contains("$schema"))
    #expect(TokenUpgrade(Reading(once).document)?.text == once)
  }

  @Test(arguments: files)
  func readsBackWithoutWarnings(path: String, text: String) throws {
    let document = Reading(text, path: path).document
    let upgrade = try #require(TokenUpgrade(document))
    #expect(
      upgrade.text.hasPrefix("{\n  \"$schema\": \"https://www.designtokens.org/schemas/2025.10/"))
    let again = Reading(upgrade.text, path: upgrade.path, readsDialects: false).document
    let read = Reading(upgrade.text, path: upgrade.path)
    let tolerant = read.document
    #expect(again.diagnostics.isEmpty)
    #expect(tolerant.diagnostics.isEmpty)
    #expect(read.dialect == .dtcg)
    #expect(tolerant.isResolver == document.isResolver)
    guard case .object(let members)? = tolerant.root?.plainValue,
      case .object(let expected)? = document.root?.plainValue
    else {
      Issue.record("no object")
      return
    }
    #expect(members.first?.name == "$schema")
    #expect(Array(members.dropFirst()) == expected)
    #expect(TokenUpgrade(tolerant)?.text == upgrade.text)
  }

  @Test(arguments: [
    ("x.tokens.json", "x.tokens.json"), ("x.json", "x.json"), ("d/x.tokens", "d/x.tokens.json"),
    ("x.json5", "x.tokens.json"), ("x.tokens.json5", "x.tokens.json"), ("x.YML", "x.tokens.json"),
    ("x", "x.tokens.json"), ("x.resolver.json", "x.resolver.json"),
  ])
  func namesTheFile(path: String, expected: String) {
    #expect(TokenUpgrade(Reading("{}", path: path).document)?.path == expected)
  }

  @Test func namesResolversByWhatTheyAre() {
    let text = #"{"a":{"$type":"number","$value":1,"$extensions":{"mode":{"x":2}}}}"#
    let document = Reading(text, path: "x.tokens.json").document
    #expect(TokenUpgrade(document)?.path == "x.resolver.json")
  }

  @Test func writesNothingForWhatIsNotRead() {
    #expect(TokenUpgrade(Reading("{").document) == nil)
  }

  @Test func keepsDigitsOrderAndMetadata() {
    let text =
      ##"{"z":{"$description":"d","$type":"number","$value":1.50e1},"a":{"$type":"color","$value":"#fff"}}"##
    let upgrade = TokenUpgrade(Reading(text).document)
    #expect(
      upgrade.map { JSONWriter().string($0.document) }
        == ##"{"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","z":{"$description":"d","$type":"number","$value":1.50e1},"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"}}}"##
    )
  }
}
