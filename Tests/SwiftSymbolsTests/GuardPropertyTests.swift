import Foundation
import Testing

@testable import SwiftSymbols

/// The guard counts what the parser sees: whatever stands before deep brackets, the text is refused,
/// or the parser does not see them as brackets in each other.
@Suite("Guard and parser agree")
struct GuardPropertyTests {
  /// What strings, comments, raw identifiers, regular expressions and directives are made of.
  private static let pieces = [
    "\"", "'", "\"\"\"", "'''", "#\"", "\"#", "##\"\"\"", "\\", "\\(", "\\#(", ")", "(", "{", "}",
    "[", "]", "<", ">", "/", "//", "/*", "*/", "#/", "/#", "#!", "#!/*", "`", "``", "\n", "\r",
    "\r\n", "\u{0}", "\u{B}", "\u{C}", "\u{FEFF}", "\u{A0}", " ", "a", "a ", "1", ".", ",", ":",
    "=",
    " = ", "?", "!", "try? ", "@", "#if A\n", "#else\n", "#endif\n", "<#", "#>", "let a = ", "a / ",
    "(/", "func ", "\\.", "\\\"", "\\\"\"", "é", "€", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n",
    "\" \"", "\"\\(", "\"\\(a \"", "\"\"\"\n", "\n\"\"\"", "</", "?/", "*", "-", "#", "in ", "of ",
  ]
  private static let depth = 14

  /// A text, if it is not refused and the parser sees more brackets in each other than allowed.
  private func bypass(_ random: inout Seeded) -> String? {
    let count = Int.random(in: 1...6, using: &random)
    var text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    text += String(repeating: "[", count: Self.depth)
    guard NestingGuard.refusal(of: text) == nil else { return nil }
    var run = 0
    for token in NestingGuard.parse(text).tokens(viewMode: .sourceAccurate) {
      run = token.text == "[" ? run + 1 : 0
      if run > NestingGuard.maximumSquareDepth { return text }
    }
    return nil
  }

  /// `CATALOG_GUARD_CASES` and `CATALOG_GUARD_SEED` run more and others by hand.
  @Test func deepBracketsAreRefusedOrText() {
    let environment = ProcessInfo.processInfo.environment
    let cases = environment["CATALOG_GUARD_CASES"].flatMap(Int.init) ?? 3_000
    var random = Seeded(state: environment["CATALOG_GUARD_SEED"].flatMap(UInt64.init) ?? 22)
    for _ in 0..<cases { #expect(bypass(&random) == nil) }
  }
}

/// The same numbers in every run (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
