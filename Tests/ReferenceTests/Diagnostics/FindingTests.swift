import Testing

struct FindingTests {
  @Test("Every finding stands in a section of the reference, and every section has findings")
  func everyFindingIsShown() throws {
    let sections = try FindingsPage.sections()
    let findings = try FindingDeclaration.ofPackage()
    #expect(findings.count > 300)
    #expect(Set(sections).count == sections.count)
    #expect(Set(findings.map(\.section)).subtracting(sections) == [])
    #expect(Set(sections).subtracting(findings.map(\.section)) == [])
  }

  @Test("A finding stands in a section of its group")
  func sectionsAreOfGroups() throws {
    for finding in try FindingDeclaration.ofPackage() {
      let group = finding.section.prefix { $0 != ":" }
      #expect(finding.id.hasPrefix("\(group)/"), "\(finding.id) stands below '\(finding.section)'")
    }
  }

  @Test("Every finding has a sentence that says what is wrong, and one that says what to do")
  func texts() throws {
    for finding in try FindingDeclaration.ofPackage() {
      #expect(finding.paragraphs.count == 2, "\(finding.id)")
      #expect(finding.paragraphs.allSatisfy { $0.hasSuffix(".") }, "\(finding.id)")
      #expect(finding.markdown.count < 400, "\(finding.id)")
    }
  }

  @Test("A declaration is read from its text")
  func declarations() {
    let text = """
      extension FindingID {
        // MARK: - a: parts

        /// It is
        /// wrong.
        ///
        /// Mend it.
        public static let aB = FindingID("a/b", .error, .obstacle)

        /// It varies.
        ///
        /// Look.
        public static func aKind(_ kind: Kind) -> FindingID {
          FindingID(
            "a/no-\\(kind.rawValue)", .warning, or: .error)
        }
      }
      """
    let found = FindingDeclaration.all(in: text)
    #expect(
      found == [
        FindingDeclaration(
          id: "a/b", severities: ["error"], paragraphs: ["It is wrong.", "Mend it."],
          section: "a: parts"),
        FindingDeclaration(
          id: "a/no-KIND", severities: ["warning", "error"], paragraphs: ["It varies.", "Look."],
          section: "a: parts"),
      ])
    #expect(found.first?.markdown == "#### a/b\n\n**Error.** It is wrong. Mend it.\n")
    #expect(found.last?.markdown.contains("**Error or warning.** It varies.") == true)
  }

  @Test(
    "An entry names the severities of its finding, the worst first",
    arguments: [
      (["error"], "Error"), (["note"], "Note"), (["warning", "error"], "Error or warning"),
      (["warning", "note"], "Warning or note"), (["note", "error"], "Error or note"),
    ])
  func severities(_ severities: [String], _ words: String) {
    let finding = FindingDeclaration(id: "a/b", severities: severities, paragraphs: ["It is."])
    #expect(finding.markdown == "#### a/b\n\n**\(words).** It is.\n")
  }
}
