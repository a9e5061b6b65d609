import Testing

@Suite struct KnownTwinsTests {
  private let catalog = "title: Sample\nsystems: [one, two, three]\n"

  /// Three systems, the second and third in Russian.
  private func content(
    twin: String? = nil, guides: [String: String] = [:], more: [String: String] = [:]
  ) -> [String: String] {
    var files = [
      "catalog.yaml": catalog,
      "one/system.yaml": "name: One\nsummary: s\n" + (twin.map { "twin: \($0)\n" } ?? ""),
      "two/system.yaml": "name: Two\nsummary: s\nlanguage: ru\n",
      "three/system.yaml": "name: Three\nsummary: s\nlanguage: ru\n",
      badgeStyle: "", "one/components/card/preview.css": "",
    ]
    for (path, keys) in guides {
      files[path] = "---\ntitle: \(path)\nsummary: s\n\(keys)---\n"
    }
    return files.merging(more) { $1 }
  }

  @Test func twinsOfTwoLanguagesAreFine() throws {
    let both = try findings(
      replacing: content(
        twin: "two", guides: ["one/guides/a.md": "twin: two/guides/b\n", "two/guides/b.md": ""],
        more: ["two/system.yaml": "name: Two\nsummary: s\nlanguage: ru\ntwin: one\n"]))
    #expect(both == [])
  }

  @Test func aSystemThatIsNotThereIsNamedWithTheNearest() throws {
    let found = try diagnostics(replacing: content(twin: "twoo"))
    #expect(found.map(\.id.name) == ["twin/unknown-system"])
    #expect(found.map(\.summary) == ["the catalog has no other system 'twoo'"])
    #expect(found.first?.location?.description == "one/system.yaml:3:7")
    #expect(found.first?.suggestion == "did you mean 'two'?")
    let far = try diagnostics(replacing: content(twin: "elsewhere"))
    #expect(far.first?.suggestion == "name the folder of one of them: two, three")
  }

  @Test func aSystemIsNotItsOwnTwin() throws {
    let found = try findings(replacing: content(twin: "one"))
    #expect(
      found == [
        "one/system.yaml:3:7: 'twin' names the page or system that it belongs to [twin/itself]"
      ])
  }

  @Test func twinsAreOfTwoLanguages() throws {
    let more = ["two/system.yaml": "name: Two\nsummary: s\nlanguage: EN\n"]
    let found = try findings(replacing: content(twin: "two", more: more))
    #expect(
      found == ["one/system.yaml:3:7: 'two' is in the same language, en [twin/same-language]"])
  }

  @Test func aSystemHasOneTwin() throws {
    let more = ["three/system.yaml": "name: Three\nsummary: s\nlanguage: ru\ntwin: one\n"]
    let found = try diagnostics(replacing: content(twin: "two", more: more))
    #expect(found.map(\.id.name) == ["twin/taken"])
    #expect(found.first?.location?.description == "three/system.yaml:4:7")
    #expect(found.first?.notes.map(\.location?.description) == ["one/system.yaml:3:7"])
  }

  @Test func aGuideNamesAFileWithOrWithoutItsEnding() throws {
    for name in ["two/guides/b", "two/guides/b.md"] {
      let guides = ["one/guides/a.md": "twin: \(name)\n", "two/guides/b.md": ""]
      #expect(try findings(replacing: content(guides: guides)) == [])
    }
    let own = ["one/guides/a.md": "twin: guides/b\n", "one/guides/b.md": "language: ru\n"]
    #expect(try findings(replacing: content(guides: own)) == [])
  }

  @Test func aFileThatMakesNoPageIsNamedWithTheNearest() throws {
    let guides = ["one/guides/a.md": "twin: two/guides/bb\n", "two/guides/b.md": ""]
    let found = try diagnostics(replacing: content(guides: guides))
    #expect(found.map(\.summary) == ["no guide or component is made from 'two/guides/bb'"])
    #expect(found.first?.location?.description == "one/guides/a.md:4:7")
    #expect(found.first?.suggestion == "did you mean 'two/guides/b'?")
  }

  @Test func twoPagesCannotShareATwin() throws {
    let guides = [
      "one/guides/a.md": "twin: two/guides/x\n", "one/guides/b.md": "twin: two/guides/x\n",
      "two/guides/x.md": "",
    ]
    let found = try diagnostics(replacing: content(guides: guides))
    #expect(found.map(\.id.name) == ["twin/taken"])
    #expect(found.first?.location?.path == "one/guides/b.md")
    #expect(found.first?.notes.first?.location?.path == "one/guides/a.md")
  }

  @Test func guidesOfOneLanguageAreNoTwins() throws {
    let guides = ["one/guides/a.md": "twin: guides/b\n", "one/guides/b.md": ""]
    let found = try findings(replacing: content(guides: guides))
    #expect(
      found == [
        "one/guides/a.md:4:7: 'guides/b' is in the same language, en [twin/same-language]"
      ])
  }

  @Test func aFileThatCannotBeReadIsReportedOnce() throws {
    let guides = ["one/guides/a.md": "twin: two/guides/b\n"]
    let more = ["two/guides/b.md": "no front matter\n"]
    #expect(try findings(replacing: content(guides: guides, more: more)) == [])
  }
}
