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
      "Text(\"A\").animation(.linear(duration: 0), value: a)",
      "Text(\"A\").onTapGesture { withAnimation(isOn ? nil : .linear(duration: 0)) { go() } }",
      "VStack { if a { Text(\"A\") } }.animation(.default, value: model?.items.isEmpty)",
      "VStack { if a { Text(\"A\") } }.animation(.default, value: model.error != nil)",
      "VStack { Row() }.animation(.default, value: model.titleOpacity)",
      "Text(\"A\").onAppear { withAnimation(.easeIn(duration: 1)) { opacity = isOn ? 1 : 0 } }",
      "Text(\"A\").onAppear { withAnimation {\n// both\nself.backColor = a\ntint = b\n} }",
      "ZStack { Circle() }.opacity(isOn ? 1 : 0).animation(.linear)",
      "ZStack { switch a.state { case .b: Text(b)\ndefault: C() } }.animation(.linear, value: a.state)",
      "Text(a).overlay(Circle().fill(isOn ? b : c)).focused($isOn).animation(b, value: isOn)",
      "ZStack { if go() { Text(a).transition(.opacity) } }.animation(.default, value: go(b))",
      "Text(model.name).font(c).offset(y: 2).animation(.default, value: model)",
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
      "Text(\"A\").animation(.linear(duration: 0.2), value: a)",
      "ZStack { Circle() }.opacity(0.5).animation(.linear)",
      "VStack { switch a.state { case .b: Text(b)\ndefault: C() } }.animation(.linear, value: a.state)",
      "ZStack { switch a.state { case .b: B().offset(c)\ndefault: C() } }.animation(b, value: a.state)",
      "Text(model.name).offset(y: model.y).animation(.default, value: model)",
      "ZStack { A().transition(.opacity)\nB().transition(.slide) }.animation(b, value: go(b))",
      "Text(a).overlay(Circle().scale(isOn ? b : c).fill(d)).animation(b, value: isOn)",
      "Text(\"A\").opacity(isOn ? 1 : 0).scaleEffect(isOn ? 1 : 2).animation(.linear)",
      "Text(\"A\").onAppear { withAnimation { color = a; isOpen = true } }",
      "Text(\"A\").animation(.default, value: model.items.count)",
      "Text(\"A\").offset(y: y).animation(.default, value: model.items.isEmpty)",
      "VStack { Text(\"A\").transition(.slide) }.animation(.default, value: model.error == nil)",
      "Text(\"A\").onAppear { withAnimation { opacity = 1; y = 8 } }",
      "Text(\"A\").onAppear { withAnimation { opacity == 1 ? show() : hide() } }",
    ])
  func fading(body: String) {
    #expect(LintExamples.headlines(.lintMotionWithoutReduceMotion, body).count == 1)
  }

  @Test(
    "A state of the view that only changes how things look moves nothing",
    arguments: [
      ("Text(a).opacity(isOn ? 1 : 0.5).onTapGesture { withAnimation { isOn.toggle() } }", 0),
      ("Text(a).tint(toneColor).onHover { on in withAnimation {\nisOn = on\n} }", 0),
      ("Text(a).disabled(isOn).overlay { Circle().fill(toneColor) }.animation(b, value: isOn)", 0),
      ("Text(a).offset(y: isOn ? 1 : 0).onTapGesture { withAnimation { isOn.toggle() } }", 1),
      ("if isOn { Text(a) }\nButton(b) { withAnimation { isOn.toggle() } }", 1),
      ("Row($isOn).onTapGesture { withAnimation { isOn.toggle() } }", 1),
      ("Text(a).tint(toneColor).onTapGesture { withAnimation { isOther.toggle() } }", 1),
    ])
  func states(body: String, count: Int) {
    let code = """
      import SwiftUI
      struct Screen: View {
        @State private var isOn = false
        @Binding var isOther: Bool
        var toneColor: Color {
          isOn ? .accentColor : .primary
        }
        var body: some View {
          \(body)
        }
      }
      """
    #expect(
      LintExamples.findings(file: code).count {
        $0.diagnostic.id == .lintMotionWithoutReduceMotion
      } == count)
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
