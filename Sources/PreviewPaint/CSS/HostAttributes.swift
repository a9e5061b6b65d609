/// What the stylesheet of a shadow tree asks of the attributes of its host: all that stands between
/// square brackets in `:host(…)`.
public struct HostAttributes: Sendable {
  /// A test of one attribute.
  public struct Test: Equatable, Sendable {
    /// The name of the attribute, in lower case.
    public var name: StylesheetScan.Piece
    /// What the attribute has to be, letter for letter; `nil` where the test asks for less.
    public var value: StylesheetScan.Piece?
  }

  /// In the order of the text.
  public private(set) var tests: [Test] = []

  /// Reads a stylesheet, broken or not.
  public init(_ text: String) {
    let tokens = CSSTokenizer.tokens(of: text)
    var depth = 0
    var opening: Int?
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .function(let name):
        let isHost = name == "host" && index > 0 && tokens[index - 1].isMark(":")
        if depth > 0 || isHost { depth += 1 }
      case .mark(UInt8(ascii: "(")) where depth > 0: depth += 1
      case .mark(UInt8(ascii: ")")): depth = max(0, depth - 1)
      case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")): (depth, opening) = (0, nil)
      case .mark(UInt8(ascii: "[")) where depth > 0: opening = index
      case .mark(UInt8(ascii: "]")):
        guard let start = opening else { break }
        if let test = Self.test(tokens[(start + 1)..<index]) { tests.append(test) }
        opening = nil
      default: break
      }
    }
  }

  private static func test(_ tokens: ArraySlice<CSSToken>) -> Test? {
    let words = tokens.filter { $0.kind != .blank }
    guard let selector = AttributeSelector(tokens), let first = words.first else { return nil }
    var test = Test(
      name: .init(text: selector.name, line: first.line, column: first.column), value: nil)
    // The name and the sign stand before the value.
    if selector.test == .equals, !selector.ignoresCase, words.count > 2 {
      test.value = .init(text: selector.value, line: words[2].line, column: words[2].column)
    }
    return test
  }
}
