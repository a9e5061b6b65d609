import SwiftSymbols

/// Tells which colours somebody has chosen as one: those of a gradient, or of a list such as the
/// hues of a splash.
struct ColorGroups {
  /// What colours are part of.
  enum Group: Hashable {
    /// A gradient, by the index of its call.
    case gradient(Int)
    /// The literal of an array, by its offset.
    case list(Int)
  }

  private let file: LintFile
  private let code: BlankedCode

  init(in file: LintFile) {
    self.file = file
    code = BlankedCode(file.uses.text)
  }

  /// The outermost gradient that a colour is part of, or the list.
  func group(of range: Range<Int>, at place: SwiftUses.Surroundings) -> Group? {
    let gradient = file.ancestors(place).last {
      file.uses.calls[$0.call].name.hasSuffix("Gradient")
    }
    if let gradient { return .gradient(gradient.call) }
    return list(around: range.lowerBound).map(Group.list)
  }

  /// Where the array opens that a colour is an element of.
  ///
  /// - Returns: `nil` for a value of a dictionary, which belongs to its key.
  private func list(around offset: Int) -> Int? {
    var depth = 0
    var colons = 0
    var isBehindComma = false
    for index in stride(from: offset - 1, through: 0, by: -1) {
      switch code.bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth > 0 {
          depth -= 1
        } else if code.bytes[index] == UInt8(ascii: "(") {
          guard Self.makers.contains(word(before: index)) else { return nil }
          (colons, isBehindComma) = (0, false)
        } else {
          return code.bytes[index] == UInt8(ascii: "[") && colons <= 0 && isLiteral(index)
            ? index : nil
        }
      case UInt8(ascii: ",") where depth == 0: isBehindComma = true
      case UInt8(ascii: ":") where depth == 0 && !isBehindComma: colons += 1
      case UInt8(ascii: "?") where depth == 0 && !isBehindComma: colons -= 1
      default: break
      }
    }
    return nil
  }

  /// Whether a bracket begins an array, and not a subscript, which follows what it is made on.
  private func isLiteral(_ open: Int) -> Bool {
    guard open > 0 else { return true }
    let before = code.bytes[open - 1]
    return !CodeWords.isPart(before) && !Array(")]?!".utf8).contains(before)
  }

  private func word(before offset: Int) -> String {
    let part = code.bytes[..<offset].reversed().prefix(while: CodeWords.isPart)
    return String(decoding: part.reversed(), as: UTF8.self)
  }

  /// What makes a colour, or a step of a gradient, of one.
  private static let makers: Set<String> = [
    "CGColor", "Color", "NSColor", "Stop", "UIColor", "init",
  ]
}
