import PreviewPaint
import Testing

@Suite struct HostAttributesTests {
  private func tests(_ css: String) -> [String] {
    HostAttributes(css).tests.map { test in
      let value = test.value.map { "=\($0.text) \($0.line):\($0.column)" } ?? ""
      return "\(test.name.text) \(test.name.line):\(test.name.column)\(value)"
    }
  }

  @Test func attributesOfTheHostAreReadWithTheirValues() {
    #expect(
      tests(":host([data-Tone=\"info\"][data-on]) .a {}\n:host(:is( [data-b = c], .x )) {}") == [
        "data-tone 1:8=info 1:18", "data-on 1:26", "data-b 2:13=c 2:22",
      ])
  }

  @Test func aValueIsOnlyWhatTheAttributeHasToBe() {
    #expect(
      tests(":host([data-a^='x']), :host([data-a='x' i]) {}") == ["data-a 1:8", "data-a 1:30"])
  }

  @Test(arguments: [
    "", "[data-a] {}", ":host [data-a] {}", ":host-context([data-a]) {}",
    "::slotted([data-a]) {}", ":host([) { x: [data-a] }", "a { b: host([c]) }", ":host([=]) {}",
  ])
  func otherAttributesAreLeftOut(_ css: String) {
    #expect(tests(css) == [])
  }
}

@Suite struct SlotNamesTests {
  private func names(_ template: String) -> [String] {
    SlotNames(template).pieces.map { "\($0.text) \($0.line):\($0.column)" }
  }

  @Test func slotsAreFoundWithTheirPlaces() {
    #expect(
      names("<b>ä</b>\n{{#a}}<slot name=\"text\"></slot>{{/a}}<SLOT class='x' name=key>") == [
        "text 2:19", "key 2:59",
      ])
  }

  @Test(arguments: [
    "", "<slot></slot>", "<slot name=\"\">", "<slots name=\"a\">", "<slot name=\"{{a}}\">",
    "<!-- <slot name=\"a\"> -->", "{{! <slot name=\"a\"> }}", "<slot name",
  ])
  func nothingElseHasAName(_ template: String) {
    #expect(names(template) == [])
  }
}
