import SwiftSymbols

/// The code of a file in which texts and comments are blank, so that a brace is a brace and a word
/// is a name. Offsets are those of the file.
struct BlankedCode {
  /// In UTF-8.
  let bytes: [UInt8]

  init(_ text: String) {
    var bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let end = Self.endOfBlank(at: index, in: bytes)
      for blank in index..<end where bytes[blank] != Self.newline {
        bytes[blank] = UInt8(ascii: " ")
      }
      index = max(end, index + 1)
    }
    self.bytes = bytes
  }

  private static let newline = UInt8(ascii: "\n")

  /// Where a text or comment that begins at an offset ends; the offset itself where none begins.
  private static func endOfBlank(at start: Int, in bytes: [UInt8]) -> Int {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    switch (bytes[start], next) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      return bytes[start...].firstIndex(of: newline) ?? bytes.count
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      var index = start + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return bytes.count
    case (UInt8(ascii: "\""), _):
      return endOfText(at: start, in: bytes)
    default:
      return start
    }
  }

  private static func endOfText(at start: Int, in bytes: [UInt8]) -> Int {
    let quote = UInt8(ascii: "\"")
    let isLong = bytes[start...].starts(with: [quote, quote, quote])
    var index = start + (isLong ? 3 : 1)
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") { depth += 1 }
        index += 1
      case UInt8(ascii: "(") where depth > 0: depth += 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      case quote where depth == 0:
        if !isLong { return index + 1 }
        if bytes[index...].starts(with: [quote, quote, quote]) { return index + 3 }
      case newline where !isLong: return index
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  /// What is written in a range.
  func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Where a name is used in a range: not as a label, and not as a member of something else.
  func places(of name: String, in range: Range<Int>) -> [Range<Int>] {
    let wanted = Array(name.utf8)
    let last = min(range.upperBound, bytes.count) - wanted.count
    guard let first = wanted.first, last >= range.lowerBound else { return [] }
    var found: [Range<Int>] = []
    for start in range.lowerBound...last
    where bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted) {
      let end = start + wanted.count
      let isLonger = end < bytes.count && (CodeWords.isPart(bytes[end]) || isColon(end))
      if !isLonger, isFree(start) { found.append(start..<end) }
    }
    return found
  }

  private func isColon(_ offset: Int) -> Bool { bytes[offset] == UInt8(ascii: ":") }

  /// Whether nothing, or `self` alone, is before a name.
  private func isFree(_ start: Int) -> Bool {
    guard start > 0 else { return true }
    if CodeWords.isPart(bytes[start - 1]) { return false }
    guard bytes[start - 1] == UInt8(ascii: ".") else { return true }
    return bytes[..<start].suffix(5).elementsEqual(Array("self.".utf8))
  }

  // MARK: Braces

  /// Where the brace that opens at an offset is closed, behind it.
  func end(ofBlockAt open: Int) -> Int? {
    var depth = 0
    for index in open..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }

  /// The first offset from one on that is not blank.
  func skipBlanks(from start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { !Self.isBlank($0) } ?? bytes.count
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == newline || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  /// The word at an offset; empty where there is none.
  func word(at start: Int) -> String {
    String(decoding: bytes[start...].prefix(while: CodeWords.isPart), as: UTF8.self)
  }
}
