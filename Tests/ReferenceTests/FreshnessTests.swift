import Foundation
import Testing

/// `CATALOG_RECORD=1 swift test --filter ReferenceTests` writes the pages of the reference, and
/// fails so that nobody takes a recording for a test. Read the change before committing it.
struct FreshnessTests {
  private static let isRecording = ProcessInfo.processInfo.environment["CATALOG_RECORD"] == "1"

  @Test("A page of the reference says what the code says", arguments: ReferencePage.allCases)
  func isFresh(_ page: ReferencePage) throws {
    let made = try page.made()
    if Self.isRecording {
      try Data(made.utf8).write(to: page.file)
      Issue.record("recorded \(page.rawValue).md; run again without CATALOG_RECORD")
      return
    }
    let recorded = try String(contentsOf: page.file, encoding: .utf8)
    let difference = Self.difference(made, recorded)
    #expect(
      difference == nil,
      """
      \(page.rawValue).md \(difference ?? "")
      write it again with: CATALOG_RECORD=1 swift test --filter ReferenceTests
      """)
  }

  @Test("A difference is told by its first line")
  func firstDifference() {
    #expect(Self.difference("a\nb", "a\nb") == nil)
    #expect(Self.difference("a\nb", "a\nc") == "has in line 2 'c' and not 'b'")
    #expect(Self.difference("a\nb", "a") == "has in line 2 nothing and not 'b'")
  }

  /// Where two texts begin to differ; `nil` when they are equal.
  static func difference(_ made: String, _ recorded: String) -> String? {
    let (new, old) = (made.lines, recorded.lines)
    guard new != old else { return nil }
    let index =
      zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
    func line(_ lines: [Substring]) -> String {
      index < lines.count ? "'\(lines[index])'" : "nothing"
    }
    return "has in line \(index + 1) \(line(old)) and not \(line(new))"
  }
}

extension StringProtocol where SubSequence == Substring {
  /// With the empty ones.
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
