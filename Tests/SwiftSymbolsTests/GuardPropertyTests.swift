import Foundation
import Testing
import Workers

@testable import SwiftSymbols

/// The guard counts what the parser sees: whatever random pieces a text is made of, it is refused, or
/// it is parsed soon, into a tree that is not deep.
///
/// Soon is a time, and no test may depend on how busy a machine is. So here each text has half a
/// minute, a thousand times what the slowest honest one takes when the parser is compiled for
/// debugging; a bypass takes exponential time, and passes that, too. `make fuzz-guard` runs the same
/// optimised, with 100,000 texts and 0.3 s for each.
@Suite("Guard and parser agree")
struct GuardPropertyTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let cases = environment["CATALOG_GUARD_CASES"].flatMap(Int.init) ?? 3_000
  private static let seed = environment["CATALOG_GUARD_SEED"].flatMap(UInt64.init) ?? 22
  /// How far the recursion of those who walk a tree may go: a fraction of what a stack holds.
  private static let maximumDepth = 8_000
  private static let limit = environment["CATALOG_GUARD_SECONDS"].flatMap(Double.init) ?? 30

  /// What is wrong with how the text fares; `nil` for nothing.
  private func fault(in text: String, squares: Int = .max) -> String? {
    guard NestingGuard.refusal(of: text) == nil else { return nil }
    let start = text.prefix(300).debugDescription
    let result = Attempt.run(within: .seconds(Self.limit)) { BoundedParser.tree(of: text) }
    guard let tree = result else { return "not parsed in time: \(start)" }
    var nodes = [(tree.root, 1)]
    while let (node, level) = nodes.popLast() {
      if level > Self.maximumDepth { return "too deep: \(start)" }
      for child in node.children(viewMode: .all) { nodes.append((child, level + 1)) }
    }
    var run = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      run = token.text == "[" ? run + 1 : 0
      if run > squares { return "\(run) brackets in each other: \(start)" }
    }
    return nil
  }

  private func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  @Test("Behind one to six pieces, 23 open brackets are refused or parsed soon")
  func deepBracketsAreRefusedOrText() {
    var random = Seeded(state: Self.seed)
    for _ in 0..<Self.cases {
      var text = GuardPieces.some(1...6, &random)
      text += times(23, "[")
      if Bool.random(using: &random) { text += GuardPieces.some(1...4, &random) }
      #expect(fault(in: text, squares: NestingGuard.maximumSquareDepth) == nil)
    }
  }

  @Test("Pieces that come again and again are refused or parsed soon, and not deep")
  func repeatedPiecesAreRefusedOrFlat() {
    var random = Seeded(state: Self.seed &+ 1)
    for _ in 0..<Self.cases / 30 {
      let unit = GuardPieces.some(1...6, &random)
      let text = GuardPieces.some(0...2, &random) + times(1_000, unit)
      #expect(fault(in: text) == nil)
    }
  }

  @Test("Pieces repeated in brackets that are nested are refused or parsed soon, and not deep")
  func nestedPiecesAreRefusedOrFlat() {
    var random = Seeded(state: Self.seed &+ 2)
    for _ in 0..<Self.cases / 30 {
      let brackets = [("(", ")"), ("[", "]"), ("{", "}"), ("a {", "}"), ("a(", ")")]
      let (open, close) = brackets.randomElement(using: &random) ?? ("(", ")")
      let depth = Int.random(in: 1...60, using: &random)
      let count = Int.random(in: 1...99, using: &random)
      let before = times(count, GuardPieces.some(0...3, &random)) + open
      let after = close + times(count, GuardPieces.some(0...3, &random))
      #expect(fault(in: times(depth, before) + "a" + times(depth, after)) == nil)
    }
  }
}
