import Diagnostics

/// Refuses texts that would overwhelm the Swift parser, before it sees them.
///
/// The parser needs exponential time for nested `[`, and its tree, which is walked recursively,
/// grows one level with every link of a chain such as `a.b.c` or `if … else if …`. No text that
/// people write comes near the limits. The lexer's tokens are counted (`TokenSkimmer`), which is linear once
/// `LexerCost` has refused what makes the lexer start over.
enum NestingGuard {
  /// Why a text is not parsed, and the line that went too far, counted from 1.
  struct Refusal: Error, Hashable {
    var reason: Reason
    var line: Int

    func diagnostic(path: String) -> Diagnostic {
      .init(
        .swiftTooDeep, reason.summary, at: Diagnostics.SourceLocation(path, line: line),
        notes: [.init("the file was not read, so its declarations are missing")],
        suggestion: "split the expression or the file into smaller parts")
    }
  }

  enum Reason: Hashable {
    case squareBrackets, brackets, angles, chain, conditions, pounds, name, size, interpolation,
      scanning, links, blocks, recovery, time

    var summary: String {
      switch self {
      case .squareBrackets:
        "square brackets are nested more than \(maximumSquareDepth) deep, or deeply too often"
      case .brackets: "brackets are nested more than \(maximumDepth) deep"
      case .angles: "more than \(maximumAngles) '<' are open in a row"
      case .chain: "an expression has more than \(maximumChain) links"
      case .conditions: "'#if' is nested more than \(maximumConditions) deep"
      case .pounds: "more than \(maximumPounds) '#' follow each other"
      case .name: "a name is longer than \(maximumName) bytes"
      case .interpolation: "an interpolation is broken, so what is code behind it is not certain"
      case .scanning: "long runs of operators, or too many beginnings of long literals"
      case .links: "expressions in each other have more than \(maximumLinks) links"
      case .blocks: "more than \(maximumBlocks) times a '{' is missing"
      case .recovery: "too many attributes, modifiers or effects have no declaration"
      case .time: "the parser does not finish"
      case .size: "the file is larger than \(maximumSize / 1_048_576) MiB"
      }
    }
  }

  /// The parser takes 2 to the power of the depth for each `[` …
  static let maximumSquareDepth = 12
  /// … so their sum is bounded, too: this much takes about a tenth of a second.
  static let maximumSquareCost = 1 << 20
  static let maximumDepth = 64
  /// How deep the parser itself goes; brackets take more than one of its levels.
  static let maximumParserDepth = 256
  /// Generic arguments may be tried anew at each `<`, and comparisons look like them.
  static let maximumAngles = 200
  static let maximumChain = 500
  /// The links of all chains in each other.
  static let maximumLinks = 1_000
  /// How many words such as `if` may miss their `{`, each of which opens a level all the same.
  static let maximumBlocks = 64
  /// How many brackets a text may hold in which code and strings cannot be told apart.
  static let maximumUncertain = 200
  static let maximumConditions = 32
  static let maximumPounds = 32
  /// In bytes; names are repeated in those of their members.
  static let maximumName = 255
  static let maximumSize = 4 * 1_048_576

  /// Why `text` must not be parsed, or `nil` when it may.
  static func refusal(of text: String) -> Refusal? {
    guard text.utf8.count <= maximumSize else { return Refusal(reason: .size, line: 1) }
    var text = text
    return text.withUTF8 { bytes in
      if let line = LexerCost.exceeded(by: bytes) { return Refusal(reason: .scanning, line: line) }
      var skimmer = TokenSkimmer(bytes)
      return skimmer.run()
    }
  }
}
