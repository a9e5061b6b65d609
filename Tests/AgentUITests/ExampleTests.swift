import AgentUI
import Diagnostics
import Testing
import YAMLTree

/// The example of a finding is right: put where the finding is, it ends the finding, and the node
/// it stands in has no new one.
@Suite struct ExampleTests {
  private static let documents = DocumentTable.invalid.filter { row in
    row.document.findings.contains { $0.diagnostic.example != nil && $0.pointer != nil }
  }

  @Test func mostFindingsHaveAnExample() {
    let findings = DocumentTable.invalid.flatMap(\.document.findings)
      .filter { $0.diagnostic.id.name.hasPrefix("agent/") }
    let without = findings.filter { $0.diagnostic.example == nil }
    #expect(without.map(\.diagnostic.id.name) == [])
    #expect(Self.documents.count > 50)
  }

  @Test(arguments: documents)
  func pastedAtItsPlaceItIsRight(row: DocumentTable.Row) throws {
    let yaml = try #require(YAMLParser.parse(row.bytes, path: row.name).root)
    let before = row.document.findings
    for finding in before {
      guard let example = finding.diagnostic.example, let pointer = finding.pointer else {
        continue
      }
      let patch = try #require(YAMLParser.parse(example, path: "example").root)
      let text = flow(yaml.pasting(patch, at: pointer.tokens[...]))
      let after = AgentDocument.read(text, path: row.name, vocabulary: .documents).findings
      let errors = after.filter { $0.diagnostic.severity == .error }
      let known = Set(before.map(\.diagnostic.summary))
      #expect(errors.allSatisfy { known.contains($0.diagnostic.summary) }, "\(text)")
      #expect(errors.count < before.count, "\(text)")
    }
  }

  /// A tree in one line, as JSON.
  private func flow(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text, _): node.core == .text ? YAMLLiteral.quoted(text) : "\(text) "
    case .sequence(let items): "[\(items.map(flow).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\"\($0.key)\": \(flow($0.value))" }.joined(separator: ", "))}"
    }
  }
}

extension JSONPointer {
  fileprivate var tokens: [String] { description.split(separator: "/").map(String.init) }
}

extension YAMLNode {
  /// The tree with an example at a place: a node replaces the innermost node there, entries replace
  /// those at the place, or are added to the mapping there.
  fileprivate func pasting(_ example: YAMLNode, at tokens: ArraySlice<String>) -> YAMLNode {
    let isNode = example["component"] != nil || example["view"] != nil
    let isInside = tokens.first == "agent" || tokens.first == "children" && tokens.count > 1
    if isNode, !isInside { return example }
    guard let token = tokens.first else { return adding(example) }
    if let items, let index = Int(token) {
      var changed = items
      changed[index] = items[index].pasting(example, at: tokens.dropFirst())
      return YAMLNode(.sequence(changed), at: location)
    }
    guard var entries, let index = entries.firstIndex(where: { $0.key == token }) else {
      return self
    }
    let rest = tokens.dropFirst()
    if rest.isEmpty, !isNode, entries[index].value.entries == nil || example[token] != nil {
      entries.replaceSubrange(index...index, with: example.entries ?? [])
    } else if token == "children", isNode, let child = rest.first.flatMap({ Int($0) }),
      var items = entries[index].value.items
    {
      items[child] = items[child].pasting(example, at: rest.dropFirst())
      entries[index].value = YAMLNode(.sequence(items), at: location)
    } else {
      entries[index].value = entries[index].value.pasting(example, at: rest)
    }
    return YAMLNode(.mapping(entries), at: location)
  }

  private func adding(_ example: YAMLNode) -> YAMLNode {
    let new = example.entries ?? []
    let kept = (entries ?? []).filter { entry in !new.contains { $0.key == entry.key } }
    return YAMLNode(.mapping(kept + new), at: location)
  }
}
