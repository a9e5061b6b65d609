import Testing

@testable import CatalogRenderer

@Suite struct ScopedStylesheetTests {
  private func scoped(_ text: String, in system: String? = nil) -> String? {
    ScopedStylesheet.text(of: text, for: "Badge", in: system)
  }

  @Test(arguments: [
    (".label", ":host([data-component=\"Badge\"]) .label"),
    (":host", ":host([data-component=\"Badge\"])"),
    (":host::before", ":host([data-component=\"Badge\"])::before"),
    (
      ":host([data-level=\"a,b\"]) .chip",
      ":host([data-level=\"a,b\"][data-component=\"Badge\"]) .chip"
    ),
    (":host(:not(:active)) > b", ":host(:not(:active)[data-component=\"Badge\"]) > b"),
    (
      "a:is(b, c), ::slotted(i)",
      ":host([data-component=\"Badge\"]) a:is(b, c), :host([data-component=\"Badge\"]) ::slotted(i)"
    ),
  ]) func selectorsBeginWithTheHost(_ selector: String, _ expected: String) {
    #expect(scoped("\(selector) { order: 1; }") == "\(expected) { order: 1; }\n")
  }

  @Test func rulesInConditionsAreMeantToo() {
    #expect(
      scoped("/* a */ @media (width > 1px) { b { content: \"}\"; } }\ni{order:2}")
        == """
        @media (width > 1px) {
        :host([data-component="Badge"]) b { content: "}"; }
        }
        :host([data-component="Badge"]) i {order:2}

        """)
  }

  @Test func aPageOfSeveralSystemsTellsThemApart() {
    #expect(
      scoped("b { order: 1; }", in: "one")
        == ":host([data-of=\"one\"][data-component=\"Badge\"]) b { order: 1; }\n")
  }

  @Test(arguments: [
    "@keyframes turn { to { rotate: 1turn; } }", "@import \"a.css\";", "a { order: 1;", "} a {}",
    ":host-context(b) a {}", ":is(:host, b) {}", "@media print { a {} ", "@layer a { b {} }",
    "& a {}", ", {}",
  ]) func whatCannotBeToldApartStandsAlone(_ text: String) {
    #expect(scoped(text) == nil)
  }
}
