import SwiftSymbols
import Testing

@Suite("Fenced code blocks")
struct CodeFenceTests {
  /// The lines that stand outside.
  private func outside(_ text: String) -> [Substring] {
    var fence = CodeFence()
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { !fence.read($0) }
  }

  @Test(arguments: [
    "```\ncode\n```", "~~~ swift\n```\n~~~", "````\n```\n````", "```\ncode\n``` ",
    "  ```\ncode\n    `````", "```swift\n``` x\n```", "~~~ a`b\ncode\n~~~",
  ])
  func allButTheLastLineIsCode(_ text: String) {
    #expect(outside("before\n" + text + "\nafter") == ["before", "after"])
  }

  @Test(arguments: ["```x``` is", "``", "``x``", "text ```", ""])
  func whatBeginsNoBlock(_ line: String) {
    #expect(!CodeFence.begins(with: line[...]))
    #expect(outside(line) == [line[...]])
  }

  @Test func aBlockThatIsNotClosedLastsToTheEnd() {
    var fence = CodeFence()
    let isCode = ["```", "code", "~~~", "``"].map { fence.read($0[...]) }
    #expect(isCode == [true, true, true, true])
    #expect(fence.isOpen)
  }
}
