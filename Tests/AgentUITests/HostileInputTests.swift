import AgentUI
import Diagnostics
import Testing

/// Documents that are made to cost much, or that no person writes.
@Suite struct HostileInputTests {
  @Test func tenThousandLevelsInFlowStyle() {
    let open = String(repeating: "{component: Card, children: [", count: 10_000)
    let close = String(repeating: "]}", count: 10_000)
    let found = messages("\(open){component: Divider}\(close)")
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "yaml/too-deep: the document is nested more than 250 levels deep"
          + " | help: make the part below a document of its own") == true)
  }

  /// An example of the node put right for each of them would cost their square.
  @Test(arguments: ["", "props:\n  "])
  func thousandsOfWrongKeys(indent: String) {
    let keys = (0..<5_000).map { "key\($0): 1" }
    let separator = indent.isEmpty ? "\n" : "\n  "
    let document = AgentDocument.read(
      "component: Divider\n\(indent)\(keys.joined(separator: separator))\n", path: "a.yaml",
      vocabulary: .documents)
    #expect(document.findings.count == 1_001)
    #expect(document.findings.allSatisfy { $0.diagnostic.example == nil })
    #expect(document.findings.last?.diagnostic.id.name == "agent/too-many-findings")
  }

  @Test func thousandsOfLevelsInBlockStyle() {
    var lines: [String] = []
    for level in 0..<1_500 {
      let indent = String(repeating: " ", count: 2 * level)
      lines.append("\(indent)- component: Card\n\(indent)  children:")
    }
    let text = "component: Card\nchildren:\n\(lines.joined(separator: "\n"))\n"
    #expect(
      messages(text) == [
        "1999:1999 yaml/too-deep: the document is nested more than 250 levels deep"
          + " | help: make the part below a document of its own"
      ])
  }

  @Test func moreLevelsThanADocumentMayHave() {
    let open = String(repeating: "{component: Card, children: [", count: 110)
    let close = String(repeating: "]}", count: 110)
    let document = read("\(open){component: Divider}\(close)")
    #expect(document.nodeCount == 100)
    #expect(
      document.diagnostics.map(line) == [
        "1:2901 agent/too-deep: nodes are nested more than 100 levels deep"
          + " | help: make the part below a document of its own"
      ])
  }

  @Test func aHundredThousandNodes() {
    let row =
      "  - component: KeyValueRow\n    props:\n      key: \"Field\"\n      value: \"12 bytes\"\n"
    let text = "component: Card\nchildren:\n" + String(repeating: row, count: 99_999)
    let document = read(text)
    #expect(document.nodeCount == 100_000)
    #expect(document.isValid)
    #expect(document.root?.children.count == 99_999)
  }

  @Test func moreBytesThanADocumentMayHave() {
    let text = "component: Divider\n" + String(repeating: "# comment\n", count: 1_800_000)
    #expect(
      messages(text) == [
        "1:1 yaml/too-large: the document is larger than 16 MiB | help: split the document"
      ])
  }

  @Test func moreMarksThanLibyamlMayRead() {
    let text = "component: Card\nprops: &a { x: [\(String(repeating: "1,", count: 1_000_001))] }\n"
    #expect(
      messages(text) == [
        "1:1 yaml/too-large: the document is too large for the YAML it is written in"
          + " | help: split the document, or write it in plain block style"
      ])
  }

  @Test func aliasBomb() {
    var text = "component: Card\nchildren:\n  - &a0 { component: Divider }\n"
    for level in 1...8 {
      let uses = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "  - &a\(level) { component: Card, children: [\(uses)] }\n"
    }
    #expect(
      read(text).diagnostics.map(\.summary) == ["the document has more than 1000000 nodes"])
  }

  @Test func hundredsOfDuplicateKeys() {
    let props = (0..<300).map { "  key: \"\($0)\"" }.joined(separator: "\n")
    let document = read("component: KeyValueRow\nprops:\n  value: \"a\"\n\(props)\n")
    #expect(document.findings.count == 299)
    #expect(
      document.findings.last.map { line($0.diagnostic) }
        == "303:3 yaml/duplicate-key: the key 'key' is given twice in one mapping"
        + " | help: keep one of them")
    #expect(document.findings.last?.pointer?.description == "/props/key")
    #expect(document.findings.last?.diagnostic.example == "key: \"0\"")
  }

  @Test func moreMistakesThanAnybodyReads() {
    let nodes = String(repeating: "  - component: Nope\n", count: 20_000)
    let found = messages("component: Card\nchildren:\n\(nodes)")
    #expect(found.count == 1_001)
    #expect(
      found.last
        == "1003:16 agent/too-many-findings: the document has more than 1000 mistakes;"
        + " the others are not shown | help: correct these and check again")
  }

  @Test func longTextsAreQuotedInPart() {
    let long = String(repeating: "x", count: 100_000)
    for text in [
      "component: \(long)", "component: Badge\nprops: { \(long): 1 }",
      "component: Badge\nprops: { level: \(long) }", "component: Divider\n\(long): 1",
      "component: KeyValueRow\nprops: { key: 1\(String(repeating: "0", count: 100_000)) }",
    ] {
      for diagnostic in read(text).diagnostics {
        #expect(diagnostic.summary.utf8.count < 200)
        #expect((diagnostic.suggestion ?? "").utf8.count < 200)
        #expect((diagnostic.example ?? "").utf8.count < 200)
      }
    }
  }
}
