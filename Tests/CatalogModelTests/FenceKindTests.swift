import CatalogModel
import Testing

@Suite struct FenceKindTests {
  @Test func wordsMayBeSpacedFreely() {
    #expect(FenceKind("yaml agent") == .agent)
    #expect(FenceKind("  yaml   contrast ") == .contrast)
  }

  @Test(arguments: ["", "yaml", "agent", "yaml agents", "YAML agent", "yaml agent x"])
  func otherFencesAreCode(info: String) {
    #expect(FenceKind(info) == nil)
  }
}
