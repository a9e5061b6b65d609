import CatalogLoader
import Files
import Testing

@Suite struct SwiftNamespaceTests {
  @Test(arguments: ["1x", "a b", "class"])
  func aNameThatSwiftRefusesIsAnError(name: String) {
    let tree = FileTree([
      "system.yaml": Array("name: One\nsummary: x\ntokens: { swiftNamespace: \(name) }\n".utf8)
    ])
    let result = CatalogLoader(tree).load()
    #expect(
      result.diagnostics.map { "\($0.location?.description ?? ""): \($0.summary)" } == [
        "system.yaml:3:11: '\(name)' cannot be the name of the Swift type that holds the tokens"
      ])
  }
}
