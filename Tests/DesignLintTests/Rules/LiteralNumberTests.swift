import Diagnostics
import Testing

@testable import DesignLint

@Suite("Literal radii, sizes and opacities")
struct LiteralNumberTests {
  @Test(
    "A radius is a radius token, never a distance of the same length",
    arguments: [
      "Text(\"A\").cornerRadius(12)", "RoundedRectangle(cornerRadius: 12)",
      "Text(\"A\").clipShape(.rect(cornerRadius: 12))",
    ])
  func radius(body: String) {
    #expect(
      LintExamples.headlines(.lintLiteralRadius, body)
        == ["the literal '12' is the radius token 'DS.Radius.medium'"])
    #expect(LintExamples.headlines(.lintLiteralSpacing, body) == [])
  }

  @Test("A token that is named for a place is only a note, and no step of the scale")
  func places() throws {
    var knowledge = LintExamples.knowledge
    knowledge.tokens.append(
      LintExamples.token("Spacing.buttonVertical", .spacing, LintExamples.points(14)))
    let finding = try #require(LintExamples.findings("Text(\"A\").padding(14)", knowledge).first)
    #expect(
      finding.diagnostic.summary == "the literal '14' is no step of the spacing scale")
    #expect(
      finding.diagnostic.notes.map(\.message)
        == ["of the same value: 'DS.Spacing.buttonVertical'"])
    #expect(finding.diagnostic.severity == .note)
    #expect(finding.replacement == nil)
  }

  @Test("What code cannot name is no token for it")
  func hidden() {
    var knowledge = LintExamples.knowledge
    knowledge.tokens = knowledge.tokens.map { token in
      var token = token
      token.isPublic = false
      return token
    }
    let body = "Text(\"A\").padding(12).cornerRadius(12).opacity(0.75).font(.body).tint(.orange)"
    #expect(LintExamples.findings(body, knowledge) == [])
    let code = "import SwiftUI\nstruct A: View { var body: some View { \(body) } }\n"
    #expect(LintExamples.findings(file: code, knowledge, isOwn: true).count == 5)
  }

  @Test("A size that no token has is not told")
  func size() {
    #expect(
      LintExamples.headlines(.lintLiteralSize, "Text(\"A\").frame(width: 20, height: 33)")
        == ["the literal '20' is the size token 'DS.Size.medium'"])
    #expect(
      LintExamples.headlines(.lintLiteralSize, "Circle().stroke(.red, lineWidth: 0.5)")
        == ["the literal '0.5' is the line width token 'DS.Stroke.thin'"])
  }

  @Test(
    "A radius of half the frame makes a circle or a capsule, which needs none",
    arguments: [
      ("Text(\"A\").frame(width: 24, height: 24).cornerRadius(12)", "Circle"),
      ("Text(\"A\").frame(height: 24).clipShape(RoundedRectangle(cornerRadius: 12))", "Capsule"),
      ("RoundedRectangle(cornerRadius: 12).fill(a).frame(width: 80, height: 24)", "Capsule"),
    ])
  func half(body: String, shape: String) throws {
    let finding = try #require(LintExamples.findings(body).first)
    #expect(finding.diagnostic.summary == "the radius '12' is half of the frame")
    #expect(finding.diagnostic.suggestion == "write '\(shape)()', which needs no radius")
    #expect(finding.diagnostic.severity == .note)
    #expect(finding.replacement == nil)
    let other = body.replacing("24", with: "26")
    #expect(
      LintExamples.headlines(.lintLiteralRadius, other)
        == ["the literal '12' is the radius token 'DS.Radius.medium'"])
  }

  @Test(
    "What draws a picture has the numbers of the picture",
    arguments: [
      "VStack(spacing: 8) { ForEach(a) { _ in RoundedRectangle(cornerRadius: 12)\n"
        + ".overlay { Circle().padding(8) } } }",
      "Canvas { c, s in c.fill(RoundedRectangle(cornerRadius: 12).path(in: r), with: a) }",
      "ZStack { Circle(); PieShape(part: a).padding(8) }",
      "context.stroke(Path(ellipseIn: r), with: .color(a), lineWidth: 0.5)",
      "Row { HStack(spacing: 8) { Circle(); RoundedRectangle(cornerRadius: 12) } }",
      "HStack { ForEach(a) { RoundedRectangle(cornerRadius: 12).frame(height: $0) } }",
      "VStack {\nCircle()\nRoundedRectangle(cornerRadius: 12)\n.frame(width: 40,\nheight: 8)\n}",
    ])
  func pictures(body: String) {
    #expect(LintExamples.findings(body) == [])
  }

  @Test(
    "Shapes beside or behind something else are part of the layout",
    arguments: [
      "VStack { Circle(); RoundedRectangle(cornerRadius: 12); Text(\"A\") }",
      "ZStack {\nRectangle()\nRoundedRectangle(cornerRadius: 12)\ncontent\n}",
      "Text(\"A\").background { ZStack { Circle(); RoundedRectangle(cornerRadius: 12) } }",
      "RoundedRectangle(cornerRadius: 12).fill(a)",
      "Rectangle().clipShape(RoundedRectangle(cornerRadius: 12))",
    ])
  func layouts(body: String) {
    #expect(LintExamples.headlines(.lintLiteralRadius, body).count == 1)
  }

  @Test("All or nothing is no opacity of a designer")
  func opacity() {
    #expect(
      LintExamples.headlines(.lintLiteralOpacity, "Text(\"A\").opacity(isOn ? 1 : 0.75).opacity(0)")
        == ["the literal '0.75' is the opacity token 'DS.Opacity.medium'"])
  }

  @Test("Of two tokens with the same number the first is the nearest")
  func nearest() {
    var knowledge = LintExamples.knowledge
    knowledge.tokens.append(
      LintExamples.token("Spacing.copy", .spacing, LintExamples.points(12)))
    let found = LintExamples.findings("Text(\"A\").padding(14)", knowledge)
    #expect(
      found.first?.diagnostic.notes.map(\.message)
        == ["the nearest: 'DS.Spacing.m' (12), 'DS.Spacing.l' (16)"])
  }

  @Test("Half of a side is that of a frame, not of anything that has a width")
  func half() {
    #expect(
      LintExamples.headlines(
        .lintLiteralRadius, "RoundedRectangle(cornerRadius: 10).frame(height: 20)")
        == ["the radius '10' is half of the frame"])
    #expect(
      LintExamples.headlines(
        .lintLiteralRadius, "RoundedRectangle(cornerRadius: 10).outline(width: 20)")
        == ["no radius token is '10'"])
  }
}
