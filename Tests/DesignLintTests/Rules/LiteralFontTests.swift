import ColorScience
import DesignTokens
import Diagnostics
import Testing

@testable import DesignLint

@Suite("Fonts, sizes of text, animations and shadows")
struct LiteralFontTests {
  @Test("A text style is named where a font token is set like it")
  func styles() {
    let found = LintExamples.findings("Text(\"A\").font(.body).font(Font.caption)")
    #expect(
      found.map(\.diagnostic.summary) == [
        "the text style '.body' is written where the system has a font token",
        "no font token is the text style 'Font.caption'",
      ])
    #expect(found.map(\.diagnostic.severity) == [.warning, .note])
    let mac = "#if os(iOS)\nText(a)\n#else\nText(a).font(.body)\n#endif"
    for body in ["Text(\"A\").tag(.body)", "Image(systemName: \"star\").font(.body)", mac] {
      #expect(LintExamples.headlines(.lintLiteralFont, body) == [])
    }
  }

  @Test("The size of a custom font is a text size token")
  func sizes() {
    let body = "Text(\"A\").font(.custom(\"Inter\", size: 17, relativeTo: .body))"
    #expect(
      LintExamples.headlines(.lintLiteralFont, body)
        == ["the literal '17' is the text size token 'DS.TextSize.body'"])
  }

  @Test(
    "Text of a fixed size is told, and that of a symbol is not",
    arguments: [
      ("Text(\"A\").font(.system(size: 13))", 1), ("Text(\"A\").font(Font.system(size: 13))", 1),
      ("Text(\"A\").font(.custom(\"Inter\", fixedSize: 13))", 1),
      ("Image(systemName: \"star\").font(.system(size: 13))", 0),
      ("Button(\"A\") {}.buttonStyle(.icon(font: .system(size: 13)))", 0),
      ("Text(\"🪪\").font(.system(size: 60))", 0),
      ("HStack { Button { } label: { Image(systemName: a) } }.font(.system(size: 24))", 0),
      ("HStack { Image(systemName: a); Title() }.font(.system(size: 24))", 1),
      ("HStack { Image(systemName: a); Button(\"A\") {} }.font(.system(size: 24))", 1),
      ("HStack { Spacer() }.font(.system(size: 24))", 1),
      ("Text(\"🪪 A\").font(.system(size: 60))", 1),
      ("Text(\"A\").alert(a) { Alert(title: Text(\"B\").font(.system(size: 13))) }", 0),
      ("Text(\"A\").font(.system(.body))", 0), ("Text(\"A\").font(.system(size: size))", 0),
    ])
  func fixed(body: String, count: Int) {
    #expect(LintExamples.headlines(.lintFixedTextSize, body).count == count)
  }

  @Test(
    "A font token is named for text of a fixed size only if its weight is that of the text",
    arguments: [
      ("Text(a).font(.system(size: 17))", true),
      ("Text(a).font(.system(size: 17, weight: .regular))", true),
      ("Text(a).font(.system(size: 17, weight: heavier))", true),
      ("Text(a).font(.custom(\"Inter\", fixedSize: 17))", true),
      ("Text(a).font(.system(size: 17, weight: .semibold))", false),
      ("Text(a).font(.system(size: 17)).bold()", false),
      ("Text(a).font(.system(size: 17).weight(.medium))", false),
      ("Text(a).font(.system(size: 13))", false),
    ])
  func roles(body: String, isNamed: Bool) {
    let found = LintExamples.findings(body).filter { $0.diagnostic.id == .lintFixedTextSize }
    #expect(found.map { $0.diagnostic.suggestion == "write 'DS.Font.body'" } == [isNamed])
  }

  @Test(
    "A constant is the font of text unless it is set for symbols alone or passed on",
    arguments: [
      ("let big = Font.system(size: 40)\nText(a).font(big)", 1),
      ("let big = Font.system(size: 40)\nImage(a).font(big)", 0),
      ("let big = Font.system(size: 40)\nRow(big)", 0),
    ])
  func constants(body: String, count: Int) {
    #expect(LintExamples.headlines(.lintFixedTextSize, body).count == count)
    let code = "import SwiftUI\nextension Font { static let big = Font.system(size: 40) }\n"
    #expect(LintExamples.findings(file: code).count == 1)
  }

  @Test("A duration is a token, whatever the curve")
  func durations() {
    let body = "Text(\"A\").animation(.easeInOut(duration: 0.15), value: a)"
    #expect(
      LintExamples.headlines(.lintLiteralAnimation, body)
        == ["the literal '0.15' is the duration token 'DS.Motion.quick'"])
    #expect(
      LintExamples.headlines(
        .lintLiteralAnimation, "Text(\"A\").animation(.spring(duration: 0.3), value: a)")
        == ["no animation of Kit takes '0.3' seconds"])
    let rounds = "Text(\"A\").animation(.linear(duration: 0.15).repeatForever(), value: a)"
    #expect(LintExamples.headlines(.lintLiteralAnimation, rounds) == [])
  }

  @Test("Of several tokens that take a time, none is chosen")
  func severalDurations() throws {
    var knowledge = LintExamples.knowledge
    knowledge.tokens.append(
      LintExamples.token("Motion.press", .duration, .duration(TokenDuration(150, .ms))))
    let body = "Text(a).animation(.easeIn(duration: 0.15), value: a)"
    let finding = try #require(LintExamples.findings(body, knowledge).first)
    #expect(finding.diagnostic.summary == "the literal '0.15' is one of several duration tokens")
    #expect(
      finding.diagnostic.notes.map(\.message)
        == ["they are 'DS.Motion.quick', 'DS.Motion.press'"])
  }

  @Test("An animation token needs the same time and curve")
  func animations() {
    var knowledge = LintExamples.knowledge
    knowledge.tokens.append(
      LintExamples.token(
        "Motion.appear", .animation,
        .transition(
          TokenTransition(
            duration: TokenDuration(0.3, .s), delay: TokenDuration(0, .s),
            timingFunction: TokenBezier(0, 0, 0.58, 1)))))
    func headlines(_ call: String) -> [String] {
      LintExamples.headlines(.lintLiteralAnimation, "withAnimation(\(call)) {}", knowledge)
    }
    #expect(
      headlines(".easeOut(duration: 0.3)")
        == ["the animation of '0.3' seconds is written where the system has a token"])
    #expect(headlines(".snappy(duration: 0.3)") == ["the spring of '0.3' seconds may be a token"])
    #expect(
      headlines(".easeIn(duration: 0.3)")
        == ["the animation of '0.3' seconds differs from 'DS.Motion.appear' only in its curve"])
    #expect(headlines(".easeIn(duration: 0.4)") == ["no animation of Kit takes '0.4' seconds"])
  }

  @Test("A shadow is compared by radius and offset")
  func shadows() {
    var knowledge = LintExamples.knowledge
    knowledge.tokens.append(
      LintExamples.token(
        "Shadow.card", .shadow,
        .shadow([
          TokenShadow(
            color: TokenColor(SRGBColor.black.colorValue), offsetX: TokenDimension(0, .px),
            offsetY: TokenDimension(2, .px), blur: TokenDimension(16, .px),
            spread: TokenDimension(0, .px))
        ])))
    func headlines(_ arguments: String) -> [String] {
      LintExamples.headlines(.lintLiteralShadow, "Text(\"A\").shadow(\(arguments))", knowledge)
    }
    #expect(
      headlines("radius: 8, x: 0, y: 2") == ["the shadow of 'radius 8' is written as numbers"])
    #expect(headlines("radius: 5") == ["no shadow token has the 'radius 5'"])
    #expect(headlines("radius: size") == [])
  }

  @Test("Text of a fixed size is told the token of that size")
  func fixedToken() {
    func suggestion(_ size: Int) -> String? {
      LintExamples.findings("Text(\"A\").font(.custom(\"Inter\", fixedSize: \(size)))")
        .first { $0.diagnostic.id == .lintFixedTextSize }?.diagnostic.suggestion
    }
    #expect(suggestion(17) == "write 'DS.Font.body'")
    #expect(
      suggestion(13) == "use a font token, a text style, or a custom font with 'relativeTo:'")
  }

  @Test(
    "A font token is a text style of the same size and weight",
    arguments: [
      ("largeTitle", 34, 400), ("title", 28, 400), ("title2", 22, 400), ("title3", 20, 400),
      ("headline", 17, 600), ("body", 17, 400), ("callout", 16, 400), ("subheadline", 15, 400),
      ("footnote", 13, 400), ("caption", 12, 400), ("caption2", 11, 400),
    ] as [(String, Double, Double)])
  func sameStyle(style: String, size: Double, weight: Double) {
    func headlines(_ size: Double, _ weight: Double) -> [String] {
      var knowledge = LintExamples.knowledge
      knowledge.tokens = [
        LintExamples.token("Font.x", .font, LintExamples.font(size, weight: weight), type: nil)
      ]
      return LintExamples.headlines(
        .lintLiteralFont, "Text(\"A\").font(.\(style))", knowledge)
    }
    #expect(
      headlines(size, weight)
        == ["the text style '.\(style)' is written where the system has a font token"])
    let none = ["no font token is the text style '.\(style)'"]
    #expect(headlines(size + 1, weight) == none)
    #expect(headlines(size, weight + 100) == none)
  }
}
