/// What a stylesheet names and writes: its custom properties and its literals.
public struct StylesheetScan: Sendable {
  /// A piece of the text and where it begins; columns count UTF-8 bytes.
  public struct Piece: Equatable, Sendable {
    /// The piece as written.
    public var text: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in UTF-8 bytes.
    public var column: Int
  }

  /// Custom properties in `var(…)`.
  public private(set) var uses: [Piece] = []
  /// Custom properties the stylesheet sets itself.
  public private(set) var declared: Set<String> = []
  /// Colours, lengths and durations written out. A function is named without its arguments.
  public private(set) var literals: [Piece] = []

  /// Reads a stylesheet, broken or not.
  public init(_ text: String) {
    let tokenizer = CSSTokenizer(text)
    let tokens = CSSTokenizer.tokens(of: text)
    let selectorColons = Self.selectorColons(tokens)
    var depth = 0
    var isValue = false
    var isInVar = false
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .mark(UInt8(ascii: ":")): isValue = depth > 0 && !selectorColons[index]
      case .mark(UInt8(ascii: ";")): isValue = false
      case .mark(UInt8(ascii: "{")):
        depth += 1
        isValue = false
      case .mark(UInt8(ascii: "}")):
        depth = max(0, depth - 1)
        isValue = false
      case .ident(let name) where name.hasPrefix("--"):
        let piece = Piece(text: name, line: token.line, column: token.column)
        if isValue || isInVar { uses.append(piece) } else { declared.insert(name) }
      default:
        guard isValue, Self.isLiteral(token.kind) else { break }
        var text = String(decoding: tokenizer.bytes[token.range], as: UTF8.self)
        if case .function(let name) = token.kind { text = name }
        literals.append(Piece(text: text, line: token.line, column: token.column))
      }
      if token.kind != .blank { isInVar = token.kind == .function("var") }
    }
  }

  /// Whether the token is a colon of a nested selector: a brace comes before the semicolon.
  private static func selectorColons(_ tokens: [CSSToken]) -> [Bool] {
    var isBeforeBrace = false
    var found = [Bool](repeating: false, count: tokens.count)
    for index in tokens.indices.reversed() {
      guard case .mark(let byte) = tokens[index].kind else { continue }
      switch byte {
      case UInt8(ascii: "{"): isBeforeBrace = true
      case UInt8(ascii: ";"), UInt8(ascii: "}"): isBeforeBrace = false
      case UInt8(ascii: ":"): found[index] = isBeforeBrace
      default: break
      }
    }
    return found
  }

  private static let lengthUnits: Set<String> = [
    "px", "rem", "em", "pt", "pc", "cm", "mm", "in", "ch", "ex", "lh", "rlh", "ms", "s",
  ]

  private static let colorFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch",
  ]

  private static let colorNames: Set<String> = [
    "black", "white", "red", "green", "blue", "yellow", "orange", "purple", "gray", "grey", "pink",
    "brown", "cyan", "magenta", "teal", "navy", "silver", "maroon", "olive", "lime", "aqua",
    "fuchsia", "indigo", "violet", "gold",
  ]

  private static func isLiteral(_ kind: CSSToken.Kind) -> Bool {
    switch kind {
    case .hash: return true
    case .function(let name): return colorFunctions.contains(name)
    case .ident(let name): return colorNames.contains(name)
    case .dimension(let value, let unit):
      let isHairline = unit == "px" && value.magnitude == 1
      return value != 0 && lengthUnits.contains(unit) && !isHairline
    default: return false
    }
  }
}
