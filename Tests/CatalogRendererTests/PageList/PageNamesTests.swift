import Diagnostics
import Testing

@Suite struct PageNamesTests {
  private func findings(_ length: Int) throws -> [Diagnostic] {
    let name = String(repeating: "n", count: length)
    let guide = "---\ntitle: Long\nsummary: Long.\n---\n\nText.\n"
    return try render(replacing: ["one/guides/\(name).md": guide]).diagnostics
  }

  @Test func aNameThatNoDiskTakesIsFoundBeforeItIsWritten() throws {
    let found = try findings(252)
    #expect(
      found.map(\.summary) == ["the page would need a file name of 257 bytes; disks take 255"])
    #expect(found.map(\.id.name) == ["catalog/long-name"])
    #expect(found.map(\.suggestion) == ["give what the page is made from a shorter name"])
    #expect(found.first?.location?.path.hasSuffix("n.md") == true)
  }

  @Test func theLongestNameThatDisksTakeIsFine() throws {
    #expect(try findings(250) == [])
  }
}
