import CatalogModel
import Testing

@Suite struct ComponentFileTests {
  @Test func whatAComponentSaysIsRead() throws {
    let yaml = """
      status: beta
      priority: P1
      semantics: validation state
      props: [{ name: text, type: string }]
      accessibility:
        label: "{text} badge"
        role: staticText
        minimumTarget: 44
        notes: [One note.]
      related: [Card]
      """
    let result = load(component(yaml))
    #expect(result.messages == [])
    let badge = try #require(result.system?.components.first)
    #expect(badge.slug == "badge")
    #expect(badge.name == "Badge")
    #expect(badge.status == .beta)
    #expect(badge.priority == "P1")
    #expect(badge.accessibility.minimumTarget == 44)
    #expect(badge.accessibility.notes == ["One note."])
    #expect(
      badge.related.map(\.location.description) == ["one/components/badge/component.yaml:13:11"])
    #expect(badge.preview.template.path == "one/components/badge/preview.mustache")
    #expect(badge.contract.swift.module == "One")
  }

  @Test(arguments: [
    (
      "{texts} {tone}", "the label names '{texts}', and the component has no such prop",
      "did you mean 'text'?"
    ),
    ("{text} {tone", "the label has an unmatched '{'", "write props as {name}"),
    ("text} {tone}", "the label has an unmatched '}'", "write props as {name}"),
  ])
  func aLabelNamesPropsOfItsComponent(label: String, summary: String, suggestion: String) {
    let result = load(labelled(label))
    #expect(
      result.messages == [
        "one/components/badge/component.yaml:6:10: \(summary) [component/unknown-prop]"
      ])
    #expect(result.suggestions == [suggestion])
  }

  @Test(arguments: ["{text}: {tone}", "A tag"])
  func otherLabelsAreRight(label: String) {
    #expect(load(labelled(label)).messages == [])
  }

  @Test func aContextIsChosenByAPropOfItsComponent() {
    let result = load(
      component(
        "props: [{ name: scheme, type: string }]\ncontexts: { appearance: shceme, b: scheme }\n"))
    #expect(
      result.messages == [
        "one/components/badge/component.yaml:5:1: the component has no prop 'shceme' that could "
          + "choose the context of 'appearance' [component/unknown-prop]"
      ])
    #expect(result.suggestions == ["did you mean 'scheme'?"])
  }

  private func labelled(_ label: String) -> [String: String?] {
    component(
      """
      props: [{ name: text, type: string }, { name: tone, type: string }]
      accessibility:
        label: "\(label)"

      """)
  }

  @Test func aComponentNeedsALayer() {
    let path = "one/components/badge/component.yaml"
    let result = load(component().merging([path: "name: Badge\nsummary: x\n"]) { $1 })
    #expect(result.messages == ["\(path):1:1: a component needs 'layer' [yaml/missing-key]"])
    #expect(result.system?.components.isEmpty == true)
  }

  @Test(arguments: [
    ("component.yml", "rename component.yml to component.yaml"),
    ("notes.txt", "add the file, or move the folder out of 'components'"),
  ])
  func aFolderWithoutAManifestIsReported(file: String, suggestion: String) {
    let result = load(component().merging(["one/components/draft/\(file)": "later"]) { $1 })
    #expect(
      result.messages == [
        "one/components/draft/component.yaml: the folder has no component.yaml, so it "
          + "gets no page [component/no-manifest]"
      ])
    #expect(result.suggestions == [suggestion])
  }

  @Test(arguments: ["preview.mustache", "preview.css"])
  func aComponentNeedsItsPreview(name: String) {
    let path = "one/components/badge"
    let result = load(component().merging(["\(path)/\(name)": nil]) { $1 })
    #expect(
      result.messages == [
        "\(path)/component.yaml: the component in badge has no \(name) [component/missing-preview]"
      ])
    #expect(result.suggestions == ["add \(path)/\(name)"])
  }

  @Test func childrenAreARuleOrAList() {
    let result = load(component("children: some\n"))
    #expect(
      result.messages == [
        "one/components/badge/component.yaml:4:11: 'children' cannot be the text \"some\" "
          + "[component/children]"
      ])
    #expect(load(component("children: any\n")).messages == [])
    #expect(load(component("children: [Card]\n")).messages == [])
  }

  @Test func componentsComeInTheOrderOfLayersAndNames() {
    func files(_ name: String, _ layer: String) -> [String: String?] {
      var files = component(in: name.lowercased())
      files["one/components/\(name.lowercased())/component.yaml"] =
        "name: \(name)\nlayer: \(layer)\nsummary: x\n"
      return files
    }
    let all = files("Zed", "modifier").merging(files("Able", "component")) { $1 }
      .merging(files("Baker", "modifier")) { $1 }
    #expect(load(all).system?.components.map(\.name) == ["Baker", "Zed", "Able"])
  }

  @Test func aBrokenComponentLeavesTheOthers() {
    var files = component(in: "badge").merging(component(in: "card")) { $1 }
    files["one/components/badge/component.yaml"] = "name: A: b\n"
    let result = load(files)
    #expect(result.diagnostics.map(\.id.name) == ["yaml/syntax"])
    #expect(result.system?.components.map(\.slug) == ["card"])
  }
}
