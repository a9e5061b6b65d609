import Diagnostics

/// Refuses texts on which libcmark would take time quadratic in their length, or memory far beyond
/// it.
///
/// Measured with libcmark 0.30.2: every line of a paragraph is compared with every open container,
/// and every link found looks at all brackets of images still open before it. Lines in code blocks
/// are counted too, since telling them apart needs the parse; nobody writes them this way either.
/// The limit on nesting also bounds the recursion of everything that walks the tree.
enum InputGuard {
  /// Containers (quotes and lists) inside each other.
  static let maximumNesting = 100
  /// Steps libcmark may take over open brackets, about a quarter of a second.
  static let maximumBracketSteps = 100_000_000
  /// Lines, containers that lines open, and signs that may begin an inline. Each may become a node of
  /// libcmark and one of ours, of some 500 bytes together. A guide of a megabyte has about 100,000.
  static let maximumParts = 250_000
  /// libcmark aborts the process when a buffer grows over a gigabyte.
  static let maximumBytes = 64 << 20

  static func refusal(of source: SourceText) -> Diagnostic? {
    guard source.body.count <= maximumBytes else {
      return .init(
        .markdownTooLarge, "the text is larger than 64 megabytes",
        at: SourceLocation(source.path), suggestion: "split it into several files")
    }
    var brackets = BracketCounter()
    var parts = source.body.count { mayBeginInline[Int($0)] }
    for number in stride(from: source.firstBodyLine, through: source.lastLine, by: 1) {
      let line = source.line(number)
      let depth = nesting(of: line)
      parts += 1 + depth
      if parts > maximumParts { return tooManyParts(in: source) }
      if line.count >= maximumNesting, depth > maximumNesting {
        return .init(
          .markdownNesting,
          "a line opens quotes and lists more than \(maximumNesting) levels deep",
          at: source.location(line: number), suggestion: "write it with fewer levels")
      }
      brackets.read(line)
      if brackets.steps > maximumBracketSteps {
        return .init(
          .markdownBrackets, "a paragraph has too many images and links to be read",
          at: source.location(line: number),
          suggestion: "divide it with blank lines, or write '\\[' where no link is meant")
      }
    }
    return nil
  }

  private static func tooManyParts(in source: SourceText) -> Diagnostic {
    .init(
      .markdownMarks,
      "the text has more than \(maximumParts) lines and signs that may begin emphasis, code, links, "
        + "tags or cells",
      at: SourceLocation(source.path), suggestion: "split it into several files")
  }

  /// By its value, whether a byte is such a sign.
  private static let mayBeginInline = (UInt8.min...UInt8.max).map {
    "*_`[]!<&\\|~".utf8.contains($0)
  }

  /// The most containers that the markers and indentation before the content of a line can open
  /// or continue: one for each `>`, and one for every two columns of the rest. A line without a
  /// marker opens none.
  private static func nesting(of line: ArraySlice<UInt8>) -> Int {
    var quotes = 0
    var columns = 0
    var hasMarker = false
    var rest = line
    while let byte = rest.first {
      switch byte {
      case Byte.space: columns += 1
      case Byte.tab: columns += 4
      case Byte.greater:
        quotes += 1
        hasMarker = true
      default:
        guard let length = listMarkerLength(rest) else {
          return hasMarker ? quotes + columns / 2 : 0
        }
        columns += length
        rest = rest.dropFirst(length - 1)
        hasMarker = true
      }
      rest = rest.dropFirst()
    }
    return hasMarker ? quotes + (columns + 1) / 2 : 0
  }

  /// The length of `-`, `+`, `*`, `1.` or `1)` with blank or nothing after it.
  static func listMarkerLength(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix(10).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let marks = digits.isEmpty ? "-+*" : ".)"
    guard digits.count <= 9, let mark = text.dropFirst(digits.count).first,
      marks.utf8.contains(mark)
    else { return nil }
    let after = text.dropFirst(digits.count + 1).first
    return after.map(Byte.isBlank) ?? true ? digits.count + 1 : nil
  }
}

/// Estimates from above how often libcmark looks at the open bracket of an image: in each run of
/// lines without a blank one, the number of `![` times the number of `]`.
private struct BracketCounter {
  private var images = 0
  private var closings = 0
  private var stepsBefore = 0

  var steps: Int { stepsBefore + images * closings }

  mutating func read(_ line: ArraySlice<UInt8>) {
    var isBlank = true
    var previous: UInt8 = 0
    for byte in line {
      if byte == Byte.openBracket, previous == UInt8(ascii: "!") { images += 1 }
      if byte == Byte.closeBracket { closings += 1 }
      if !Byte.isBlank(byte) { isBlank = false }
      previous = byte
    }
    guard isBlank else { return }
    stepsBefore = steps
    images = 0
    closings = 0
  }
}
