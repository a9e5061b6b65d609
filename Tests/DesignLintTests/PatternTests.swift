import Diagnostics
import Testing

@testable import DesignLint

@Suite("Patterns of a team")
struct PatternTests {
  private func count(
    _ body: String, _ call: String, change: (inout SyntaxPattern) -> Void = { _ in }
  ) throws -> Int {
    var pattern = SyntaxPattern(call: try #require(PatternTerm(call)), message: "not so")
    change(&pattern)
    var rule = LintSettings.Rule("ours")
    rule.pattern = pattern
    let found = LintExamples.findings(
      body, DesignKnowledge(name: "Kit", namespace: "DS"), LintSettings([rule]))
    return found.count { $0.rule == "ours" && $0.diagnostic.summary == "not so" }
  }

  @Test("A call is found by its name, with or without a point")
  func calls() throws {
    #expect(try count("Text(\"A\").shadow(radius: 3)", ".shadow") == 1)
    #expect(try count("Shadow(); Text(\"A\").Shadow()", "Shadow") == 1)
    #expect(try count("Text(\"A\").font(Font.custom(\"Inter\", size: 3))", "Font.custom") == 1)
  }

  @Test("Arguments and literals narrow it")
  func literals() throws {
    let body = "Image(\"a\").frame(width: 48, height: 20)"
    func count(_ argument: String?, _ literal: String) throws -> Int {
      try self.count(body, ".frame") { pattern in
        pattern.argument = argument
        pattern.literal = LiteralCondition(literal)
      }
    }
    #expect(try count("width", "> 20") == 1)
    #expect(try count("height", "> 20") == 0)
    #expect(try count(nil, "> 20") == 1)
    #expect(try count("width", "48") == 1)
    #expect(try count("width", "!= 48") == 0)
  }

  @Test("The label of an argument narrows it")
  func labels() throws {
    let body = "Image(systemName: a).padding(3); Image(uiImage: b).padding(3)"
    #expect(
      try count(body, ".padding") {
        $0.on = [PatternTerm("Image(systemName:)")].compactMap(\.self)
      } == 1)
    #expect(PatternTerm("Image(8:)") == nil)
  }

  @Test("The chain and what is around narrow it")
  func surroundings() throws {
    let body = "List { Text(\"A\").padding(3).background(Capsule()) }"
    #expect(try count(body, ".padding") { $0.on = [PatternTerm("Text")].compactMap(\.self) } == 1)
    #expect(try count(body, ".padding") { $0.on = [PatternTerm("Image")].compactMap(\.self) } == 0)
    #expect(
      try count(body, ".padding") {
        $0.with = [PatternTerm(".background(Capsule)")].compactMap(\.self)
      } == 1)
    #expect(
      try count(body, ".padding") { $0.without = [PatternTerm(".background")].compactMap(\.self) }
        == 0)
    #expect(
      try count(body, ".padding") { $0.inside = [PatternTerm("List")].compactMap(\.self) } == 1)
    #expect(
      try count(body, ".padding") { $0.unlessInside = [PatternTerm("List")].compactMap(\.self) }
        == 0)
  }

  @Test("A name is found where it is used")
  func names() throws {
    #expect(try count("Text(\"A\").tint(Color.red)", "Color.red") { $0.isName = true } == 1)
    #expect(try count("Text(\"A\").tint(.red)", "Color.red") { $0.isName = true } == 0)
  }

  @Test("Texts that are no call or no condition are refused")
  func refused() {
    for text in ["", ".", "a b(", "8", ".frame(8)", "a..b"] { #expect(PatternTerm(text) == nil) }
    for text in ["", "< x", "<"] { #expect(LiteralCondition(text) == nil) }
  }

  @Test("A name may have digits, but not first")
  func digits() {
    #expect(PatternTerm("Heading1") != nil)
    #expect(PatternTerm("1Heading") == nil)
  }

  @Test("A name is no other that begins with it")
  func wholeNames() throws {
    let body = "Text(\"A\").tint(Color.accent); Text(\"B\").tint(Color.accentuated)"
    #expect(try count(body, "Color.accent") { $0.isName = true } == 1)
  }
}
