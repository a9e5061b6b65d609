import AgentUI
import Diagnostics
import Foundation
import Testing
import YAMLTree

/// What the systems of the repository hold, as test data.
@Suite struct ContentTests {
  static let content = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "content").resolvingSymlinksInPath()

  /// All trees of agent YAML under `content`: screens, and examples of components.
  static func trees() -> [(path: String, node: AgentNode)] {
    let files = FileManager.default.enumerator(at: content, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "yaml" }
    return paths.sorted { $0.path < $1.path }.flatMap { url in
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      let root = YAMLParser.parse(text, path: url.lastPathComponent).root
      let nodes = [root?["agent"]] + (root?["examples"]?.items ?? []).map { $0["agent"] }
      return nodes.compactMap { $0 }.compactMap { AgentParser.parse($0).root }
        .map { (url.path, $0) }
    }
  }

  @Test func everyExampleComesBackFromItsYAML() {
    let trees = Self.trees()
    #expect(trees.count > 60)
    for (path, node) in trees {
      let text = YAMLPrinter(.sample).print(node)
      let parsed = YAMLParser.parse(text, path: path)
      #expect(parsed.diagnostics.isEmpty, "\(path)")
      #expect(tree(text).withoutPlaces == node.withoutPlaces, "\(path)")
      #expect(YAMLPrinter(.sample).print(tree(text)) == text, "\(path)")
    }
  }
}
