import Testing
import TokenDialects

@Suite struct RecognitionTests {
  @Test(arguments: [
    (##"{"a":{"$type":"color","$value":"#fff"}}"##, TokenDialect.dtcgDraft),
    (##"{"$type":"color","a":{"b":{"$value":"rgb(1 2 3)"}}}"##, .dtcgDraft),
    (#"{"a":{"$type":"dimension","$value":"16px"}}"#, .dtcgDraft),
    (#"{"a":{"$type":"duration","$value":".2s"}}"#, .dtcgDraft),
    (
      ##"{"a":{"$type":"border","$value":{"color":"#fff","width":"{w}","style":"solid"}}}"##,
      .dtcgDraft
    ),
    (#"{"a":{"$type":"shadow","$value":[{"color":"{c}","blur":"2px"}]}}"#, .dtcgDraft),
    (#"{"a":{"$type":"cubicBezier","$value":"ease"}}"#, .dtcgDraft),
    (##"{"color":{"a":{"$value":"#fff"}}}"##, .dtcgDraft),
    (#"{"a":{"$type":"color","$value":"{b}","alpha":0.5}}"#, .dtcgDraft),
    (#"{"a":{"$type":"color","$value":"banana"}}"#, .dtcg),
    (#"{"a":{"$type":"dimension","$value":"wide"}}"#, .dtcg),
    (#"{"a":{"$type":"dimension","$value":16}}"#, .dtcg),
    (##"{"a":{"$type":"fontFamily","$value":"#fff"}}"##, .dtcg),
    (
      ##"{"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","a":{"$type":"color","$value":"#fff"}}"##,
      .dtcg
    ),
    (
      ##"{"a":{"$type":"color","$value":"#fff"},"b":{"$type":"dimension","$value":{"value":1,"unit":"px"}}}"##,
      .dtcg
    ),
    (##"{"a":{"$type":"color","$value":"#fff"},"b":{"$extends":"{c}"}}"##, .dtcg),
    (
      ##"{"a":{"$type":"color","$value":"#fff"},"b":{"$root":{"$type":"number","$value":1}}}"##,
      .dtcg
    ),
    (##"{"a":{"$type":"color","$value":"#fff"},"b":{"$ref":"#/a"}}"##, .dtcg),
    (#"{"a":{"$type":"sizing","$value":"4"}}"#, .tokensStudio),
    (#"{"a":{"value":"4","type":"borderRadius"}}"#, .tokensStudio),
    (#"{"s":{"a":{"$type":"color","$value":"{b}"}},"$themes":[]}"#, .tokensStudio),
    (##"{"a":{"value":"#fff","type":"color"}}"##, .styleDictionary),
    (#"{"size":{"a":{"value":{"value":1,"unit":"px"}}}}"#, .styleDictionary),
    (#"{"value":{"$type":"number","$value":1}}"#, .dtcg),
    (#"{"value":{"a":{"b":{"$type":"number","$value":1}}}}"#, .dtcg),
    (#"{"a":{"$schema":"https://x/token-types/opacity.json","value":"0.5"}}"#, .spectrum),
    (
      ##"{"a":{"$type":"color","$value":"#fff","$extensions":{"mode":{"light":"#fff"}}}}"##,
      .terrazzo
    ),
    (##"{"color":{"a":{"_":{"$value":"#fff"}}}}"##, .redHat),
    (#"{"a":{"$type":"color","$value":["{b}","{c}"]}}"#, .redHat),
    (#"{"a":{"_":{"$type":"number","$value":1}}}"#, .dtcg),
    (#"{"a":{"_":{"$value":"{b}"},"$extensions":{"com.redhat.ux":{}}}}"#, .redHat),
    (#"{"a":{"$type":"string","$value":"x","$extensions":{"com.figma.scopes":[]}}}"#, .figma),
    (#"{"a":{"$type":"number","$value":1,"$extensions":{"com.figma.scopes":[]}}}"#, .dtcg),
    (#"{"aliases":{"A":"x"},"props":{"a":{"value":"{!A}"}}}"#, .theo),
    ("[]", .dtcg), ("{}", .dtcg),
  ])
  func recognizes(text: String, dialect: TokenDialect) {
    #expect(Reading(text).document.dialect == dialect)
  }

  @Test func namesTheDialectOnce() throws {
    let reading = Reading(##"{"a":{"$type":"color","$value":"#fff"}}"##, path: "x.tokens.json")
    let warning = try #require(reading.document.diagnostics.first)
    #expect(warning.id == "tokens/dialect")
    #expect(warning.severity == .warning)
    #expect(
      warning.summary
        == "'x.tokens.json' is written in an older draft of DTCG, not in DTCG 2025.10")
    #expect(
      warning.suggestion
        == "run 'catalog tokens check x.tokens.json --upgrade FOLDER' and use the file it writes")
    #expect(reading.document.diagnostics.count == 1)
  }

  @Test func refusesTheo() throws {
    let reading = Reading(#"{"global":{"type":"color"},"props":{"a":{"value":"red"}}}"#)
    #expect(reading.json == nil)
    let error = try #require(reading.document.diagnostics.first)
    #expect(error.id == "tokens/unknown-dialect")
    #expect(error.severity == .error)
    #expect(error.summary == "'a.json' looks like Theo, which is not read")
    #expect(error.suggestion?.hasPrefix("write each entry of 'props' as a token") == true)
  }

  @Test(arguments: [
    #"[{"name":"Light","selectedTokenSets":{"a":"enabled"}}]"#, #"{"tokenSetOrder":["a"]}"#,
  ])
  func refusesPartsOfTokensStudio(text: String) {
    #expect(
      Reading(text).allMessages == [
        "1:1 'a.json' holds themes or the order of sets of Tokens Studio, and no tokens"
      ])
    #expect(Reading(text).json == nil)
  }

  @Test func namesEveryDialect() {
    #expect(Set(TokenDialect.allCases.map(\.name)).count == TokenDialect.allCases.count)
  }
}
