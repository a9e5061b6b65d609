import Diagnostics
import Testing

@testable import DesignLint

@Suite("Motion and glass")
struct MotionTests {
  @Test("An animation without end is told")
  func endless() {
    let body = "Text(\"A\").animation(.linear(duration: 1).repeatForever(), value: a)"
    #expect(LintExamples.headlines(.lintEndlessAnimation, body) == ["this animation never ends"])
    #expect(
      LintExamples.headlines(.lintEndlessAnimation, "Text(\"A\").animation(.repeatCount(2))") == [])
  }

  @Test("A view that animates reads Reduce Motion; it is told once")
  func reduceMotion() {
    let body = "Button(\"A\") { withAnimation { a.toggle() } }.animation(.default, value: a)"
    #expect(
      LintExamples.headlines(.lintMotionWithoutReduceMotion, body)
        == ["'Screen' animates and never reads Reduce Motion"])
  }

  @Test(
    "A file that asks, and what does not animate, is not told",
    arguments: [
      "Text(\"A\").animation(reduceMotion ? nil : .default, value: a)",
      "Text(\"A\").animation(nil, value: a)", "Text(\"A\").animation(.none, value: a)",
      "Button(\"A\") { withAnimation(.none) { a.toggle() } }",
      "Text(\"A\").opacity(isOn ? 1 : 0).allowsHitTesting(isOn).animation(.default, value: isOn)",
      "Text(\"A\").foregroundStyle(isOn ? tint : ink).animation(.default, value: isOn)",
      "Text(\"A\").transition(.opacity).animation(.default)",
      "Text(\"A\").onTapGesture { withAnimation(transaction.animation) { go() } }",
    ])
  func asking(body: String) {
    #expect(LintExamples.headlines(.lintMotionWithoutReduceMotion, body) == [])
  }

  @Test(
    "What fades and moves as well moves",
    arguments: [
      "Text(\"A\").opacity(isOn ? 1 : 0).offset(y: isOn ? 0 : 8).animation(.default, value: isOn)",
      "Text(\"A\").opacity(0.5).animation(.default, value: isOn)",
      "VStack { if isOn { Text(\"A\") } }.opacity(isOn ? 1 : 0).animation(.default, value: isOn)",
    ])
  func fading(body: String) {
    #expect(LintExamples.headlines(.lintMotionWithoutReduceMotion, body).count == 1)
  }

  @Test(
    "Glass needs a fallback before iOS 26",
    arguments: [
      ("Text(\"A\").glassEffect()", 1), ("Button(\"A\") {}.buttonStyle(.glass)", 1),
      ("if #available(iOS 26, *) { Text(\"A\").glassEffect() } else { Text(\"A\") }", 0),
      (
        "guard #available(iOS 26, *) else { return Text(\"A\") }\nreturn Text(\"A\").glassEffect()",
        0
      ),
    ])
  func glass(body: String, count: Int) {
    #expect(glass(in: body) == count)
  }

  @Test("In an app, its own minimum version counts, to which the compiler holds it")
  func glassInAnApp() {
    #expect(LintExamples.headlines(.lintGlassWithoutFallback, "Text(\"A\").glassEffect()") == [])
  }

  @Test("A system that starts with iOS 26 needs none")
  func glassOnly() {
    var knowledge = LintExamples.knowledge
    knowledge.minimumIOS = 26
    #expect(glass(in: "Text(\"A\").glassEffect()", knowledge) == 0)
  }

  @Test("A declaration with @available guards what is in it")
  func available() {
    let code = """
      import SwiftUI
      @available(iOS 26, *)
      struct Bar: View { var body: some View { Text("A").glassEffect() } }
      """
    #expect(LintExamples.findings(file: code, isOwn: true) == [])
  }

  /// How often glass in the sources of a system has no fallback.
  private func glass(
    in body: String, _ knowledge: DesignKnowledge = LintExamples.knowledge
  ) -> Int {
    let code = "import SwiftUI\nstruct Screen: View {\nvar body: some View {\n\(body)\n}\n}\n"
    return LintExamples.findings(file: code, knowledge, isOwn: true)
      .count { $0.diagnostic.id == .lintGlassWithoutFallback }
  }
}
