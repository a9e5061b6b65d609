import Diagnostics
import SwiftSymbols
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
    let style = "import SwiftUI\nstruct A: ProgressViewStyle {\nfunc makeBody() {\n\(body)\n}\n}\n"
    #expect(
      !LintExamples.findings(file: style).contains { $0.diagnostic.id == .lintEndlessAnimation })
  }

  @Test("An animation without end is not told a second time, unless its rule is off")
  func endlessMotion() {
    let body = "Image(a).rotationEffect(isOn ? a : b).animation(b.repeatForever(), value: isOn)"
    func ids(_ settings: LintSettings) -> [FindingID] {
      LintExamples.findings(body, LintExamples.knowledge, settings).map(\.diagnostic.id)
        .filter { $0 == .lintEndlessAnimation || $0 == .lintMotionWithoutReduceMotion }
    }
    #expect(ids(LintSettings()) == [.lintEndlessAnimation])
    var off = LintSettings.Rule("endless-animation")
    off.isOff = true
    #expect(ids(LintSettings([off])) == [.lintMotionWithoutReduceMotion])
    #expect(motion(body + "\nText(a).scaleEffect(isOn ? 1 : 2).animation(.linear)") == 1)
  }

  @Test(
    "A state that the view only sets shows nothing",
    arguments: [
      ("@State private var glow = 0", "glow = 1", "", 0),
      ("@State private var glow = 0", "self.glow += 1", ".onTap { glow = 2 }", 0),
      ("@State private var glow = 0", "glow = 1", ".opacity(glow)", 2),
      ("@State private var glow = 0", "glow = 1", ".row($glow)", 2),
      ("@State private var glow = 0", "glow = 1", ".help(\"\\(glow)\")", 2),
      ("@State private var glow = 0", "glow = 1; model.run()", "", 2),
      ("@State var glow = 0", "glow = 1", "", 2),
      ("@Binding private var glow: Int", "glow = 1", "", 2),
    ])
  func unread(state: String, change: String, use: String, count: Int) {
    let code = """
      import SwiftUI
      struct Screen: View {
        \(state)
        var body: some View {
          Text(a)\(use)
            .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { \(change) } }
            .onTapGesture { withAnimation(.linear(duration: 9)) { \(change) } }
        }
      }
      struct Other: View { var body: some View { Text(b).opacity(glow) } }
      """
    #expect(
      LintExamples.findings(file: code).count {
        [.lintEndlessAnimation, .lintLiteralAnimation].contains($0.diagnostic.id)
      } == count)
  }

  @Test(
    "Code that is never run is not told",
    arguments: [
      ("if false { // later\nText(a).padding(12)\n}", 0),
      ("if false {\nText(b)\n} else {\nText(a).padding(12)\n}", 1),
      ("if falseAlarm {\nText(a).padding(12)\n}", 1),
      ("#if false\n#endif\nif b {\nText(a).padding(12)\n}", 1),
    ])
  func unreachable(body: String, count: Int) {
    #expect(LintExamples.headlines(.lintLiteralSpacing, body).count == count)
  }

  @Test("The animation that is told is one that is written where something moves")
  func place() {
    let code = """
      import SwiftUI
      struct Switch: View {
        var body: some View { back(isOn: a).overlay(thumb(isOn: a)) }
        func back(isOn: Bool) -> some View {
          Capsule().fill(tint).animation(.spring, value: isOn)
        }
        func thumb(isOn: Bool) -> some View {
          Circle().offset(x: isOn ? 10 : -10).animation(.spring, value: isOn)
        }
      }
      """
    #expect(
      LintExamples.findings(file: code).filter {
        $0.diagnostic.id == .lintMotionWithoutReduceMotion
      }.map(\.diagnostic.location?.line) == [8])
  }

  @Test("A view in which something moves reads Reduce Motion; it is told once")
  func reduceMotion() {
    let body = """
      Text(a).offset(y: a ? 8 : 0).onTapGesture { withAnimation { a.toggle() } }
        .animation(.default, value: a)
      """
    #expect(
      LintExamples.headlines(.lintMotionWithoutReduceMotion, body)
        == ["'Screen' animates and never reads Reduce Motion"])
  }

  @Test(
    "A file that asks, and what does not animate, is not told",
    arguments: [
      "Text(a).offset(y: a ? 8 : 0).animation(reduceMotion ? nil : .default, value: a)",
      "Text(a).offset(y: a ? 8 : 0).animation(nil, value: a)",
      "Text(a).offset(y: a ? 8 : 0).animation(.none, value: a)",
      "Text(a).offset(y: a ? 8 : 0).animation(.linear(duration: 0), value: a)",
      "Text(a).offset(y: a).onTapGesture { withAnimation(.none) { a.toggle() } }",
      "Text(a).offset(y: a).onTapGesture { withAnimation(transaction.animation) { a = b } }",
      "Text(a).offset(y: a).onHover { withAnimation(b ? nil : .linear(duration: 0)) { a = $0 } }",
    ])
  func asking(body: String) {
    #expect(motion(body) == 0)
  }

  @Test(
    "What has another place, size or angle moves",
    arguments: [
      "Text(a).opacity(isOn ? 1 : 0).offset(y: isOn ? 0 : 8).animation(.default, value: isOn)",
      "Text(a).frame(height: isOn ? nil : 0).animation(.default, value: isOn)",
      "Text(a).lineLimit(isOn ? nil : 3).animation(.default, value: isOn)",
      "Text(a).padding(.leading, CGFloat(level) * 8).animation(.default, value: level)",
      "Text(a).rotationEffect(.degrees(isOn ? 90 : 0)).animation(.default, value: isOn)",
      "Text(a).scaleEffect(isOn ? 1 : 2).animation(.linear)",
      "Text(a).offset(y: y).animation(.default, value: model.items.isEmpty)",
      "Text(model.name).offset(y: model.y).animation(.default, value: model)",
      "Text(a).onTapGesture { withAnimation { isOn = true } }\nRow().position(isOn ? a : b)",
      "ScrollViewReader { p in Text(a).onTapGesture { withAnimation { p.scrollTo(b) } } }",
      "DisclosureGroup(a, isExpanded: $isOn) { Row() }.animation(.default, value: isOn)",
      "Text(a).phaseAnimator(b) { text, phase in text.offset(y: phase) }",
      "ZStack { A().transition(.opacity)\nB().transition(.slide) }.animation(b, value: go(b))",
      "VStack { Text(a).transition(.slide) }.animation(.default, value: model.error == nil)",
    ])
  func places(body: String) {
    #expect(motion(body) == 1)
  }

  @Test(
    "What fades, is told apart by its colour or reads otherwise does not move",
    arguments: [
      "Text(a).opacity(isOn ? 1 : 0).allowsHitTesting(isOn).animation(.default, value: isOn)",
      "Text(a).foregroundStyle(isOn ? tint : ink).animation(.default, value: isOn)",
      "Text(a).onAppear { withAnimation(.easeIn(duration: 1)) { opacity = isOn ? 1 : 0 } }",
      "Text(a).onAppear { withAnimation {\n// both\nself.backColor = a\ntint = b\n} }",
      "ZStack { Circle() }.opacity(isOn ? 1 : 0).animation(.linear)",
      "ZStack { Circle() }.opacity(0.5).animation(.linear)",
      "Text(a).overlay(Circle().fill(isOn ? b : c)).focused($isOn).animation(b, value: isOn)",
      "Text(model.name).font(c).offset(y: 2).animation(.default, value: model)",
      "HStack { Text(model.name); Text(b) }.animation(.default, value: model.name)",
      "Text(a).scaleEffect(isOn ? 0.95 : 1).animation(.default, value: isOn)",
      "Text(a).scaleEffect(b.isOn ? 0.9 : (c ? 1.1 : 1)).animation(.default, value: b.isOn)",
      "Image(a).rotationEffect(.degrees(isOn ? 90 : 0)).animation(.default, value: isOn)",
      "Text(a).phaseAnimator(b) { text, phase in text.opacity(phase) }",
      "VStack { if a { Text(b) } }.animation(.default, value: model?.items.isEmpty)",
      "ZStack { if go() { Text(a).transition(.opacity) } }.animation(.default, value: go(b))",
    ])
  func fading(body: String) {
    #expect(motion(body) == 0)
  }

  @Test(
    "What the file does not show is not taken for movement",
    arguments: [
      "Text(a).offset(y: model.y).animation(.default, value: isLarge(model))",
      "ZStack { if a.b { C() }\nif d { E().transition(.slide) } }.animation(.default, value: a?.b)",
      "Text(a).animation(.default, value: isOn)",
      "Row().animation(.default, value: model.items.count)",
      "Button(a) { withAnimation { model.toggle() } }",
      "Button(a) { withAnimation { router.state = .main } }",
      "Row($isOn).onTapGesture { withAnimation { isOn.toggle() } }",
      "Text(a).offset(y: other).onTapGesture { withAnimation { isOn.toggle() } }",
      "VStack { Text(a).offset(y: isOn ? 1 : 0); Row().animation(b, value: isOn) }",
    ])
  func unknown(body: String) {
    #expect(motion(body) == 0)
  }

  @Test(
    "What comes and goes moves what is beside it, slides, or fades",
    arguments: [
      ("VStack { Text(a)\nif isOn { Row() } }", 1), ("List { if isOn { Row() }\nText(a) }", 1),
      ("VStack { Text(a)\nif let isOn { Row() } else { Spacer() } }", 1),
      ("VStack { Text(a)\nif b,\n  isOn { Row() } }", 1),
      ("VStack { Text(a)\nForEach(isOn) { Row($0) } }", 1),
      ("HStack { Text(a)\nGroup { if isOn { Row() } } }", 1),
      ("Text(a).safeAreaInset(edge: .top) { if isOn { Row() } }", 1),
      ("ZStack { Text(a)\nif isOn { Row().transition(.move(edge: .top)) } }", 1),
      ("ZStack { if isOn { Row().matchedGeometryEffect(id: 1, in: b) } }", 1),
      ("VStack { if isOn { Row().transition(.opacity) }\nText(a) }", 1),
      ("VStack { HStack { A(); if isOn { Row().transition(.opacity) } }\nText(a) }", 1),
      ("VStack { Text(a)\nif isOn { Row().transition(.opacity) } }", 0),
      ("VStack { Text(a)\nif isOn { B()\nRow().transition(.opacity) } }", 1),
      ("VStack { Text(a)\nif isOn { Row() } else { Other() } }", 0),
      ("VStack { Text(a)\nswitch isOn { case .b: Row()\ndefault: Other() } }", 0),
      ("VStack { if isOn { Row() } }", 0),
      ("VStack { if isOn { Row() }\nif !isOn { Other() } }", 0),
      ("ZStack { Text(a)\nif let isOn { Row() } }", 0),
      ("ZStack { Text(a)\nswitch isOn { case .b: Row()\ndefault: Other() } }", 0),
      ("Text(a).overlay { if isOn { VStack { Spacer(); Row() } } }", 0),
      ("Text(a).background { if isOn { Row().transition(.opacity) } }", 0),
      ("HStack { Text(a)\nSpacer()\nif isOn { Row() } }", 0),
      ("Text(a).toolbar { ToolbarItem { if isOn { Row() } } }", 0),
      ("VStack { Text(a)\nText(\"if \\(isOn) { }\") } // if isOn { Row() }", 0),
    ])
  func content(body: String, count: Int) {
    #expect(motion("\(body)\n.animation(.default, value: isOn)") == count)
  }

  @Test(
    "A state is followed through the properties, functions and views of the file",
    arguments: [
      ("Text(a).offset(y: shift)", 1), ("Text(a).opacity(shift)", 0),
      ("VStack { Text(a); more }", 1),
      ("ZStack { Text(a); more }", 0), ("Row(isOpen: isOn)", 1), ("Row(isSeen: isOn)", 0),
      ("GeometryReader { p in\nlet y = isOn ? 1 : 0\nText(a).offset(y: y) }", 1),
    ])
  func states(body: String, count: Int) {
    let code = """
      import SwiftUI
      struct Screen: View {
        @State private var isOn = false
        private var shift: Double { isOn ? 8 : 0 }
        var body: some View {
          Button(a) { withAnimation { change() } }
          \(body)
        }
        @ViewBuilder private var more: some View {
          if isOn { Text(b) }
        }
        private func change() { self.isOn.toggle() }
      }
      struct Row: View {
        var isOpen = false
        var isSeen = false
        var body: some View {
          VStack { Text(a).opacity(isSeen ? 1 : 0); if isOpen { Text(b) } }
        }
      }
      """
    #expect(
      LintExamples.findings(file: code).count {
        $0.diagnostic.id == .lintMotionWithoutReduceMotion
      } == count)
  }

  /// How often a body is told to move.
  private func motion(_ body: String) -> Int {
    LintExamples.headlines(.lintMotionWithoutReduceMotion, body).count
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

  @Test("One declaration that reads Reduce Motion is enough")
  func helpers() throws {
    let code = """
      struct Calm: ViewModifier {
        @Environment(\\.accessibilityReduceMotion) private var wantsLess
      }
      func other() {}
      """
    let uses = try #require(SwiftUses.read(SourceFile(path: "A.swift", text: code)).uses)
    #expect(MotionHelpers(of: [uses]).questions == ["wantsLess"])
  }
}
