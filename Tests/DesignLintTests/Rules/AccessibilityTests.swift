import Diagnostics
import Testing

@testable import DesignLint

@Suite("Targets, labels and prominent actions")
struct AccessibilityTests {
  @Test(
    "A control smaller than a finger is told",
    arguments: [
      ("Button(\"A\") {}.frame(width: 24, height: 24)", 1),
      ("Button(\"A\") {}.frame(width: 44, height: 44)", 0),
      ("Button(\"A\") {}.frame(width: 24, height: 24).contentShape(.rect)", 0),
      ("Button { } label: { Image(systemName: \"x\").frame(width: 24, height: 24) }", 0),
      ("Text(\"A\").frame(width: 24, height: 24)", 0),
    ])
  func targets(body: String, count: Int) {
    #expect(LintExamples.headlines(.lintSmallTarget, body).count == count)
  }

  @Test("A rule of design can ask for less")
  func minimum() {
    var rule = LintSettings.Rule("small-target")
    rule.minimum = 24
    let body = "Button(\"A\") {}.frame(width: 24, height: 24)"
    #expect(
      LintExamples.headlines(
        .lintSmallTarget, body, LintExamples.knowledge, LintSettings([rule])) == [])
  }

  @Test(
    "An icon alone needs a label",
    arguments: [
      "Button { } label: { Image(systemName: \"xmark\") }",
      "Button(action: close) { Image(systemName: \"xmark\").padding() }",
      "Menu { Button(\"A\") {} } label: { Image(systemName: \"xmark\") }",
    ])
  func icons(body: String) {
    let found = LintExamples.headlines(.lintUnlabelledImage, body)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("shows an icon 'xmark' and has no label") == true)
  }

  @Test(
    "What has words, or says that it is decoration, needs none",
    arguments: [
      "Button { } label: { Image(systemName: \"xmark\") }.accessibilityLabel(\"Close\")",
      "Button { } label: { Image(systemName: \"xmark\").accessibilityLabel(\"Close\") }",
      "Button { } label: { Label(\"Close\", systemImage: \"xmark\") }",
      "Button { } label: { Image(systemName: \"xmark\"); Text(\"Close\") }",
      "Button(\"Close\", systemImage: \"xmark\") {}",
      "Button(\"Close\", role: role) { } label: { Image(systemName: \"xmark\") }",
      "Image(systemName: \"star\")",
      "Image(decorative: \"photo\")", "Image(\"photo\").accessibilityHidden(true)",
      "HStack { Image(\"photo\") }.accessibilityElement(children: .ignore)",
      "Label { Text(\"A\") } icon: { Image(\"photo\") }", "Image(name)",
      "Button { Image(systemName: \"xmark\") } label: { Text(\"A\") }",
    ])
  func labelled(body: String) {
    #expect(LintExamples.headlines(.lintUnlabelledImage, body) == [])
  }

  @Test("An image that is passed on may get its label elsewhere")
  func passedOn() {
    #expect(
      LintExamples.headlines(.lintUnlabelledImage, "Row(image: Image(\"photo\"))") == [])
    let code = "import SwiftUI\nenum Taste { var image: Image { Image(\"sour\") } }\n"
    #expect(LintExamples.findings(file: code) == [])
  }

  @Test("A style draws a control, which has its label")
  func styles() {
    let code = """
      import SwiftUI
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Image("check") }
      }
      """
    #expect(LintExamples.findings(file: code) == [])
  }

  @Test("An image of the app needs a label")
  func images() {
    #expect(
      LintExamples.headlines(.lintUnlabelledImage, "Image(\"photo\").resizable()")
        == ["the image 'photo' has no label for VoiceOver"])
  }

  @Test(
    "Two prominent actions in one view are told, but not on two sides of a condition",
    arguments: [
      (
        "Button(\"A\") {}.buttonStyle(.borderedProminent)\n"
          + "Button(\"B\") {}.buttonStyle(.borderedProminent)", 1
      ),
      (
        "if a { Button(\"A\") {}.buttonStyle(.borderedProminent) }\n"
          + "else { Button(\"B\") {}.buttonStyle(.borderedProminent) }", 0
      ),
      (
        "Button(\"A\") {}.buttonStyle(.borderedProminent)\n"
          + ".sheet(isPresented: $b) { Button(\"B\") {}.buttonStyle(.borderedProminent) }", 0
      ),
      (
        "Button(\"A\") {}.buttonStyle(.borderedProminent)\nButton(\"B\") {}.buttonStyle(.bordered)",
        0
      ),
      (
        "Button(\"A\") {}.buttonStyle(.borderedProminent).tint(.clear)\n"
          + "Button(\"B\") {}.buttonStyle(.borderedProminent)", 0
      ),
    ])
  func prominent(body: String, count: Int) {
    #expect(LintExamples.headlines(.lintSecondProminentAction, body).count == count)
  }
}
