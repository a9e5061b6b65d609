import DesignTokens
import Testing

@Suite struct CatalogMetadataTests {
  @Test func isInheritedKeyByKey() {
    let load = load(
      #"""
      {"$type": "number",
       "g": {"$extensions": {"catalog": {"status": "unknown", "reason": "no source", "confidence": "one-source", "internal": true}},
         "a": {"$value": 1, "$extensions": {"catalog": {"confidence": "inferred", "swift": "x.y"}}},
         "b": {"$value": 2, "$extensions": {"catalog": {"status": "known", "internal": false, "sources": ["s"]}}}}}
      """#)
    #expect(load.problems == [])
    let a = load.tokens["g.a"]
    #expect(a?.metadata.reason == "no source")
    #expect(a?.metadata.confidence == .inferred)
    #expect(a?.metadata.swift == "x.y")
    #expect(a?.isInternal == true)
    #expect(a?.value()?.isUnknown == true)
    let b = load.tokens["g.b"]
    #expect(b?.isInternal == false)
    #expect(b?.value()?.isUnknown == false)
    #expect(b?.metadata.reason == nil)
    #expect(b?.metadata.sources == ["s"])
  }

  @Test func saysWhetherSwiftHasTheToken() {
    let load = load(
      #"""
      {"$type": "number", "said": {"$value": 0},
       "g": {"$extensions": {"catalog": {"swift": "DS"}},
         "a": {"$value": 1},
         "in": {"$extensions": {"catalog": {"swift": false}},
           "b": {"$value": 2}, "c": {"$value": 3, "$extensions": {"catalog": {"swift": "x"}}}}}}
      """#)
    #expect(load.problems == [])
    let metadata = load.tokens.map(\.metadata)
    #expect(metadata.map(\.hasSwift) == [nil, true, false, true])
    #expect(metadata.map(\.swift) == [nil, "DS", nil, "x"])
  }

  @Test func carriesTheUnknownThroughAliasesAndPointers() {
    let load = load(
      #"""
      {"$type": "color",
       "gray": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]},
         "$extensions": {"catalog": {"status": "unknown", "reason": "not published"}}},
       "sure": {"$value": "{gray}", "$extensions": {"catalog": {"confidence": "confirmed"}}},
       "part": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/sure/$value/components"}}},
       "own": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$extensions": {"catalog": {"confidence": "inferred"}}},
       "low": {"$value": "{own}", "$extensions": {"catalog": {"confidence": "confirmed"}}}}
      """#)
    #expect(load.problems == [])
    let part = load.tokens["part"]?.value()
    #expect(part?.isUnknown == true)
    #expect(part?.unknownOrigin == "gray")
    #expect(part?.unknownReason == "not published")
    #expect(load.tokens["low"]?.value()?.confidence == .inferred)
    #expect(load.tokens["low"]?.value()?.isUnknown == false)
  }

  @Test(arguments: [
    (#"{"status": "maybe"}"#, "'maybe' is not a status: known are 'known', 'unknown'"),
    (#"{"swift": true}"#, "'swift' must be a string or false, not a boolean"),
    (#"{"sources": "x"}"#, "'sources' must be an array of strings"),
    (#"{"internal": 1}"#, "'internal' must be true or false, not a number"),
    (#"{"intern": true}"#, "'intern' is not a key of the extension 'catalog'"),
    ("1", "'catalog' in '$extensions' must be an object, not a number"),
  ])
  func reports(catalog: String, summary: String) {
    let load = load(#"{"g": {"$extensions": {"catalog": \#(catalog)}}}"#)
    #expect(load.diagnostics.map(\.summary) == [summary])
    #expect(load.diagnostics.map(\.id.name) == ["tokens/catalog-metadata"])
  }

  @Test func whatIsUnknownStaysSoWhateverItRefersTo() {
    let unknown = #""$extensions": {"catalog": {"status": "unknown", "reason": "?"}}"#
    let load = load(
      #"""
      {"$type": "number", "a": {"$value": 1}, "b": {"$value": 2, \#(unknown)},
       "c": {"$value": "{a}", \#(unknown)}, "d": {"$value": "{b}"}}
      """#)
    #expect(
      load.tokens.map { $0.value()?.isUnknown } == [false, true, true, true])
  }
}
