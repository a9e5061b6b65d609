import DesignTokens
import Diagnostics
import Testing

/// What is read without the dialects of other tools.
@Suite struct DTCGReaderTests {
  private func load(_ text: String) -> TokenLoad {
    TokenLoad(
      parsing: Array(text.utf8), path: "t.json", conformance: .standard, reader: .dtcg)
  }

  @Test func readsTheFormat() {
    let load = load(#"{"a": {"$type": "number", "$value": 1}}"#)
    #expect(load.problems == [])
    #expect(load.css("a") == "1")
  }

  @Test func readsNoYAML() {
    let load = load("a:\n  $type: number\n  $value: 1\n")
    #expect(load.tokens.isEmpty)
    #expect(load.diagnostics.rules == ["bad-json"])
  }

  @Test func knowsNoOlderTypes() {
    let load = load(#"{"a": {"$type": "fontSize", "$value": 1}}"#)
    #expect(load.problems == ["unknown-type 1:17 'fontSize' is not a token type"])
    #expect(load.diagnostics.first?.suggestion?.contains("dimension") == false)
  }

  @Test func nothingIsEmpty() {
    #expect(ResolvedTokens.empty.isEmpty)
    #expect(ResolvedTokens.empty.modifiers == [])
  }
}

@Suite struct TokenDocumentTests {
  @Test(arguments: [("r.resolver.json", true), ("r.json", false)])
  func aNameTellsAResolver(path: String, isResolver: Bool) {
    #expect(TokenDocument(path: path, root: nil).isResolver == isResolver)
    #expect(DTCGReader().document(Array("{}".utf8), path: path).isResolver == isResolver)
  }

  @Test func anOrderTellsAResolver() {
    let text = Array(#"{"resolutionOrder": []}"#.utf8)
    #expect(DTCGReader().document(text, path: "r.json").isResolver)
  }

  @Test func whatIsSaidOverridesTheName() {
    #expect(!TokenDocument(path: "r.resolver.json", root: nil, isResolver: false).isResolver)
  }
}
