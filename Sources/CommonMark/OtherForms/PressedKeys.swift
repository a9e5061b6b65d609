/// Keys between two plus signs, `++ctrl+alt+x++`, as MkDocs has them.
struct PressedKeys {
  /// The names of the keys as they are shown.
  var keys: [String]
  /// Behind the last sign.
  var end: Int

  var html: [UInt8] { Array(keys.map { "<kbd>\($0)</kbd>" }.joined(separator: "+").utf8) }

  /// More than this many bytes are text.
  static let reach = 60

  /// The keys whose signs begin at `index`, and end on the same line.
  init?(at index: Int, of line: ArraySlice<UInt8>) {
    let before = index > line.startIndex ? line[index - 1] : Byte.space
    let text = line[index...].prefix(Self.reach)
    // `C++` has its signs behind a letter.
    guard !Self.isName(before), before != Self.plus, text.hasPrefix("++"),
      let close = text.dropFirst(2).firstIndex(of: "++"),
      line[(close + 2)...].first.map(Self.isName) != true,
      line[(close + 2)...].first != Self.plus
    else { return nil }
    let names = text[..<close].dropFirst(2)
      .split(separator: Self.plus, omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isName) }) else { return nil }
    keys = names.map { Self.shown($0.text) }
    end = close + 2
  }

  private static let plus = UInt8(ascii: "+")

  private static func isName(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || byte == Byte.hyphen
  }

  /// `arrow-up` as `Arrow Up`, `x` as `X`.
  private static func shown(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
