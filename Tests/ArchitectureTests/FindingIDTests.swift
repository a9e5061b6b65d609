import Testing

/// What a finding is called, weighs and is about is said once: where its id is declared.
///
/// A `Diagnostic` takes a `FindingID` and no text, so a text is an id only where it becomes one.
struct FindingIDTests {
  @Test("Ids are made in the files of findings alone")
  func idsAreMadeWhereTheyAreDeclared() throws {
    let others = try Repository.sources().filter {
      !$0.path.hasSuffix("Findings.swift") && $0.path != "Sources/Diagnostics/FindingID.swift"
    }
    let making = others.filter { $0.code.contains { $0.contains("FindingID(") } }
    #expect(making.map(\.path) == [])
    let texts = try Set(declarations().map { "\"\($0.name)\"" })
    let repeating = try others.flatMap { file in
      try Repository.text(file.path).split(separator: "\n").filter { line in
        !line.drop(while: \.isWhitespace).hasPrefix("//")
          && line.matches(of: /"[a-z0-9-]+\/[a-z0-9-]+"/).contains { texts.contains(String($0.0)) }
      }.map { "\(file.path): \($0)" }
    }
    #expect(repeating == [])
  }

  @Test("Each id is declared once, and called as it is spelled")
  func idsAreDeclaredOnce() throws {
    let found = try declarations()
    #expect(found.count > 300)
    #expect(Set(found.map(\.name)).count == found.count)
    #expect(found.filter { $0.member != Self.member(of: $0.name) }.map(\.name) == [])
  }

  @Test(
    "A member is called as its id is spelled",
    arguments: [("yaml/tag", "yamlTag"), ("tokens/erratum-369", "tokensErratum369")])
  func memberNames(id: String, member: String) {
    #expect(Self.member(of: id) == member)
  }

  /// `yaml/too-large` is `yamlTooLarge`.
  private static func member(of id: String) -> String {
    let words = id.split { $0 == "/" || $0 == "-" }
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// But for those whose end is computed.
  private func declarations() throws -> [(member: String, name: String)] {
    try Repository.sources().filter { $0.path.hasSuffix("Findings.swift") }.flatMap { file in
      try Repository.text(file.path)
        .matches(of: /static let (\w+)\s*=\s*FindingID\(\s*"([^"\\]+)"/)
        .map { (String($0.1), String($0.2)) }
    }
  }
}
