import DesignTokens
import JSONTree
import Testing
import TokenDialects

/// Reads an exported document again.
private func reread(_ export: JSONExport) -> TokenLoad {
  let bytes = JSONWriter(.pretty).bytes(export.document)
  return export.isResolver
    ? TokenLoad(files: ["r.json": bytes], resolver: "r.json")
    : TokenLoad(parsing: bytes, path: "t.json")
}

@Suite struct JSONExportTests {
  @Test func keepsTheWholeModelWithItsContexts() {
    let load = ExportFixture.load
    let export = JSONExporter().export(load.tokens)
    #expect(export.isResolver)
    #expect(export.diagnostics.isEmpty)
    let again = reread(export)
    #expect(again.diagnostics.map(\.summary) == load.diagnostics.map(\.summary))
    #expect(again.tokens.modelText == load.tokens.modelText)
  }

  @Test func keepsOneContextWithItsAliases() {
    let load = ExportFixture.load
    let context: Context = ["appearance": "dark", "platform": "macOS"]
    let again = reread(JSONExporter().export(load.tokens, in: context)).tokens
    #expect(again.modifiers.isEmpty)
    #expect(again.map(\.path) == load.tokens.map(\.path))
    for token in load.tokens {
      let (old, new) = (token.value(in: context), again[token.path]?.value())
      #expect(new?.value == old?.value)
      #expect(new?.aliasChain == old?.aliasChain)
      #expect(new?.references == old?.references)
    }
  }

  @Test func writesOneFileWithoutModifiers() {
    let load = load(
      #"""
      {"a": {"$type": "dimension", "$description": "Lengths.",
        "b": {"$value": {"value": 1.50, "unit": "px"}}, "c": {"$value": "{a.b}"},
        "d": {"$type": "number", "$value": {"$ref": "#/a/b/$value/value"}}}}
      """#)
    let export = JSONExporter().export(load.tokens)
    #expect(!export.isResolver)
    #expect(
      JSONWriter(.pretty).string(export.document) == #"""
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "a": {
            "$description": "Lengths.",
            "b": {
              "$type": "dimension",
              "$value": {
                "value": 1.50,
                "unit": "px"
              }
            },
            "c": {
              "$value": "{a.b}"
            },
            "d": {
              "$type": "number",
              "$value": {
                "$ref": "#/a/b/$value/value"
              }
            }
          }
        }

        """#)
  }

  @Test func statesATypeOnceForAGroup() {
    let load = load(
      #"{"$type": "number", "a": {"b": {"$value": 1}, "c": {"$value": 2}, "d": {"$value": "{a.b}"}}}"#
    )
    #expect(
      JSONWriter().string(JSONExporter().export(load.tokens).document) == #"""
        {"$schema":"https://www.designtokens.org/schemas/2025.10/format.json",\#
        "a":{"$type":"number","b":{"$value":1},"c":{"$value":2},"d":{"$value":"{a.b}"}}}
        """#)
  }

  @Test func statesWhatExtendedGroupsHandedDown() {
    let load = load(
      #"""
      {"a": {"$type": "number", "$deprecated": "old",
             "$extensions": {"catalog": {"internal": true, "swift": false}}, "n": {"$value": 1}},
       "b": {"$extends": "{a}", "m": {"$value": 2, "$deprecated": false}}}
      """#)
    let again = reread(JSONExporter().export(load.tokens))
    #expect(again.problems == [])
    #expect(again.tokens.modelText == load.tokens.modelText)
  }

  @Test func takesModifiersOfAnyName() {
    let load = resolve([
      "r.json": #"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "a/b~c#d%20", "type": "modifier", "contexts": {
          "x": [{"n": {"$type": "number", "$value": 1}}],
          "y": [{"n": {"$type": "number", "$value": 2}}]}}]}
      """#
    ])
    let again = reread(JSONExporter().export(load.tokens))
    #expect(again.problems == [])
    #expect(again.tokens.modelText == load.tokens.modelText)
  }

  @Test func saysWhatNeedsSeveralContextsAtOnce() {
    let load = resolve([
      "r.json": #"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "m", "type": "modifier", "contexts": {
          "a": [{"g": {"n": {"$type": "number", "$value": 1}}}], "b": [{"g": {}}]}},
        {"name": "k", "type": "modifier", "contexts": {
          "c": [{"h": {"$extends": "{g}"}}], "d": []}}]}
      """#
    ])
    #expect(
      JSONExporter().export(load.tokens).diagnostics.map(\.summary) == [
        "'h.n' has a value for m=a k=c that a resolver file cannot state"
      ])
  }

  @Test func writesEveryValueSoThatItReadsBack() throws {
    for token in ExportFixture.load.tokens {
      for context in token.combinations {
        let value = try #require(token.value(in: context)).value
        let json = JSONWriter().string(JSONExporter.value(of: value))
        let again = single(value.type.rawValue, json)
        #expect(again.tokens["t"]?.value()?.value == value, "\(token.path): \(json)")
      }
    }
  }

  @Test func aGroupIsOnlyWhereItsTokensAre() {
    let load = resolve([
      "base.json": #"{"a": {"$type": "number", "$value": 1}}"#,
      "dark.json": #"{"g": {"b": {"$type": "number", "$value": 2}}}"#,
      "r.json": #"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "base", "type": "set", "sources": [{"$ref": "base.json"}]},
        {"name": "appearance", "type": "modifier", "default": "light",
         "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}}]}
      """#,
    ])
    let text = JSONWriter().string(JSONExporter().export(load.tokens).document)
    #expect(text.ranges(of: #""g":"#).count == 1)
  }
}
