import Testing

struct FindingTests {
  @Test("Every finding of the sources has an entry, and every entry is of a finding")
  func everyFindingHasOne() throws {
    let scan = try IdentifierScan.ofPackage()
    let entries = try FindingsPage.entries()
    let known = Set(entries.map(\.id)).union(entries.compactMap(\.beginning))
    let missing = scan.ids.filter { !known.contains($0) }
    #expect(missing.isEmpty, "add to Texts/diagnostics.md: \(missing.sorted())")
    let parts =
      scan.beginnings.filter { start in !known.contains { $0.hasPrefix(start) } }
      .union(scan.endings.filter { end in !known.contains { $0.hasSuffix(end) } })
    #expect(parts.isEmpty, "add ids with these parts to Texts/diagnostics.md: \(parts.sorted())")
    let stale = entries.map(\.id).filter { !scan.ids.contains($0) && !scan.mayCompute($0) }
    #expect(stale.isEmpty, "nothing reports: \(stale)")
  }

  @Test("Entries say how a finding is reported")
  func severities() throws {
    let scan = try IdentifierScan.ofPackage()
    for entry in try FindingsPage.entries() {
      let found = scan.severities[entry.id] ?? []
      #expect(entry.severities.isSuperset(of: found), "\(entry.id) is reported as \(found)")
    }
  }

  @Test("Every id has one entry, whose texts are sentences")
  func entries() throws {
    let entries = try FindingsPage.entries()
    #expect(Set(entries.map(\.id)).count == entries.count)
    for entry in entries {
      #expect(entry.meaning.hasSuffix("."), "\(entry.id)")
      #expect(entry.advice.hasSuffix("."), "\(entry.id)")
      #expect(entry.markdown.count < 400, "\(entry.id)")
    }
  }

  @Test("Ids are found where findings are made")
  func scan() {
    let code = """
      .error(
        "link/missing", "no page: \\(x)")
      Diagnostic(severity, id: "link/other", "b")
      static let known = "link/known"
      unknown("link/helped", "c")
      id.hasPrefix("link/some")
      let type = "text/markdown"
      copy.id = "link/code-" + name
      fail(.error("\\(group)/no-text", "x"))
      """
    let scan = IdentifierScan([
      ("A.swift", code), ("AgentSwift/Code/B.swift", "report(\"swift/name\", x)"),
      ("DesignTokens/C.swift", "report(\"cycle\", x)\nreport(\"invalid-\\(type)\", x)"),
    ])
    #expect(
      scan.ids == [
        "link/missing", "link/other", "link/known", "link/helped", "agent/code-name",
        "tokens/cycle",
      ])
    #expect(scan.beginnings == ["link/code-", "tokens/invalid-"])
    #expect(scan.endings == ["/no-text"])
    #expect(scan.mayCompute("page/no-text") && !scan.mayCompute("page/text"))
    #expect(scan.severities["link/missing"] == [.error])
    #expect(scan.severities["link/other"] == [])
  }

  @Test("An entry is read from its line, and other lines are text")
  func entry() throws {
    let entry = try #require(FindingEntry("a/b | error or warning | It is. | Mend it."))
    #expect(entry.markdown == "#### a/b\n\n**Error or warning.** It is. Mend it.\n")
    #expect(FindingEntry("| key | meaning |") == nil)
    #expect(FindingEntry("a/b | hint | It is. | Mend it.") == nil)
    #expect(FindingEntry("a/b-KIND | error | It is. | Mend it.")?.beginning == "a/b-")
  }
}
