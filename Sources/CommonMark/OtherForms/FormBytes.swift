/// Questions about lines as bytes, which the forms of other tools are told by.
extension ArraySlice<UInt8> {
  /// The columns of blanks that it begins with.
  var indentation: Int {
    var columns = 0
    for byte in self {
      switch byte {
      case Byte.space: columns += 1
      case Byte.tab: columns += 4
      default: return columns
      }
    }
    return columns
  }

  var isBlankLine: Bool { allSatisfy(Byte.isBlank) }

  /// Without the blanks of its first columns, as far as it has them.
  func dropping(columns: Int) -> ArraySlice<UInt8> {
    var (rest, left) = (self, columns)
    while left > 0, let byte = rest.first, Byte.isBlank(byte) {
      left -= byte == Byte.tab ? 4 : 1
      rest = rest.dropFirst()
    }
    return rest
  }

  func hasPrefix(_ text: StaticString) -> Bool {
    first == text.utf8Start.pointee && count >= text.utf8CodeUnitCount
      && text.withUTF8Buffer { $0.elementsEqual(self.prefix($0.count)) }
  }

  /// Where a text begins; `nil` where it does not.
  func firstIndex(of text: StaticString) -> Int? {
    let first = text.withUTF8Buffer { $0[0] }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.hasPrefix(text) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// How many braces are open at its end, where some are at its start.
  func openBraces(after count: Int) -> Int {
    reduce(count) { count, byte in
      switch byte {
      case UInt8(ascii: "{"): count + 1
      case UInt8(ascii: "}"): count - 1
      default: count
      }
    }
  }

  /// The letters, digits, `-`, `_`, `.` and `:` at its start.
  var word: ArraySlice<UInt8> {
    prefix { Byte.isLetter($0) || Byte.isDigit($0) || "-_.:".utf8.contains($0) }
  }

  var text: String { String(decoding: self, as: UTF8.self) }
}

extension Byte {
  static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
  static func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
