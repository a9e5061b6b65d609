import Diagnostics
import Testing

@testable import YAMLTree

/// The quick reader gives what libyaml gives, or nothing.
@Suite struct PlainReaderTests {
  @Test(arguments: [
    "", "# only a comment", "a: 1", "a:\nb: # nothing\nc: ~\n", "- a\n-\n- - b\n  - c: d\n    e: f",
    "a:\n- b\n- c:\n  - d\ne: f", "  a: 1\n  b: 2", "a: {b: c, d: [1, -2, \"x\"], e: {}}\r\nf: []",
    "a: 'x y' # why\nb: \"\\\"\\\\\\n\\t\"\nc: x#y\nd: x:y\ne: -1 # z", "a: é, 🙂\nb: [ü, x]",
    "a:\n\n  # deep\n  b: 1\n# end\n\n",
  ])
  func readsAsLibyamlDoes(text: String) {
    let composed = compose(text)
    #expect(composed.diagnostics.isEmpty)
    #expect(plain(text)?.root == composed.root)
  }

  @Test(arguments: [
    "a: b: c", "a: &x 1", "a: *x", "a: !t 1", "a: |\n  x", "a: x\n  y", "a: \"x\n  y\"", "? a\n: b",
    "a: [1,\n  2]", "a: {b}", "a: {b: c,}", "a: [x:y]", "\ta: 1", "a:\tb", "--- \na: 1",
    "a: @b", "a: %b", "text", "\"a\": 1", "a b: 1", "a: 'it''s'", "a: \"\\u0041\"", "a: \u{85}",
    "a: x\u{2028}y", "a: 1\rb: 2", "a: [1]#c", "ä: 1", "- a\nb: 1", "a: 1\n- b", "a: 1\n b: 2",
    "a: \"x\" y",
    "<<: 1", "a: - b", "a: \u{FEFF}b",
  ])
  func leavesTheRestToLibyaml(text: String) {
    #expect(plain(text) == nil)
  }

  @Test func leavesWhatIsTooLargeOrDeep() {
    let small = YAMLLimits(bytes: 100, nodes: 4)
    #expect(plain("a: [1, 2]", small) != nil)
    #expect(plain("a: [1, 2, 3]", small) == nil)
    #expect(plain("a: \(String(repeating: "x", count: 100))", small) == nil)
    let deep = String(repeating: "- ", count: 251)
    #expect(plain("\(deep)a: 1") == nil)
    #expect(plain("a: \(String(repeating: "[", count: 100_000))") == nil)
  }

  @Test func readsManyKeysWithoutComparingAllOfThem() {
    let keys = (0..<20_000).map { "k\($0): 1" }
    #expect(plain(keys.joined(separator: "\n"))?.root.entries?.count == 20_000)
    let again = plain((keys + ["k7: 1"]).joined(separator: "\n"))
    #expect(again?.root.entries?.count == 20_000)
    #expect(again?.diagnostics.map(\.location?.line) == [20_001])
  }

  /// Documents that differ from good ones in a few characters, the same in every run.
  @Test func agreesWithLibyamlOnDamagedDocuments() {
    var generator = SplitMix64(state: 20_26)
    var plainCount = 0
    for _ in 0..<6_000 {
      let text = damaged(Self.seeds.randomElement(using: &generator) ?? "", &generator)
      guard let found = plain(text) else { continue }
      plainCount += 1
      let composed = compose(text)
      let agrees = composed.root == found.root && composed.diagnostics == found.diagnostics
      #expect(agrees, "\(text.debugDescription)")
    }
    #expect(plainCount > 1_000)
  }

  private static let seeds = [
    "view: Card\nprops:\n  title: \"A b\"\n  level: info # c\nchildren:\n  - component: Text\n",
    "a: {b: c, d: [1, 2]}\ne:\n- f\n- 'g'\n",
    "- a: 1\n  b: -2\n- - c\n  - d:\n      e: f\n",
    "# c\n\na:\n  b:\n    - c: ~\n      d: \"x\\ny\"\n    - e\nf: g h\r\n",
  ]

  private func damaged(_ text: String, _ generator: inout SplitMix64) -> String {
    var characters = Array(text.unicodeScalars)
    let alphabet = Array(" -:#{}[],\"'\n\r\\a1~|>&*!?%@.\t é\u{85}".unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<characters.count, using: &generator)
      let scalar = alphabet.randomElement(using: &generator) ?? " "
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: characters.remove(at: index)
      case 1: characters[index] = scalar
      case 2: characters.insert(characters[index], at: index)
      default: characters.insert(scalar, at: index)
      }
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: characters)
    return result
  }

  private func plain(
    _ text: String, _ limits: YAMLLimits = .standard
  ) -> (root: YAMLNode, diagnostics: [Diagnostic])? {
    PlainReader.read(Array(text.utf8), path: "a.yaml", firstLine: 1, limits: limits)
  }

  private func compose(_ text: String) -> YAMLParser.Result {
    YAMLParser.compose(SourceMap(Array(text.utf8), path: "a.yaml", firstLine: 1), .standard)
  }
}

/// A generator of numbers that are the same in every run.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
