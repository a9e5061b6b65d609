import AgentSwift
import AgentUI
import Foundation
import Testing
import YAMLTree

/// What the printer writes is read as the tree it was.
@Suite struct RoundTripTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func randomTrees(seed: UInt64) {
    var trees = RandomTrees(.sample, seed: seed)
    for _ in 0..<1_000 {
      let tree = trees.next()
      let code = SwiftPrinter(.sample).print(tree)
      let result = SwiftReader(.sample).read(code, path: "a.swift")
      #expect(result.diagnostics.map(line) == [], "\(code)")
      let wanted = tree.normal(.sample)
      guard result.roots.map({ $0.normal(.sample) }) != [wanted] else { continue }
      Issue.record("\(code)\n\(YAMLPrinter(.sample).print(wanted))\n\(read(code))")
      return
    }
  }

  @Test func whatIsReadIsNormal() {
    var trees = RandomTrees(.sample, seed: 5)
    for _ in 0..<200 {
      let tree = trees.next()
      let roots = SwiftReader(.sample).read(SwiftPrinter(.sample).print(tree), path: "a.swift")
        .roots
      let yaml = roots.map(YAMLPrinter(.sample).print)
      #expect(yaml == [YAMLPrinter(.sample).print(tree.normal(.sample))])
    }
  }
}
