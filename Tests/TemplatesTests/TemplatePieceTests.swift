import Templates
import Testing

/// Templates as a tree, for those who draw them elsewhere.
@Suite struct TemplatePieceTests {
  private let shape = Shape(
    name: "props", fields: [.text("label"), .flag("isOn"), .texts("options"), .markup("icon")])
  private let plain = Shape(name: "props", fields: [.text("label"), .flag("isOn")])

  private func pieces(
    _ text: String, _ shape: Shape, _ partials: [String: String] = [:]
  ) throws -> [TemplatePiece]? {
    try #require(library(text, partials).compile("page", for: shape).template).pieces
  }

  @Test func textsValuesAndSectionsKeepTheirOrder() throws {
    #expect(
      try pieces("<b>{{label}}</b>{{#isOn}}on{{/isOn}}{{^label}}none{{/label}}.", plain) == [
        .text("<b>"), .value("label"), .text("</b>"),
        .section("isOn", isInverted: false, [.text("on")]),
        .section("label", isInverted: true, [.text("none")]), .text("."),
      ])
  }

  @Test func sectionsOverATextHoldOthers() throws {
    #expect(
      try pieces("{{#label}}({{.}}{{^isOn}}, {{label}}{{/isOn}}){{/label}}", plain) == [
        .section(
          "label", isInverted: false,
          [
            .text("("), .value("label"),
            .section("isOn", isInverted: true, [.text(", "), .value("label")]), .text(")"),
          ])
      ])
  }

  @Test func linesOfTheirOwnLeaveNothing() throws {
    #expect(
      try pieces("a\n{{#isOn}}\n  b\n{{/isOn}}\nc\n", plain) == [
        .text("a\n"), .section("isOn", isInverted: false, [.text("  b\n")]), .text("c\n"),
      ])
  }

  @Test func whatNeedsMoreThanTextsAndFlagsHasNone() throws {
    #expect(try pieces("{{label}}", shape) == nil)
    #expect(try pieces("{{>other}}", plain, ["other": "x"]) == nil)
  }
}
