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
    (#"{"a":{"$type":"fontSize","$value":"{b}"}}"#, .dtcgDraft),
    (#"{"a":{"$type":"lineHeight","$value":1.5}}"#, .dtcgDraft),
    (#"{"opacity":{"a":{"$value":"50%"}}}"#, .dtcgDraft),
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
      .dtcgDraft
    ),
    (##"{"a":{"$type":"color","$value":"#fff"},"b":{"$extends":"{c}"}}"##, .dtcgDraft),
    (
      ##"{"a":{"$type":"color","$value":"#fff"},"b":{"$root":{"$type":"number","$value":1}}}"##,
      .dtcgDraft
    ),
    (##"{"a":{"$type":"color","$value":"#fff"},"b":{"$ref":"#/a"}}"##, .dtcgDraft),
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
    (#"{"a":{"$type":"color","$value":["{b}","c"]}}"#, .dtcg),
    (#"{"a":{"_":{"$type":"number","$value":1}}}"#, .dtcg),
    (#"{"a":{"_":{"$value":"{b}"},"$extensions":{"com.redhat.ux":{}}}}"#, .redHat),
    (#"{"a":{"$type":"string","$value":"x","$extensions":{"com.figma.scopes":[]}}}"#, .figma),
    (#"{"a":{"$type":"number","$value":1,"$extensions":{"com.figma.scopes":[]}}}"#, .dtcg),
    (#"{"aliases":{"A":"x"},"props":{"a":{"value":"{!A}"}}}"#, .theo),
    (##"{"a":{"$type":"number","$value":1,"b":{"$type":"color","$value":"#fff"}}}"##, .dtcgDraft),
    (##"{"$type":"color","a":{"$value":"{c}","b":{"value":"#fff"}}}"##, .dtcgDraft),
    (#"{"a":{"$type":"number","$value":1,"b":{"$value":2}}}"#, .dtcg),
    ("[]", .dtcg), ("{}", .dtcg),
  ])
  func recognizes(text: String, dialect: TokenDialect) {
    #expect(Reading(text).dialect == dialect)
  }

  @Test func namesTheDialectOnce() throws {
    let reading = Reading(##"{"a":{"$type":"color","$value":"#fff"}}"##, path: "x.tokens.json")
    let warning = try #require(reading.document.diagnostics.first)
    #expect(warning.id.name == "tokens/dialect")
    #expect(warning.severity == .warning)
    #expect(
      warning.summary
        == "the file is written in an older draft of DTCG, not in DTCG 2025.10")
    #expect(
      warning.suggestion
        == "run 'catalog tokens check FILE --upgrade FOLDER' with this file, and use what it writes"
    )
    #expect(reading.document.diagnostics.count == 1)
  }

  @Test func refusesTheo() throws {
    let reading = Reading(#"{"global":{"type":"color"},"props":{"a":{"value":"red"}}}"#)
    #expect(reading.json == nil)
    let error = try #require(reading.document.diagnostics.first)
    #expect(error.id.name == "tokens/unknown-dialect")
    #expect(error.severity == .error)
    #expect(error.summary == "the file looks like Theo, which is not read")
    #expect(error.suggestion?.hasPrefix("write each entry of 'props' as a token") == true)
  }

  @Test func refusesThemesOfTokensStudioAlone() throws {
    let reading = Reading(#"[{"name":"Light","selectedTokenSets":{"a":"enabled"}}]"#)
    let error = try #require(reading.document.diagnostics.first)
    #expect(error.severity == .error)
    #expect(error.summary == "the file holds themes of Tokens Studio, and no tokens")
    #expect(reading.json == nil)
  }

  @Test func passesOverTheOrderOfSetsAlone() throws {
    let reading = Reading(#"{"tokenSetOrder":["a"]}"#)
    let warning = try #require(reading.document.diagnostics.first)
    #expect(warning.severity == .warning)
    #expect(
      warning.summary == "the file holds the order of Tokens Studio's sets, which is not read")
    #expect(reading.json == nil)
  }

  @Test func saysOnlyThatAFileIsNotRead() {
    let reading = Reading("global: { type: color }\nprops: { a: { value: red } }", path: "a.yml")
    #expect(reading.allMessages == ["1:1 the file looks like Theo, which is not read"])
  }

  @Test(arguments: [
    (1, 2, TokenDialect.dtcgDraft), (1, 0, .dtcgDraft), (0, 1, .dtcg), (0, 2, .dtcg),
  ])
  func readsOldFormsAmongNewOnes(old: Int, new: Int, dialect: TokenDialect) {
    let tokens =
      (0..<old).map { #""o\#($0)":{"$value":"4px"}"# }
      + (0..<new).map { #""n\#($0)":{"$value":{"value":4,"unit":"px"}}"# }
    let reading = Reading(#"{"$type":"dimension",\#(tokens.joined(separator: ","))}"#)
    #expect(reading.dialect == dialect)
  }

  @Test func namesEveryDialect() {
    #expect(Set(TokenDialect.allCases.map(\.name)).count == TokenDialect.allCases.count)
  }

  @Test(arguments: [
    ##"{"color":{"black":"#000","white":"rgb(255 255 255)"}}"##,
    #"{"space":{"s":"4px","m":8},"font-family":{"body":"Inter"}}"#,
  ])
  func plainNamesAndValuesAreTokens(text: String) {
    let reading = Reading(text)
    #expect(reading.dialect == .plain)
    #expect(reading.document.holdsTokens)
  }

  @Test(arguments: [
    #"{"name":"tokens","version":"1.0.0","files":["dist"]}"#, #"{"a":"b","color":"large"}"#,
    ##"{"color":{"black":"#000"},"strict":true}"##, "{}",
  ])
  func settingsAreNotTokens(text: String) {
    #expect(Reading(text).dialect == .dtcg)
    #expect(!Reading(text).document.holdsTokens)
  }

  @Test func plainValuesBesideTokensAreBuiltFromThem() {
    let texts = [
      ("a.json", ##"{"c":{"$type":"color","$value":"#000000"}}"##),
      ("b.json", ##"{"c":"#000000"}"##),
    ]
    let documents = texts.map { DialectDocument(parsing: Array($1.utf8), path: $0) }
    let folder = FolderDocuments(documents)
    #expect(folder.used.map(\.path) == ["a.json"])
    #expect(folder.passedOver.map(\.content) == [.known(1)])
    #expect(FolderDocuments(documents.suffix(1)).used.map(\.path) == ["b.json"])
  }

  @Test func plainValuesThatNoOtherFileHasAreTokens() {
    let texts = [
      ("a.json", ##"{"c":{"$type":"color","$value":"#000000"}}"##),
      ("b.json", ##"{"orange":{"05":"#fef3e8","10":"#feebd7"}}"##),
    ]
    let documents = texts.map { DialectDocument(parsing: Array($1.utf8), path: $0) }
    #expect(FolderDocuments(documents).used.map(\.path) == ["a.json", "b.json"])
  }

  @Test(arguments: [
    (
      #"{"avatar":{"border":"@theme-border","text":"@theme-text"}}"#,
      FolderDocuments.Content.values(2)
    ),
    (#"{"name":"x","pages":["a"],"margin":"8px"}"#, .nothing),
  ])
  func whatIsPassedOverIsCounted(text: String, content: FolderDocuments.Content) {
    let document = DialectDocument(parsing: Array(text.utf8), path: "a.json")
    #expect(FolderDocuments([document]).passedOver.map(\.content) == [content])
  }
}
