/// Copies UTF-8 text, making line ends and odd characters uniform, and notes where lines begin.
///
/// A byte order mark at the start is dropped; `\r\n` and `\r` become `\n`; the noncharacters
/// that have a meaning in ``SourceText`` become U+FFFD when they stand in the text itself; `\~`
/// becomes one of them. NUL is left to libcmark, which writes U+FFFD for it.
struct LineNormalizer {
  private(set) var bytes: [UInt8] = []
  private(set) var lineOffsets: [Int] = [0]
  private(set) var hasEscapedTilde = false

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(text.count)
    var index = text.starts(with: Self.byteOrderMark) ? 3 : 0
    var copied = index
    func next(_ distance: Int) -> UInt8 {
      index + distance < text.count ? text[index + distance] : 0
    }
    while index < text.count {
      var substitute: (bytes: [UInt8], length: Int)?
      switch text[index] {
      case Byte.lineFeed:
        lineOffsets.append(bytes.count + index + 1 - copied)
      case Byte.carriageReturn:
        substitute = ([Byte.lineFeed], next(1) == Byte.lineFeed ? 2 : 1)
      case Byte.backslash where next(1) == Byte.tilde:
        substitute = (SourceText.escapedTilde, 2)
        hasEscapedTilde = true
      case Byte.backslash where next(1) == Byte.backslash:
        index += 1  // An escaped backslash escapes nothing.
      case 0xEF where next(1) == 0xB7 && (0x90...0x92).contains(next(2)):
        substitute = (Self.replacement, 3)
      default: break
      }
      guard let substitute else {
        index += 1
        continue
      }
      bytes += text[copied..<index]
      bytes += substitute.bytes
      index += substitute.length
      copied = index
      if substitute.bytes.last == Byte.lineFeed { lineOffsets.append(bytes.count) }
    }
    bytes += text[min(copied, text.count)...]
    if lineOffsets.last != bytes.count { lineOffsets.append(bytes.count) }
  }
}
