import Testing
import YAMLTree

@Suite struct HostileDocumentTests {
  @Test func aliasBombEndsAtTheNodeLimit() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let uses = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    let (root, diagnostics) = YAMLParser.parse(text, path: "a.yaml")
    #expect(root == nil)
    #expect(diagnostics.map(\.summary) == ["the document has more than 200000 nodes"])
    #expect(diagnostics.first?.notes == [.init("an alias counts each time it is used")])
  }

  @Test func aliasBombAsAKeyIsRefusedUnread() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let uses = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    for key in ["? *a9\n: 1", "? [*a9]\n: 1", "*a9 : 1", "{[*a9]: 1}"] {
      let document = key.hasPrefix("{") ? "\(text)z: \(key)" : text + key
      #expect(
        messages(document) == [
          "2:10 yaml/too-many-aliases: the aliases of this document are too costly to expand"
            + " | help: write the values out, or use fewer aliases"
        ])
    }
  }

  @Test func aChainOfAliasesIsRefusedUnread() {
    var text = "- &a0 [x]\n"
    for level in 1...20_000 { text += "- &a\(level) [*a\(level - 1)]\n" }
    #expect(
      messages(text) == [
        "2:8 yaml/too-many-aliases: the aliases of this document are too costly to expand"
          + " | help: write the values out, or use fewer aliases"
      ])
    var reused = "- &a [x]\n"
    for _ in 1...20_000 { reused += "- &a [*a]\n" }
    #expect(messages(reused).map { $0.prefix(25) } == ["2:7 yaml/too-many-aliases"])
  }

  @Test func oneAnchorMayBeUsedOften() {
    var text = "a: &levels [info, error]\n"
    for index in 0..<2_000 { text += "k\(index): *levels\n" }
    #expect(root(text)?["k1999"]?.items?.map(\.text) == ["info", "error"])
  }

  @Test(arguments: [80, 550])
  func aliasesDeepenATreeUpToTheLimit(levels: Int) {
    let open = String(repeating: "[", count: levels)
    let close = String(repeating: "]", count: levels)
    var text = "- &a0 [x]\n"
    for level in 1...7 { text += "- &a\(level) \(open)*a\(level - 1)\(close)\n" }
    #expect(
      messages(text).map { $0.drop { $0 != " " } }
        == [
          " yaml/too-deep: the document is nested more than 250 levels deep"
            + " | help: make the part below a document of its own"
        ])
  }

  @Test(arguments: [1_000, 100_000])
  func deepNestingIsAMessage(levels: Int) {
    let brackets = String(repeating: "[", count: levels)
    let found = messages(brackets + String(repeating: "]", count: levels))
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "yaml/too-deep: the document is nested more than 250 levels deep"
          + " | help: make the part below a document of its own") == true)
  }

  @Test func nestingBelowTheLimitIsRead() {
    let text = String(repeating: "[", count: 249) + String(repeating: "]", count: 249)
    #expect(messages(text) == [])
  }

  @Test func aLargeDocumentIsRefused() {
    let text = String(repeating: "# comment\n", count: 150_000)
    #expect(
      messages(text) == [
        "1:1 yaml/too-large: the document is larger than 1 MiB | help: split the document"
      ])
  }

  @Test func messagesStayShort() {
    let long = String(repeating: "x", count: 100_000)
    for text in [
      "a: [\(long)", "\(long): 1\n\(long)", "a: *\(long)", "a: !\(long) 1", "a: 1\n\(long): @",
    ] {
      for message in messages(text) { #expect(message.utf8.count < 300) }
    }
    #expect(messages("a: [\(long)").count == 1)
  }

  @Test func aliasToItselfIsAMessage() {
    #expect(
      messages("a: &a [*a]") == [
        "1:8 yaml/syntax: an alias refers to no anchor"
          + " | help: put the text in quotes if '*' is meant"
      ])
  }
}
