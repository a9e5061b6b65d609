/// Counts how deep brackets, chains and `#if` are nested, as their tokens come by.
struct NestingCounter {
  /// The first limit that was passed.
  private(set) var exceeded: NestingGuard.Reason?

  /// An open bracket, and how long the chain in it is by now.
  private struct Frame {
    var closing: Unicode.Scalar
    /// The links around the bracket.
    var outer = 0
    var links = 0
    /// The longest chain in those brackets that the chain here holds, and in all that are closed.
    var inner = 0
    var longest = 0
    /// How many `<` are open.
    var angles = 0
    var blocks = BlockCounter.Frame()

    var height: Int { max(longest, links + inner) }

    /// The chain ends.
    mutating func settle() {
      longest = height
      links = 0
      inner = 0
    }
  }

  /// The last token, as far as it tells whether an expression goes on in the next line.
  private enum Last {
    case operand, prefix, other
  }

  private var frames = [Frame(closing: "\0")]
  private var squares = 0
  private var squareCost = 0
  private var conditions = 0
  /// Whether the tokens are those of the condition of an `#if`: its operators become a tree, each a
  /// level of it, which those of other expressions do not.
  private var isCondition = false
  private var blocks = BlockCounter()
  private var recovery = RecoveryCost()
  private var last = Last.other
  private var lastPunctuation: Unicode.Scalar?
  private var isFirstOnLine = false

  mutating func open(_ bracket: Unicode.Scalar) {
    settleLine(continues: false)
    link()
    let closing: Unicode.Scalar = bracket == "(" ? ")" : bracket == "[" ? "]" : "}"
    let (outer, links) = (frames[frames.count - 1].outer, frames[frames.count - 1].links)
    let inner = blocks.open(bracket, in: &frames[frames.count - 1].blocks)
    frames.append(Frame(closing: closing, outer: outer + links, blocks: inner))
    lastPunctuation = nil
    if frames.count > NestingGuard.maximumDepth { exceed(.brackets) }
    last = .other
    guard bracket == "[" else { return }
    squares += 1
    squareCost += 1 << min(squares, NestingGuard.maximumSquareDepth)
    if squares > NestingGuard.maximumSquareDepth || squareCost > NestingGuard.maximumSquareCost {
      exceed(.squareBrackets)
    }
  }

  /// Closes the nearest bracket of that kind and all that were opened in it.
  ///
  /// Square brackets among those stay counted: the parser may look for their ends elsewhere.
  mutating func close(_ bracket: Unicode.Scalar) {
    settleLine(continues: true)
    last = .operand
    guard let index = frames.lastIndex(where: { $0.closing == bracket }) else { return }
    if bracket == "]" { squares -= 1 }
    var height = 0
    for frame in frames[index...] {
      blocks.close(frame.blocks)
      height = max(height, frame.outer - frames[index].outer + frame.height)
    }
    if blocks.missing > NestingGuard.maximumBlocks { exceed(.blocks) }
    frames.removeSubrange(index...)
    frames[frames.count - 1].inner = max(frames[frames.count - 1].inner, height)
    lastPunctuation = nil
    checkLinks()
  }

  /// Counts square brackets that no other will close.
  mutating func leaveOpen(_ count: Int) {
    squares += count
    if squares > NestingGuard.maximumSquareDepth { exceed(.squareBrackets) }
  }

  mutating func token() {
    recovery.token()
    if recovery.total > RecoveryCost.maximum { exceed(.recovery) }
  }

  mutating func newline() { isFirstOnLine = true }

  mutating func operand() {
    settleLine(continues: false)
    last = .operand
    lastPunctuation = nil
    blocks.operand(in: &frames[frames.count - 1].blocks)
  }

  /// The marks before were an operator of the operand behind it, with which it makes a level.
  mutating func prefix() {
    link()
    last = .prefix
  }

  mutating func word(_ word: String) {
    let place = BlockCounter.Place(
      isMember: lastPunctuation == "." && !isFirstOnLine, isFirstOnLine: isFirstOnLine)
    settleLine(continues: word == "else" || word == "catch" || word == "as" || word == "is")
    if !place.isMember { recovery.word(word) }
    blocks.word(word, at: place, in: &frames[frames.count - 1].blocks)
    if blocks.missing > NestingGuard.maximumBlocks { exceed(.blocks) }
    if Self.prefixes.contains(word) {
      link()
      last = .prefix
    } else {
      last = .operand
    }
    lastPunctuation = nil
  }

  mutating func punctuation(_ mark: Unicode.Scalar) {
    settleLine(
      continues: mark == "." || mark == "?" || mark == "-" || mark == "&" || mark == ":"
        || mark == "<" || isCondition && Self.operators.contains(mark))
    defer { lastPunctuation = mark }
    blocks.mark(mark, in: &frames[frames.count - 1].blocks)
    switch mark {
    case ",", ";":
      frames[frames.count - 1].settle()
      last = .other
    case "@":
      recovery.attribute()
      link()
      last = .prefix
    case ".", "!", "?":
      if mark == ".", frames.count == 1 { recovery.name() }
      link()
      last = mark == "." ? .other : .operand
    case "<":
      frames[frames.count - 1].angles += 1
      if frames[frames.count - 1].angles > NestingGuard.maximumAngles { exceed(.angles) }
      last = .other
    case ">":
      frames[frames.count - 1].angles = max(0, frames[frames.count - 1].angles - 1)
      let isArrow = lastPunctuation == "-"
      // Lists of generic parameters may stand in a row, and the parser tries each with the rest.
      link()
      last = isArrow ? .prefix : .operand
    default:
      if mark == ":", frames[frames.count - 1].closing == ")" { recovery.name() }
      if isCondition { link() }
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
    // A chain goes on over `#if` and what belongs to it where the next line starts with a point.
    settleLine(continues: true)
    last = .operand
    isCondition = word == "if" || word == "elseif"
    if word == "if" { conditions += 1 }
    if word == "endif" { conditions = max(0, conditions - 1) }
    if conditions > NestingGuard.maximumConditions { exceed(.conditions) }
  }

  /// Words that may be repeated before one operand, each a level of the tree.
  private static let prefixes: Set<String> = [
    "try", "await", "unsafe", "consume", "copy", "borrow", "discard", "some", "any", "each",
    "repeat", "inout", "else", "async", "throws", "let", "var", "_mutating", "_borrowing",
    "_consuming", "_move", "_borrow",
  ]

  /// What operators of two operands begin with, by which a line may go on with the one before.
  private static let operators: Set<Unicode.Scalar> = ["|", "=", "+", "*", "/", "%", ">", "^", "~"]

  /// A chain ends with its line, unless the line or the next one shows that it goes on.
  private mutating func settleLine(continues: Bool) {
    guard isFirstOnLine else { return }
    isFirstOnLine = false
    guard last == .operand, !continues else { return }
    isCondition = false
    frames[frames.count - 1].settle()
    frames[frames.count - 1].angles = 0
  }

  private mutating func link() {
    frames[frames.count - 1].links += 1
    if frames[frames.count - 1].links > NestingGuard.maximumChain { exceed(.chain) }
    checkLinks()
  }

  private mutating func checkLinks() {
    let frame = frames[frames.count - 1]
    if frame.outer + frame.links + frame.inner > NestingGuard.maximumLinks { exceed(.links) }
  }

  private mutating func exceed(_ reason: NestingGuard.Reason) {
    if exceeded == nil { exceeded = reason }
  }
}
