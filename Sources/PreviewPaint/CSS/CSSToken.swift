/// A token of CSS Syntax Level 3, and where it begins.
struct CSSToken: Sendable {
  enum Kind: Hashable, Sendable {
    case ident(String)
    /// A name and the parenthesis after it.
    case function(String)
    case atKeyword(String)
    case hash(String)
    case string(String)
    /// `url(…)` without quotes, or a string or address that is broken off.
    case address
    case number(Double)
    case percentage(Double)
    case dimension(Double, unit: String)
    /// A run of white space.
    case blank
    /// Any other character, brackets and separators among them.
    case mark(UInt8)
  }

  var kind: Kind
  /// Bytes of the text.
  var range: Range<Int>
  /// Counted from 1.
  var line: Int
  /// Counted from 1, in UTF-8 bytes.
  var column: Int

  func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: character)) }

  /// The closing bracket, when the token opens something.
  var closing: CSSToken.Kind? {
    switch kind {
    case .function, .mark(UInt8(ascii: "(")): .mark(UInt8(ascii: ")"))
    case .mark(UInt8(ascii: "[")): .mark(UInt8(ascii: "]"))
    case .mark(UInt8(ascii: "{")): .mark(UInt8(ascii: "}"))
    default: nil
    }
  }
}
