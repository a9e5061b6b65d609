/// Counts how deep brackets, chains and `#if` are nested, as their tokens come by.
struct NestingCounter {
  /// The first limit that was passed.
  private(set) var exceeded: NestingGuard.Reason?

  /// An open bracket, and how long the chain in it is by now.
  private struct Frame {
    var closing: Unicode.Scalar
    /// The string that an interpolation's bracket stands in.
    var string: BracketSkimmer.StringLiteral?
    var links = 0
    /// How many `<` are open.
    var angles = 0
  }

  /// The last token, as far as it tells whether an expression goes on in the next line.
  private enum Last {
    case operand, prefix, other
  }

  private var frames = [Frame(closing: "\0")]
  private var squares = 0
  private var squareCost = 0
  private var conditions = 0
  private var last = Last.other
  private var lastPunctuation: Unicode.Scalar?
  private var isFirstOnLine = false

  mutating func open(
    _ bracket: Unicode.Scalar, inside string: BracketSkimmer.StringLiteral? = nil
  ) {
    settleLine(continues: false)
    link()
    let closing: Unicode.Scalar = bracket == "(" ? ")" : bracket == "[" ? "]" : "}"
    frames.append(Frame(closing: closing, string: string))
    if frames.count > NestingGuard.maximumDepth { exceed(.brackets) }
    last = .other
    guard bracket == "[" else { return }
    squares += 1
    squareCost += 1 << min(squares, NestingGuard.maximumSquareDepth)
    if squares > NestingGuard.maximumSquareDepth || squareCost > NestingGuard.maximumSquareCost {
      exceed(.squareBrackets)
    }
  }

  /// Closes the nearest bracket of that kind and, as regular expressions may hold single
  /// brackets, all that were opened in it. Returns the string that goes on behind it.
  mutating func close(_ bracket: Unicode.Scalar) -> BracketSkimmer.StringLiteral? {
    settleLine(continues: true)
    last = .operand
    guard let index = frames.lastIndex(where: { $0.closing == bracket }) else { return nil }
    squares -= frames[index...].count { $0.closing == "]" }
    let string = frames[index].string
    frames.removeSubrange(index...)
    return string
  }

  mutating func newline() { isFirstOnLine = true }

  mutating func operand() {
    settleLine(continues: false)
    last = .operand
  }

  mutating func word(_ word: String) {
    settleLine(continues: word == "else" || word == "catch" || word == "as" || word == "is")
    if Self.prefixes.contains(word) {
      link()
      last = .prefix
    } else {
      last = .operand
    }
    lastPunctuation = nil
  }

  mutating func punctuation(_ mark: Unicode.Scalar) {
    settleLine(continues: mark == "." || mark == "?" || mark == "-" || mark == "&" || mark == ":")
    defer { lastPunctuation = mark }
    switch mark {
    case ",", ";":
      frames[frames.count - 1].links = 0
      last = .other
    case ".", "!", "?":
      link()
      last = mark == "." ? .other : .operand
    case "<":
      frames[frames.count - 1].angles += 1
      if frames[frames.count - 1].angles > NestingGuard.maximumAngles { exceed(.angles) }
      last = .other
    case ">":
      frames[frames.count - 1].angles = max(0, frames[frames.count - 1].angles - 1)
      let isArrow = lastPunctuation == "-"
      if isArrow { link() }
      last = isArrow ? .prefix : .operand
    default:
      last = .other
    }
  }

  mutating func pounds(_ count: Int) {
    if count > NestingGuard.maximumPounds { exceed(.pounds) }
  }

  mutating func name(length: Int) {
    if length > NestingGuard.maximumName { exceed(.name) }
  }

  mutating func directive(_ word: String) {
    settleLine(continues: false)
    last = .other
    if word == "if" { conditions += 1 }
    if word == "endif" { conditions = max(0, conditions - 1) }
    if conditions > NestingGuard.maximumConditions { exceed(.conditions) }
  }

  /// Words that may be repeated before one operand, each a level of the tree.
  private static let prefixes: Set<String> = [
    "try", "await", "unsafe", "consume", "copy", "borrow", "discard", "some", "any", "each",
    "repeat", "inout", "else", "async", "throws",
  ]

  /// A chain ends with its line, unless the line or the next one shows that it goes on.
  private mutating func settleLine(continues: Bool) {
    guard isFirstOnLine else { return }
    isFirstOnLine = false
    guard last == .operand, !continues else { return }
    frames[frames.count - 1].links = 0
    frames[frames.count - 1].angles = 0
  }

  private mutating func link() {
    frames[frames.count - 1].links += 1
    if frames[frames.count - 1].links > NestingGuard.maximumChain { exceed(.chain) }
  }

  private mutating func exceed(_ reason: NestingGuard.Reason) {
    if exceeded == nil { exceeded = reason }
  }
}

extension Unicode.Scalar {
  /// Whether it can stand in a name; every byte beyond ASCII can.
  var isWordPart: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
      || self == "_" || self == "$"
      || value >= 0x80
  }
}
