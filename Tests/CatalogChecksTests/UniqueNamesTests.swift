import Testing

@Suite struct UniqueNamesTests {
  @Test func componentNamesAreUniqueWhateverTheirLetterCase() throws {
    let found = try diagnostics(
      replacing: [card: "name: badge\nlayer: component\nsummary: A box.\n"])
    #expect(found.map(\.summary) == ["there are two components called 'badge'"])
    #expect(found.map(\.location?.description) == ["\(card):1:1"])
    #expect(found.first?.notes.map(\.location?.description) == ["\(badge):1:1"])
    #expect(found.first?.severity == .error)
  }

  @Test func aPrimitiveAndAComponentDoNotShareAName() throws {
    let found = try findings(replacing: [
      "one/primitives/x/component.yaml": "name: Badge\nlayer: primitive\nsummary: x\n",
      "one/primitives/x/preview.mustache": "<b></b>", "one/primitives/x/preview.css": "",
    ])
    #expect(
      found == [
        "one/primitives/x/component.yaml:1:1: there are two components called 'Badge' "
          + "[catalog/duplicate-name]"
      ])
  }

  @Test func guidesOfOneTitleArePublishedWithAWarning() throws {
    let found = try diagnostics(replacing: [
      "one/guides/a.md": "---\ntitle: Start\nsummary: s\n---\n",
      "one/guides/b.md": "---\ntitle: start\nsummary: s\n---\n",
    ])
    #expect(found.map(\.summary) == ["there are two guides called 'start'"])
    #expect(found.map(\.location?.description) == ["one/guides/b.md:1"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func guidesOfDifferentFoldersMayShareATitle() throws {
    let guide = "---\ntitle: Start\nsummary: s\n---\n"
    let found = try findings(replacing: [
      "one/guides/a.md": guide, "one/guides/web/b.md": guide, "one/guides/phone/c.md": guide,
    ])
    #expect(found == [])
  }

  @Test func aSectionHasNoTitleThatAGuideBesideItHas() throws {
    let found = try findings(replacing: [
      "one/guides/tasks.md": "---\ntitle: Tasks\nsummary: s\n---\n",
      "one/guides/tasks/colour.md": "---\ntitle: Colour\nsummary: s\n---\n",
    ])
    #expect(
      found == [
        "one/guides/tasks/colour.md:1: there are two guides called 'Tasks' "
          + "[catalog/duplicate-name]"
      ])
  }
}
