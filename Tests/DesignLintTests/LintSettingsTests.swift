import Diagnostics
import Testing

@testable import DesignLint

@Suite("What a team says about rules")
struct LintSettingsTests {
  private func severities(_ change: (inout LintSettings.Rule) -> Void) -> [Diagnostic.Severity] {
    var rule = LintSettings.Rule("literal-spacing")
    change(&rule)
    return LintExamples.findings(
      "Text(\"A\").padding(12).padding(13)", LintExamples.knowledge, LintSettings([rule])
    ).map(\.diagnostic.severity)
  }

  @Test("A rule can weigh more, be off, or leave files out")
  func rules() {
    #expect(severities { _ in } == [.warning, .note])
    #expect(severities { $0.severity = .error } == [.error, .note])
    #expect(severities { $0.severity = .note } == [.note, .note])
    #expect(severities { $0.isOff = true } == [])
    #expect(severities { $0.exclude = ["Screen"] } == [])
    #expect(severities { $0.exclude = ["Other", ""] } == [.warning, .note])
  }

  @Test("What is said last of a property decides, and files can be left out of all rules")
  func merged() {
    var first = LintSettings.Rule("small-target")
    (first.minimum, first.severity) = (24, .error)
    var last = LintSettings.Rule("small-target")
    last.severity = .note
    var settings = LintSettings([first, last])
    #expect(settings.value(\.minimum, of: .lintSmallTarget) == 24)
    #expect(settings.severity(of: "small-target") == .note)
    settings.exclude = ["Vendor/"]
    #expect(!settings.applies("small-target", to: "App/Vendor/A.swift"))
    #expect(settings.applies("small-target", to: "App/A.swift"))
  }

  @Test("Each rule has a name of its own")
  func names() {
    #expect(Set(DesignLint.ruleNames).count == DesignLint.ruleNames.count)
    #expect(DesignLint.ruleNames.count == DesignLint.rules.count - 1)
    #expect(DesignLint.ruleNames.contains("literal-spacing"))
  }
}
