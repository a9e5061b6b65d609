/// What a stylesheet names and writes: enough of CSS to find custom properties and literals.
public struct StylesheetScan: Sendable {
  /// A piece of the text and where it begins; columns count UTF-8 bytes.
  public struct Piece: Equatable, Sendable {
    public var text: String
    public var line: Int
    public var column: Int
  }

  /// Custom properties in `var(…)`.
  public private(set) var uses: [Piece] = []
  /// Custom properties the stylesheet sets itself.
  public private(set) var declared: Set<String> = []
  /// Colours, lengths and durations written out.
  public private(set) var literals: [Piece] = []

  /// Reads a stylesheet, broken or not.
  public init(_ text: String) {
    var words = Words(text)
    var isValue = false
    var previous = ""
    while let word = words.next() {
      switch word.text {
      case ":": isValue = words.isInsideBlock && !words.isSelector
      case ";", "{", "}": isValue = false
      default:
        if word.text.hasPrefix("--") {
          if isValue || previous == "var" { uses.append(word) } else { declared.insert(word.text) }
        } else if isValue, Self.isLiteral(word.text) {
          literals.append(word)
        }
      }
      if word.text != "(" { previous = word.text }
    }
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

  private static func isLiteral(_ word: String) -> Bool {
    if word.hasPrefix("#") || colorFunctions.contains(word) || colorNames.contains(word) {
      return true
    }
    let number = word.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard !number.isEmpty, let value = Double(number) else { return false }
    let unit = word.dropFirst(number.count).lowercased()
    let isHairline = unit == "px" && abs(value) == 1
    return value != 0 && lengthUnits.contains(unit) && !isHairline
  }
}

/// Splits a stylesheet into words and marks, leaving out comments, strings and addresses.
private struct Words {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  /// What the last look for the end of a declaration found, and where.
  private var end: (index: Int, isBrace: Bool) = (-1, false)

  init(_ text: String) { bytes = Array(text.utf8) }

  var isInsideBlock: Bool { depth > 0 }

  /// Whether the colon just read belongs to a nested selector: a brace comes before the semicolon.
  var isSelector: Bool {
    mutating get {
      // Every colon before the same end has the same answer, so the text is looked through once.
      if end.index < index {
        let ends = Set(";{}".utf8)
        let next = bytes[index...].firstIndex(where: ends.contains) ?? bytes.count
        end = (next, next < bytes.count && bytes[next] == UInt8(ascii: "{"))
      }
      return end.isBrace
    }
  }

  mutating func next() -> StylesheetScan.Piece? {
    skipBlanks()
    guard index < bytes.count else { return nil }
    let start = index
    if Self.isWordByte(bytes[index]) {
      while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    } else {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      index += 1
    }
    return StylesheetScan.Piece(
      text: String(decoding: bytes[start..<index], as: UTF8.self), line: line,
      column: start - lineStart + 1)
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"): advanceLine()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(until: bytes[index])
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        skipComment()
      default: return
      }
    }
  }

  private mutating func advanceLine() {
    index += 1
    line += 1
    lineStart = index
  }

  private mutating func skipString(until quote: UInt8) {
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\n") { return advanceLine() }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        index += 2
        return
      }
      if bytes[index] == UInt8(ascii: "\n") { advanceLine() } else { index += 1 }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "%"), UInt8(ascii: "+"):
      true
    default: byte >= 0x80
    }
  }
}
