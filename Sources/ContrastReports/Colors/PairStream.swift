import Diagnostics
import Files

/// Measures pairs of colours that arrive line by line, in pieces of any size and in bounded memory.
///
/// Steps: cut the input into lines (``InputLines``), a line into two colours (``PairLine``), and
/// measure them (``ColorPair``). Blank lines are passed over; a line that is no pair is reported
/// and the others are measured all the same.
public struct PairStream: Sendable {
  /// What diagnostics call standard input.
  public static let path = "<stdin>"

  /// How many bytes of a line are looked at: far more than two colours take.
  private static let lineLimit = 4096

  /// What came of some of the input.
  public struct Part: Hashable, Sendable {
    /// A line for each line of input that is not blank, in its order.
    public var output = ""
    public var diagnostics: [Diagnostic] = []
  }

  private let terms: ColorTerms
  private let isJSON: Bool
  private var lines = InputLines(limit: Self.lineLimit)
  /// How many pairs were measured.
  public private(set) var pairCount = 0
  /// How many of them miss the level that was asked for.
  public private(set) var missedCount = 0
  /// How many lines are no pair.
  public private(set) var wrongCount = 0

  /// - Parameter isJSON: Whether results are ``ColorPair/json``, and otherwise for a person.
  public init(terms: ColorTerms, isJSON: Bool) {
    self.terms = terms
    self.isJSON = isJSON
  }

  /// Takes the next bytes of the input.
  public mutating func add(_ bytes: [UInt8]) -> Part {
    var part = Part()
    for line in lines.add(bytes) { measure(line, into: &part) }
    return part
  }

  /// Ends the input, whose last line need not end in a line end.
  public mutating func finish() -> Part {
    var part = Part()
    if let line = lines.finish() { measure(line, into: &part) }
    return part
  }

  /// Whether a line is wrong, or a pair misses the level that was asked for.
  public var hasFailed: Bool { missedCount + wrongCount > 0 }

  /// How many pairs there were, and what is wrong: `3 pairs: 1 below AA, 1 line is no pair`.
  public var summary: String {
    let level = terms.judgedLevel.rawValue
    let parts = [
      missedCount > 0 ? "\(missedCount) below \(level)" : nil,
      wrongCount == 1 ? "1 line is not a pair" : nil,
      wrongCount > 1 ? "\(wrongCount) lines are not pairs" : nil,
    ].compactMap(\.self)
    let pairs = "\(pairCount) pair\(pairCount == 1 ? "" : "s")"
    return ([pairs] + (parts.isEmpty ? [] : [parts.joined(separator: ", ")]))
      .joined(separator: ": ")
  }

  private mutating func measure(_ input: InputLines.Line, into part: inout Part) {
    var words: [PairLine.Word] = []
    do throws(WrongColor) {
      let line = PairLine(try Self.text(of: input), number: input.number)
      if line.isBlank { return }
      guard let colors = line.colors else { throw WrongColor(diagnostic: line.notAPair) }
      words = [colors.foreground, colors.background]
      let pair = try ColorPair(
        WrittenColor(colors.foreground.text, at: line.place(colors.foreground)),
        on: WrittenColor(colors.background.text, at: line.place(colors.background)),
        terms: terms, backgroundAt: line.place(colors.background))
      pairCount += 1
      if pair.missesLevel { missedCount += 1 }
      part.output += isJSON ? pair.json : pair.line
    } catch {
      wrongCount += 1
      part.diagnostics.append(error.diagnostic)
      part.output += isJSON ? Self.json(words) : "no ratio    line \(input.number) is not a pair\n"
    }
  }

  private static func json(_ words: [PairLine.Word]) -> String {
    words.count == 2
      ? ColorPair.json(without: words[0].text, words[1].text) : ColorPair.json(without: nil, nil)
  }

  private static func text(of line: InputLines.Line) throws(WrongColor) -> String {
    if line.isCut {
      throw WrongColor(
        diagnostic: .init(
          .contrastLineTooLong, "this line is longer than \(lineLimit) bytes",
          at: SourceLocation(path, line: line.number),
          suggestion: "write one pair of colours a line"))
    }
    // The first line may begin with a byte order mark, and what is wrong needs a place.
    if line.number > 1, let text = String(validating: line.bytes, as: UTF8.self) { return text }
    var diagnostics: [Diagnostic] = []
    if let text = FileTree([path: line.bytes]).text(at: path, diagnostics: &diagnostics) {
      return text
    }
    throw WrongColor(
      diagnostic: .init(
        .contrastNotUtf8, "this line is not UTF-8 text",
        at: SourceLocation(
          path, line: line.number, column: diagnostics.first?.location?.column),
        suggestion: "write colours in ASCII, such as '#767676 on white'"))
  }
}
