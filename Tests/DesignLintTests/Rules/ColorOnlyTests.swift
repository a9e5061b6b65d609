import Diagnostics
import Testing

@testable import DesignLint

@Suite("Colour as the only sign")
struct ColorOnlyTests {
  private func headlines(_ body: String) -> [String] {
    LintExamples.headlines(.lintColorOnly, body)
  }

  @Test("A dot that only changes its colour is told")
  func dots() {
    #expect(
      headlines("HStack { Circle().fill(server.isOnline ? .green : .red); Text(server.name) }")
        == ["only the colour, '.green' or '.red', tells 'server.isOnline'"])
  }

  @Test(
    "So are a symbol that stays the same, and tokens that say good or bad",
    arguments: [
      "Image(systemName: \"circle.fill\").foregroundStyle(isValid ? .primary : .red)",
      "Capsule().frame(width: 8).foregroundColor(!isValid ? Color.red : Color.secondary)",
      "Circle().fill(isValid ? DS.Color.ink : DS.Color.warning)",
      "Circle().fill(link.state == .ready ? .green : .red); Text(link.name)",
      "Circle().fill(a.isOn ? .green : .red); Text(a.name).foregroundStyle(a.isOn ? .green : .red)",
    ])
  func signs(body: String) {
    #expect(headlines(body).count == 1)
  }

  @Test(
    "What another sign says as well is not told",
    arguments: [
      "Circle().fill(isOn ? .green : .red); Text(isOn ? \"On\" : \"Off\")",
      "Circle().fill(a.isOn ? .green : .red); Text(a.statusName)",
      "Circle().fill(isOn ? .green : .red); Text(statusText)",
      "Circle().fill(isOn ? .green : .red).accessibilityLabel(words)",
      "HStack { Circle().fill(isOn ? .green : .red) }.accessibilityHidden(true)",
      "Image(systemName: isOn ? \"a\" : \"b\").foregroundStyle(isOn ? .green : .red)",
      "Image(systemName: symbol).foregroundStyle(isOn ? .green : .red)",
      "Label { Text(title) } icon: { Circle().fill(isOn ? .green : .red) }",
      "Text(amount).foregroundStyle(isLow ? .red : .primary)",
    ])
  func saidElsewhere(body: String) {
    #expect(headlines(body) == [])
  }

  @Test(
    "What passes, what is not there, and what means nothing is not told",
    arguments: [
      "Circle().fill(isPressed ? .red : .gray)", "Circle().fill(isOn ? .red : .clear)",
      "Circle().fill(scheme == .dark ? .red : .green)", "Circle().fill(isOn ? .blue : .gray)",
      "Circle().fill(isOn ? .red : .red)", "Circle().fill(isOn ? tint : .red)",
      "Circle().fill(.red)",
    ])
  func noState(body: String) {
    #expect(headlines(body) == [])
  }
}
