import DocumentationCoverage
import SwiftSymbols
import Testing

struct HiddenMarkTests {
  private func excused(_ comment: String) -> CoveredSymbol? {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    return report(lines.map { "/// \($0)\n" }.joined() + "public struct Probe {}").symbol("Probe")
  }

  @Test(arguments: [
    (":nodoc: For tests only.", "For tests only."), ("For tests only. :nodoc:", "For tests only."),
    ("For tests:\n```\nlet a = 1\n``` \n:nodoc:", "For tests:"),
    ("```x``` is for tests.\n:nodoc:", "`` is for tests."),
    ("For tests\nonly.\n\n:nodoc:", "For tests only."),
  ])
  func theRestIsTheReason(comment: String, reason: String) {
    #expect(excused(comment)?.state == .excused)
    #expect(excused(comment)?.excuse?.reason == reason)
    #expect(excused(comment)?.excuse?.location?.description == "A.swift:\(lines(comment) + 1):15")
  }

  private func lines(_ text: String) -> Int { text.count { $0 == "\n" } + 1 }

  @Test func withoutARestItIsACommentThatSaysNothing() {
    let report = report("/// :nodoc:\npublic struct Probe {}")
    #expect(report.states == ["Probe": .own])
    #expect(report.symbol("Probe")?.findings == [AxisFinding(.text, names: [":nodoc:"])])
    #expect(
      report.messages("coverage/excuse-without-reason") == [
        """
        A.swift:2:15: warning: struct Probe is marked :nodoc: without a reason, so the mark does \
        not count
        help: write the reason behind the mark: /// :nodoc: …
        """
      ])
  }

  @Test(arguments: [
    "Texts marked `:nodoc:` are hidden.", "``a ` b`` and `:nodoc:`", "`code \n`:nodoc:`",
    "A text:nodoc: here.", "The mark :nodoc: in a sentence.",
    "Hides it:\n\n    :nodoc: For tests.", "Hides it:\n\n```\n:nodoc: For tests.\n```",
  ])
  func aTextAboutTheMarkIsAComment(comment: String) {
    #expect(excused(comment)?.state == .own)
  }

  @Test func whatTheCatalogueDocumentsIsNotHidden() {
    let entry = CatalogueEntry(path: "Probe", location: .init("probe.md"))
    let report = report("/// :nodoc: Tests.\npublic struct Probe {}", catalogue: [entry])
    #expect(report.states == ["Probe": .catalogue])
    #expect(report.unusedExcuses.map(\.reason) == ["Tests."])
  }

  @Test func aHiddenCommentHasNoAxes() {
    #expect(excused(":nodoc: TODO")?.findings == [])
  }
}
